import { describe, expect, it } from "vitest";
import type { ContentNode } from "../../model/content/content-tree";
import { contentMdast } from "./content-mdast";
import { markdownText } from "./twin-text";

const context = {
  absolute: (address: string) => `https://docs.example.com${address}`,
  page: "https://docs.example.com/a/",
  windows: [
    {
      product: "gateway" as const,
      label: "3.8.x",
      from: "3.8.0",
      below: "3.9.0",
      released: "2025-04-09",
      until: null,
    },
    {
      product: "console" as const,
      label: "1.33.x",
      from: "1.33.0",
      below: "1.34.0",
      released: null,
      until: null,
    },
  ],
  rules: [],
};

const markdown = (...nodes: ContentNode[]): string => markdownText(contentMdast(nodes, context));
const element = (
  type: string,
  children: ContentNode[] = [],
  props: Record<string, string | number | boolean> = {},
): ContentNode => ({ type, props, children });

describe("Markdown of a page's content", () => {
  it("contains headings, emphasis, links and inline code", () => {
    expect(
      markdown(
        element("h2", ["Before you begin"], { id: "before" }),
        "\n",
        element("p", [
          element("strong", ["Read"]),
          " ",
          element("a", ["Docker"], { href: "/b/#c" }),
          ", set ",
          element("code", ["a|b"]),
          " and press ",
          element("Kbd", ["Ctrl"]),
          ".\nThen go on.",
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "## Before you begin

      **Read** [Docker](https://docs.example.com/b/#c), set \`a|b\` and press Ctrl. Then go on."
    `);
  });

  it("escapes text that Markdown would interpret", () => {
    expect(markdown(element("p", ["1. *not* a list, no <b>tag</b>"]))).toBe(
      "1\\. \\*not\\* a list, no \\<b>tag\\</b>",
    );
  });

  it("contains code samples with language and title, without highlighter markup", () => {
    const html = '<span class="line"><span class="token key">a</span>: &lt;b&gt;\n</span>';
    expect(markdown(element("CodeBlock", [], { language: "yaml", title: "a.yaml", html }))).toBe(
      '```yaml title="a.yaml"\na: <b>\n```',
    );
  });

  it("contains a diagram's source and its description", () => {
    const diagram = element("Diagram", [], {
      source: "flowchart LR\n a --> b\n",
      title: "Two",
      alt: "a leads to b.",
    });
    expect(markdown(diagram)).toBe("```mermaid\nflowchart LR\n a --> b\n```\n\nDiagram: Two. a leads to b.");
  });

  it("contains tabs as sections below the preceding heading", () => {
    expect(
      markdown(
        element("h3", ["Install"]),
        element("Tabs", [
          element("TabPanel", [element("h4", ["Check"]), element("p", ["apt"])], { label: "Linux" }),
          element("TabPanel", [element("p", ["brew"])], { label: "macOS" }),
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "### Install

      #### Linux

      #### Check

      apt

      #### macOS

      brew"
    `);
  });

  it("contains callouts as quotes, collapsed sections below their summary, and cards as a list", () => {
    expect(
      markdown(
        element("Admonition", [element("p", ["Data is lost."])], { type: "danger", title: "No way back" }),
        element("Details", [element("p", ["More."])], { summary: "Why" }),
        element("Cards", [element("Card", [element("p", ["Run it."])], { title: "Docker", href: "/b/" })]),
      ),
    ).toMatchInlineSnapshot(`
      "> **Danger: No way back**
      >
      > Data is lost.

      **Why**

      More.

      - [Docker](https://docs.example.com/b/)

        Run it."
    `);
  });

  it("contains task lists, and ordered lists that start at any number", () => {
    const box = element("input", [], { type: "checkbox", checked: true, disabled: true });
    expect(markdown(element("ul", [element("li", [box, " Done"])]))).toBe("- [x] Done");
    expect(markdown(element("ol", [element("li", ["Four"])], { start: 4 }))).toBe("4. Four");
  });

  it("contains tables, including those made from data", () => {
    const table = element("table", [
      element("thead", [element("tr", [element("th", ["Name"]), element("th", ["Value"])])]),
      element("tbody", [element("tr", [element("td", [element("code", ["a"])]), element("td", ["x | y"])])]),
    ]);
    expect(markdown(table)).toBe("| Name | Value |\n| - | - |\n| `a` | x \\| y |");
    expect(markdown(element("SupportWindows", [], { product: "gateway" }))).toBe(
      "| Version | Start date | Supported until |\n| - | - | - |\n| 3.8.x | April 9, 2025 | — |",
    );
  });

  it("links to a form that needs a browser", () => {
    expect(markdown(element("ResourceBuilder"))).toBe(
      "This part is a [form on the page](https://docs.example.com/a/).",
    );
  });
});

import { describe, expect, it } from "vitest";
import { textOf, walkElements, type ContentElement } from "../../../model/content/content-tree";
import { compileContent } from "../page/compile";
import { environmentAt, md, mdx, withFiles } from "../page/compile-fixture.test-support";
import { diagramKey, type DiagramSize } from "./diagram-sizes";
import { splitSource } from "../../reading/source";

function propsOf(text: string): Record<string, unknown>[] {
  const found: ContentElement[] = [];
  walkElements(md(text).compiled.tree, (element) => {
    if (["CodeBlock", "Diagram"].includes(element.type)) found.push(element);
  });
  return found.map(({ props }) => props ?? {});
}

describe("code fences", () => {
  it("have language, title and options", () => {
    const html = '<span class="line">a\n</span>';
    expect(propsOf('```TEXT title="values.yaml" numberLines wrap\na\n```\n\n~~~\na\n~~~\n')).toEqual([
      { language: "text", title: "values.yaml", html, numberLines: true, wrap: true },
      { language: "", html },
    ]);
  });

  it.each(["```{1}\na\n```", "```text {1}\na\n```", "```text{1}\na\n```", "```text{1, 2}\na\n```"])(
    "mark lines: %j",
    (fence) => {
      expect(propsOf(fence)).toMatchObject([{ html: '<span class="line marked">a\n</span>' }]);
    },
  );

  it("distinguish sessions from other code", () => {
    expect(propsOf("```console\n$ ls\n```\n\n```bash\n$ ls\n```\n").map(({ session }) => session)).toEqual([
      true,
      undefined,
    ]);
  });

  it("replace variables if the fence requests it", () => {
    const body = "v: {version.gateway} {product.name} {other}";
    const texts = propsOf(`\`\`\`text variables\n${body}\n\`\`\`\n\n\`\`\`text\n${body}\n\`\`\`\n`);
    expect(texts.map(({ html }) => html)).toEqual([
      '<span class="line">v: 3.8.1 the product {other}\n</span>',
      '<span class="line">v: {version.gateway} {product.name} {other}\n</span>',
    ]);
  });

  it("report unknown options, languages and variables at the fence", () => {
    const { problems } = md(
      '# A\n\n```bash foo bar="x"\nx\n```\n\n```nope\nx\n```\n\n```yaml variables\nv: {version.nope}\n```\n',
    );
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.md:3:1  \`bar="x"\` isn't an option for code fences
          options: title="…", {1,3-5}, numberLines, wrap, variables; for diagrams also alt="…" and height=N
      content/a.md:3:1  \`foo\` isn't an option for code fences
          options: title="…", {1,3-5}, numberLines, wrap, variables; for diagrams also alt="…" and height=N
      content/a.md:7:1  \`nope\` isn't a known code fence language, so the code is shown as plain text
      content/a.md:11:1  \`version.nope\` isn't a variable
          variables: product.name, version.gateway, version.console, version.cli"
    `);
  });

  it("aren't part of the page's text", () => {
    expect(textOf(md("a\n\n```\nb\n```\n").compiled.tree).trim()).toBe("a");
  });

  it("keep braces and tags as text in MDX", () => {
    const { problems, markup } = mdx("```text\n{x} <Y>\n```\n");
    expect(problems).toEqual([]);
    expect(markup).toContain("{x} &lt;Y&gt;");
  });
});

describe("diagrams", () => {
  it("have source, title, alternative text and height", () => {
    expect(propsOf('```mermaid title="T" alt="A" height=320\ngraph LR\n```\n')).toEqual([
      { source: "graph LR", title: "T", alt: "A", height: "320" },
    ]);
  });

  const source = "graph LR\nA --> B";
  const drawing = diagramKey(source);
  const treeWith = (size: DiagramSize, meta = "") =>
    withFiles({}, (root) =>
      compileContent(splitSource("content/a.md", `\`\`\`mermaid ${meta}\n${source}\n\`\`\`\n`), {
        ...environmentAt(root),
        diagramSizes: { [drawing]: size },
      }),
    ).tree;

  it("have their measured size and their stored drawing", () => {
    const props = { source, width: "412", height: "96", drawing };
    expect(treeWith([412, 96])).toEqual([{ type: "Diagram", props }]);
  });

  it("have their stored drawing even with a height of their own", () => {
    expect(treeWith([412, 96], "height=320")).toEqual([
      { type: "Diagram", props: { source, height: "320", drawing } },
    ]);
  });

  it("are rendered by Mermaid if their drawing couldn't be stored", () => {
    const props = { source, width: "412", height: "96" };
    expect(treeWith([412, 96, "unstored"])).toEqual([{ type: "Diagram", props }]);
  });
});

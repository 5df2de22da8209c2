import { describe, expect, it } from "vitest";
import type { ContentNode } from "../../model/content/content-tree";
import { cutPassage } from "./cut-passage";
import { markWords } from "./mark-words";
import { plainText } from "./plain-text";
import { sectionNodes } from "./section-nodes";

const element = (type: string, children: ContentNode[], props = {}): ContentNode => ({
  type,
  props,
  children,
});
const heading = (id: string, level = "h2") => element(level, [id], { id });
const paragraph = (text: string) => element("p", [text]);

describe("the section of a page below a heading", () => {
  const tree = [
    paragraph("Beginning."),
    heading("first"),
    paragraph("One."),
    heading("below", "h3"),
    paragraph("Two."),
    element("Steps", [
      element("Step", [heading("step", "h3"), paragraph("Three.")]),
      element("Step", [heading("next", "h3"), paragraph("Four.")]),
    ]),
  ];
  const textOf = (anchor: string) => plainText(sectionNodes(tree, "/a/", anchor)).trim();

  it("ends at the next heading of any level, even inside steps", () => {
    expect(["", "first", "below", "step", "next", "none"].map(textOf)).toEqual([
      "Beginning.",
      "One.",
      "Two.",
      "Three.",
      "Four.",
      "",
    ]);
  });

  it("has no IDs from its page, and its hash links lead to that page", () => {
    const link = element("a", ["there"], { href: "#there", id: "x" });
    const elsewhere = element("a", ["b"], { href: "/b/" });
    expect(sectionNodes([element("p", [link, elsewhere], { id: "y" })], "/a/", "")).toEqual([
      element("p", [element("a", ["there"], { href: "/a/#there" }), element("a", ["b"], { href: "/b/" })]),
    ]);
  });

  it("omits components that need their page, and wrappers around content", () => {
    const nodes = [
      { type: "Diagram", props: { code: "x" } },
      { type: "img", props: { src: "x" } },
      element("FilterableTable", [paragraph("kept")]),
      { type: "CodeBlock", props: { html: "x" } },
    ];
    expect(sectionNodes(nodes, "/a/", "").map((node) => (node as { type: string }).type)).toEqual([
      "p",
      "CodeBlock",
    ]);
  });
});

describe("the quoted passage of a section", () => {
  const long = (word: string) => paragraph(`${word} ${"filler ".repeat(100)}`);

  it("is the whole section if it is short", () => {
    const nodes = [paragraph("One port."), paragraph("Two.")];
    expect(cutPassage(nodes, ["port"])).toEqual({ passage: nodes, isCut: false });
  });

  it("is the part with the most words from the question, and as much around it as fits", () => {
    const nodes = [
      long("intro"),
      paragraph("Before."),
      long("port listen"),
      paragraph("After."),
      long("end"),
    ];
    const { passage, isCut } = cutPassage(nodes, ["port", "listen"]);
    expect(passage).toEqual(nodes.slice(1, 4));
    expect(isCut).toBe(true);
  });

  it("contains complete code samples", () => {
    const code = { type: "CodeBlock", props: { html: "<span>line</span>\n".repeat(200) } };
    expect(cutPassage([long("port"), code], ["line"]).passage).toContain(code);
  });

  const cells = (texts: string[], type = "td") =>
    element(
      "tr",
      texts.map((text) => element(type, [text])),
    );
  const table = element("table", [
    element("thead", [cells(["Option", "Default", "What it does"], "th")]),
    element(
      "tbody",
      Array.from({ length: 40 }, (_, row) =>
        row === 30
          ? cells(["acks", "all", "With acks=0 nobody waits."])
          : cells([`other ${row}`, "", "Waits."]),
      ),
    ),
  ]);

  it("contains only the matching rows of a table, with the column name before each cell", () => {
    const labelled = (name: string, text: string) => element("dd", [element("span", [name, ": "]), text]);
    expect(cutPassage([table], ["acks", "0"])).toEqual({
      passage: [
        element("dl", [
          element("dt", ["acks"]),
          labelled("Default", "all"),
          labelled("What it does", "With acks=0 nobody waits."),
        ]),
      ],
      isCut: true,
    });
    expect(cutPassage([table], ["nothing"]).passage).toEqual([]);
  });

  it("has prose and steps before table rows", () => {
    const prose = paragraph("What acks are.");
    const { passage } = cutPassage([table, prose], ["acks"]);
    expect(passage.map((node) => (typeof node === "string" ? node : node.type))).toEqual(["p", "dl"]);
  });

  it("keeps the numbers of list items", () => {
    const items = Array.from({ length: 9 }, (_, item) => element("li", [item > 5 ? "port" : "x"]));
    const [list] = cutPassage([element("ol", items)], ["port"]).passage;
    expect(list).toMatchObject({ props: { start: 1 }, children: { length: 5 } });
  });

  it("is empty if the section is empty", () => {
    expect(cutPassage([], ["port"])).toEqual({ passage: [], isCut: false });
  });
});

describe("the words of a question", () => {
  it("are marked as whole words in upper or lower case, but not in code", () => {
    const code = { type: "CodeBlock", props: { html: "port" } };
    expect(markWords([element("p", ["Port, ports; (port)"]), code], ["port"])).toEqual([
      element("p", [
        { type: "mark", children: ["Port"] },
        ", ports; (",
        { type: "mark", children: ["port"] },
        ")",
      ]),
      code,
    ]);
  });

  it("can contain any characters", () => {
    expect(markWords(["a.b (c"], ["a.b", "", "(c"])).toEqual([
      { type: "mark", children: ["a.b"] },
      " ",
      { type: "mark", children: ["(c"] },
    ]);
    expect(markWords(["text"], [])).toEqual(["text"]);
  });
});

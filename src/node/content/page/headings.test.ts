import { describe, expect, it } from "vitest";
import { compileFiles, md, mdx } from "./compile-fixture.test-support";
import { assignHeadingIds } from "./headings";

const headingsOf = (text: string, compile = md) => {
  const { compiled } = compile(text);
  // Underlined headings work, but cause a warning.
  expect(compiled.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return assignHeadingIds(compiled.tree);
};
const idsOf = (text: string, compile = md) => headingsOf(text, compile).headings.map(({ id }) => id);

describe("heading IDs", () => {
  it.each([
    ["## Set up TLS", ["set-up-tls"]],
    ["## A & B", ["a--b"]],
    ["## Copy &amp; paste &copy; it", ["copy--paste--it"]],
    ["## `ssl.key` in *code*", ["sslkey-in-code"]],
    ["## 设置 TLS", ["设置-tls"]],
    ["## Größe", ["größe"]],
    ["## !!!\n\n## ???", ["section", "section-1"]],
    ["Setext\n===\n\nTwo\n---", ["setext", "two"]],
    ["## [Link](https://a.example) here", ["link-here"]],
    ["## A[^1]\n\n[^1]: x", ["a"]],
  ])("follow GitHub's rules: %j", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it("are numbered if they repeat, and never collide", () => {
    expect(idsOf("## Setup\n\n### Setup\n\n## Setup 1\n\n## Setup")).toEqual([
      "setup",
      "setup-1",
      "setup-1-1",
      "setup-2",
    ]);
  });

  it.each([
    ["md", md],
    ["mdx", mdx],
  ])("can be chosen in .%s, in every form of heading", (_format, compile) => {
    const text =
      "## A {#custom}\n\n## {#only}\n\n## `a` {#b.c}\n\nSetext {#set}\n---\n\n> ## Q {#q}\n\n- ## L {#l}\n\n## C {#标题} ##\n";
    expect(idsOf(text, compile)).toEqual(["custom", "only", "b.c", "set", "q", "l", "标题"]);
    expect(headingsOf(text, compile).headings.map((heading) => heading.text)).toEqual([
      "A",
      "",
      "a",
      "Setext",
      "Q",
      "L",
      "C",
    ]);
  });

  it("that are chosen aren't given to other headings, and a repeated one is numbered and reported", () => {
    const { compiled, problems } = compileFiles({
      "content/a.mdx": "## Setup\n\n## Other {#setup}\n\n### Third {#setup}\n",
    });
    expect(assignHeadingIds(compiled.tree).headings.map(({ id }) => id)).toEqual([
      "setup-2",
      "setup",
      "setup-1",
    ]);
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:5:1  the heading ID \`setup\` is used twice
          line 3 already uses it"
    `);
  });

  it("don't collide with IDs of other elements or old `<a name>` anchors", () => {
    const { headings, ids } = headingsOf('<a name="old"></a> <b id="x">y</b>\n\n## Old\n\n## X\n');
    expect(headings.map(({ id }) => id)).toEqual(["old-1", "x-1"]);
    expect(ids).toEqual(["old", "x", "old-1", "x-1"]);
  });

  it("of other elements are numbered if they repeat, together with the links to them inside", () => {
    const row = '<span id="option-topic">[topic](#option-topic)</span>\n\n';
    const { compiled } = md(row + row + "[first](#option-topic)\n");
    const { ids } = assignHeadingIds(compiled.tree);
    expect(ids).toEqual(["option-topic", "option-topic-1"]);
    const hrefs = JSON.stringify(compiled.tree).match(/(?<="href":")#[^"]*/g);
    expect(hrefs).toEqual(["#option-topic", "#option-topic-1", "#option-topic"]);
  });

  it("ignore a component's own id property, such as that of a glossary term", () => {
    const { headings, ids } = assignHeadingIds([
      { type: "p", children: [{ type: "Term", props: { id: "kms" }, children: ["KMS"] }] },
      { type: "h2", props: { id: "kms" }, children: ["Connect a KMS"] },
    ]);
    expect(headings.map(({ id }) => id)).toEqual(["kms"]);
    expect(ids).toEqual(["kms"]);
  });

  it("treat braces without an ID as text", () => {
    expect(idsOf("## A {x}\n\n## B {#}\n")).toEqual(["a-x", "b-"]);
  });

  it("come from the text that expressions return, and from headings in JSX", () => {
    const text = '## For {product.name}\n\n<h3 id="jsx">J</h3>\n\n<h3>K `x`</h3>\n';
    expect(idsOf(text, mdx)).toEqual(["for-the-product", "jsx", "k-x"]);
  });
});

describe("headings for the table of contents", () => {
  it("keep inline markup, without links, images and notes", () => {
    const text =
      "## `a` *b* [c](https://a.example) ![d](https://a.example/i.png)x<sup>2</sup>[^1]\n\n[^1]: n\n";
    const { compiled } = md(text);
    const { headings } = assignHeadingIds(compiled.tree);
    expect(headings).toEqual([
      {
        depth: 2,
        id: "a-b-c-x2",
        text: "a b c x2",
        content: [
          { type: "code", children: ["a"] },
          " ",
          { type: "em", children: ["b"] },
          " ",
          "c",
          " ",
          "x",
          { type: "sup", children: ["2"] },
        ],
      },
    ]);
  });

  it("are in page order, including those inside components", () => {
    const text = '## A\n\n<Details summary="s">\n\n### B\n\n</Details>\n\n:::note\n#### C\n:::\n';
    expect(headingsOf(text, mdx).headings.map(({ depth, id }) => [depth, id])).toEqual([
      [2, "a"],
      [3, "b"],
      [4, "c"],
    ]);
  });

  it("omit the footnotes heading, but its ID is reserved", () => {
    const { headings, ids } = headingsOf("## Fn a\n\nx[^a]\n\n[^a]: n\n");
    expect(headings.map(({ id }) => id)).toEqual(["fn-a-1"]);
    expect(ids).toEqual(["fnref-a", "footnote-label", "fn-a", "fn-a-1"]);
  });
});

import { describe, expect, test } from "vitest";
import { textOf } from "../../src/model/content/content-tree";
import { casePage, markdownPage, mdxPage } from "./compiled-page.test-support";

/** Variants in both formats, because the rules are the same. */
const formats = [
  ["md", markdownPage],
  ["mdx", mdxPage],
] as const;

describe.each(formats)("in .%s", (_format, page) => {
  test("head-dup-01: repeated headings have distinct IDs", () => {
    expect(
      page("## Configuration\n\ntext\n\n## Configuration\n\ntext\n\n## Configuration\n").headingIds,
    ).toEqual(["configuration", "configuration-1", "configuration-2"]);
  });

  test("head-dup-01, variant: a heading named like a numbered one doesn't collide with it", () => {
    const { headingIds } = page("## Usage\n\n## Usage 1\n\n## Usage\n\n## Usage\n");
    expect(new Set(headingIds).size).toBe(4);
    expect(headingIds.slice(0, 2)).toEqual(["usage", "usage-1"]);
  });

  test("head-dup-01, variant: letter case and markup don't make IDs different", () => {
    expect(page("## Set up\n\n## Set Up\n\n### **set** `up`\n").headingIds).toEqual([
      "set-up",
      "set-up-1",
      "set-up-2",
    ]);
  });

  test("head-version-03: versions that lose their dots have distinct IDs", () => {
    const { contents } = page("## 2.1.0\n\ntext\n\n## 21.0\n");
    expect(contents.map(({ id, text }) => [id, text])).toEqual([
      ["210", "2.1.0"],
      ["210-1", "21.0"],
    ]);
  });

  test("head-version-03, variant: a version with a letter, and one with a suffix", () => {
    expect(page("## v3.8.1\n\n## 3.8.1-rc.1\n").headingIds).toEqual(["v381", "381-rc1"]);
  });

  test("head-version-03, variant: a heading with only symbols has an ID", () => {
    const { headingIds } = page("## ???\n\n## !!!\n");
    expect(headingIds.every((id) => id !== "")).toBe(true);
    expect(new Set(headingIds).size).toBe(2);
  });

  test.each([
    ["## Setup {#custom-setup}\n", "custom-setup", "Setup"],
    ["## Use `x` {#use-x}\n", "use-x", "Use x"],
    ["### Über uns {#über}\n", "über", "Über uns"],
  ])("head-custom-mdx-07: %j has the chosen ID", (body, id, text) => {
    const { contents, problems } = page(body);
    expect(problems).toEqual([]);
    expect(contents.map((heading) => [heading.id, heading.text])).toEqual([[id, text]]);
  });

  test("head-code-angle-09: angle brackets in a heading's code are text", () => {
    const { contents, page: compiled } = page("### `/topics/<name>/lag`\n");
    expect(contents).toEqual([{ depth: 3, id: "topicsnamelag", text: "/topics/<name>/lag" }]);
    expect(textOf(compiled.headings[0]?.content ?? [])).toBe("/topics/<name>/lag");
  });

  test.each([
    ["## `Map<String, List<Long>>` -> `x`\n", "Map<String, List<Long>> -> x", "mapstring-listlong---x"],
    ["### `kcat -b <host>:<port>`, then **`<Enter>`**\n", "kcat -b <host>:<port>, then <Enter>", null],
    [
      "## [`<topic>-dlq`](https://example.com) and `</topic>`\n",
      "<topic>-dlq and </topic>",
      "topic-dlq-and-topic",
    ],
  ])("head-code-angle-09, variant: %j", (body, text, id) => {
    const { contents, page: compiled } = page(body);
    expect(contents.map((heading) => heading.text)).toEqual([text]);
    expect(textOf(compiled.headings[0]?.content ?? [])).toBe(text);
    if (id !== null) expect(contents[0]?.id).toBe(id);
  });

  test("head-code-html-10: tags in a heading's code don't become elements", () => {
    const { contents, page: compiled, elements } = page("## Use the `<b>` and `<script>` tags\n");
    expect(contents).toEqual([
      { depth: 2, id: "use-the-b-and-script-tags", text: "Use the <b> and <script> tags" },
    ]);
    const types = (compiled.headings[0]?.content ?? []).map((node) =>
      typeof node === "string" ? "text" : node.type,
    );
    expect(types).toEqual(["text", "code", "text", "code", "text"]);
    expect([...elements("b"), ...elements("script")]).toEqual([]);
  });

  test.each([
    ["an attribute that would run", "<img src=x onerror=alert(1)>", "img"],
    ["a style sheet that ends", "</style><style>body{display:none}", "style"],
    ["a comment that is open", "<!-- <iframe src=/>", "iframe"],
  ])("head-code-html-10, variant: %s", (_of, code, type) => {
    const { contents, elements, texts } = page(`## The \`${code}\` tag\n\n### ~~\`${code}\`~~\n`);
    expect(contents.map(({ text }) => text)).toEqual([`The ${code} tag`, code]);
    expect(texts("code")).toEqual([code, code]);
    expect(elements(type)).toEqual([]);
  });

  test("head-entity-12: entities become the characters they stand for", () => {
    expect(page("## Ops &amp; failover\n").contents).toEqual([
      { depth: 2, id: "ops--failover", text: "Ops & failover" },
    ]);
  });

  test.each([
    ["## a &lt; b\n", "a < b"],
    ["## Caf&eacute; &#x2192; go\n", "Café → go"],
  ])("head-entity-12, variant: %j", (body, text) => {
    expect(page(body).contents[0]?.text).toBe(text);
  });

  test("head-cjk-14: IDs in other scripts can be linked raw and encoded", () => {
    const { headingIds, page: compiled } = page(
      "## 设置 Kafka\n\n[raw](#设置-kafka) [encoded](#%E8%AE%BE%E7%BD%AE-kafka)\n",
    );
    expect(headingIds).toEqual(["设置-kafka"]);
    expect(compiled.links.map(({ anchor }) => anchor)).toEqual(["设置-kafka", "设置-kafka"]);
  });

  test.each([
    ["## Größe ändern\n", "größe-ändern"],
    ["## Настройка\n", "настройка"],
    ["## إعداد الشبكة\n", "إعداد-الشبكة"],
  ])("head-cjk-14, variant: %j", (body, id) => {
    const encoded = encodeURIComponent(id);
    const { headingIds, page: compiled } = page(
      `${body}\n[raw](#${id}) [encoded](#${encoded}) [small](#${encoded.toLowerCase()})\n`,
    );
    expect(headingIds).toEqual([id]);
    expect(compiled.links.map(({ anchor }) => anchor)).toEqual([id, id, id]);
  });

  test("head-double-h1-17: a title in the body in addition to the frontmatter title doesn't become a second h1", () => {
    const { contents, elements } = page("# Network\n\n## TLS\n");
    expect(elements("h1")).toEqual([]);
    expect(contents.map(({ text }) => text)).toEqual(["TLS"]);
  });

  test("head-double-h1-17, variant: additional titles become sections", () => {
    const { elements, contents } = page("# One\n\n# Two\n\n## Three\n");
    expect(elements("h1")).toEqual([]);
    expect(contents.map(({ depth, text }) => [depth, text])).toEqual([
      [2, "Two"],
      [2, "Three"],
    ]);
  });

  test("head-setext-18: an underlined paragraph is a heading everywhere, and a warning informs the author", () => {
    const { contents, problems } = page("Restart the broker.\n---\nNext.\n");
    expect(contents).toEqual([{ depth: 2, id: "restart-the-broker", text: "Restart the broker." }]);
    expect(problems.join("\n")).toMatch(/^content\/a\.mdx?:4:1 {2}.*heading/);
  });

  test("head-setext-18, variant: with an empty line before it, the line is a horizontal rule", () => {
    const { contents, problems, elements } = page("Restart the broker.\n\n---\nNext.\n");
    expect([contents, problems, elements("hr").length]).toEqual([[], [], 1]);
  });

  test("head-setext-18, variant: equals signs are also reported", () => {
    expect(page("Text\n===\n\nMore.\n").problems).toHaveLength(1);
  });
});

test("head-double-h1-17, variant: without a title in the frontmatter, the body's first heading is the title", () => {
  expect(casePage({ "content/a.md": "# Network\n\n## TLS\n" }).page.title).toBe("Network");
});

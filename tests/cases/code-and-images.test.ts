import { describe, expect, test } from "vitest";
import type { ContentElement } from "../../src/model/content/content-tree";
import { codeText, markdownPage, mdxPage, propertyText } from "./compiled-page.test-support";

describe("code", () => {
  test.each([
    ['```yaml title="values {prod}.yaml" {2}\na: 1\nb: 2\n```\n', "values {prod}.yaml", 2],
    ['```yaml {1} title="two  words & {1,2}"\na: 1\nb: 2\n```\n', "two  words & {1,2}", 1],
    ["```yaml title='single {2}' {2}\na: 1\nb: 2\n```\n", "single {2}", 2],
  ])("code-meta-title-02: %j", (body, title, line) => {
    const { elements, problems } = markdownPage(body);
    const [block] = elements("CodeBlock");
    const props = block?.props ?? {};
    expect(problems).toEqual([]);
    expect([props.title, props.language]).toEqual([title, "yaml"]);
    expect(highlighted(block)).toEqual([line]);
  });

  test("code-range-empty-03: unusual ranges highlight only existing lines", () => {
    const { elements } = markdownPage("```{1}\na\n```\n\n```bash {}\nb\n```\n\n```bash {9,3-1}\nc\n```\n");
    expect(elements("CodeBlock").map((block) => [block.props?.language, highlighted(block)])).toEqual([
      ["", [1]],
      ["bash", []],
      ["bash", []],
    ]);
  });

  test.each([
    ["```bash {0}\na\n```\n", []],
    ["```bash {-1}\na\n```\n", []],
    ["```bash {1-99}\na\nb\n```\n", [1, 2]],
  ])("code-range-empty-03, variant: %j", (body, lines) => {
    expect(highlighted(markdownPage(body).elements("CodeBlock")[0])).toEqual(lines);
  });

  test("code-output-06: the output of a session is plain text", () => {
    const html = propertyText(
      markdownPage('```console\n$ echo "42 true"\n42 true\n```\n').elements("CodeBlock")[0],
      "html",
    );
    expect(html).toContain('<span class="line output">42 true\n</span>');
  });

  test.each([
    ["$ ls\nclass if 12\n", "class if 12"],
    ['$ ls\n"quoted" # no comment\n', "&quot;quoted&quot; # no comment"],
  ])("code-output-06, variant: %j", (session, output) => {
    const html = propertyText(
      markdownPage(`\`\`\`console\n${session}\`\`\`\n`).elements("CodeBlock")[0],
      "html",
    );
    expect(html.replaceAll('"quoted"', "&quot;quoted&quot;")).toContain(
      `<span class="line output">${output}\n</span>`,
    );
  });

  test("code-nested-07: a longer fence can contain a shorter one", () => {
    const { elements, texts } = markdownPage(
      '````md\n```bash\nls\n```\n````\n\n~~~yaml\nnote: "```"\n~~~\n\nAfter\n',
    );
    expect(elements("CodeBlock").map(codeText)).toEqual(["```bash\nls\n```\n", 'note: "```"\n']);
    expect(texts("p")).toEqual(["After"]);
  });

  test.each([
    ["a sample in a list ends with its item", "- one\n\n  ```bash\n  ls\n\nAfter\n", ["ls\n"]],
    ["a sample in a quotation ends with it", "> ```bash\n> pwd\n\nAfter\n", ["pwd\n"]],
    [
      "tildes hold backticks, as many as there are",
      "~~~md\n`````\n~~\n`````\n~~~\n\nAfter\n",
      ["`````\n~~\n`````\n"],
    ],
    [
      "fences of three depths",
      "`````md\n````md\n```\nx\n```\n````\n`````\n\nAfter\n",
      ["````md\n```\nx\n```\n````\n"],
    ],
  ])("code-nested-07, variant: %s", (_of, body, samples) => {
    for (const { elements, texts } of [markdownPage(body), mdxPage(body)]) {
      expect(elements("CodeBlock").map(codeText)).toEqual(samples);
      expect(texts("p")).toContain("After");
    }
  });

  test("code-prompt-05: a prompt in a bash sample is reported, because it would be copied", () => {
    expect(markdownPage("```bash\n$ kafka-topics --list\n```\n").problems.join("\n")).toMatch(
      /^content\/a\.md:4:1 {2}.*\n.*console/,
    );
  });

  test.each(["```sh\n$ a\n```\n", "```bash\necho 1\n$ b\n```\n", "- item\n\n  ```bash\n  $ c\n  ```\n"])(
    "code-prompt-05, variant: %j",
    (body) => {
      expect(markdownPage(body).problems).toHaveLength(1);
    },
  );

  test.each([
    "```bash\necho $HOME\n$HOME/bin/run\n```\n",
    "```console\n$ ls\n```\n",
    "```bash\n$(command)\n```\n",
  ])("code-prompt-05, variant: a variable at the start of a line isn't a prompt: %j", (body) => {
    expect(markdownPage(body).problems).toEqual([]);
  });
});

/** Numbers of the highlighted lines. */
function highlighted(block: ContentElement | undefined): number[] {
  return [...propertyText(block, "html").matchAll(/<span class="([^"]*\bline\b[^"]*)"/g)].flatMap(
    (match, index) => (/\bmarked\b/.test(match[1] ?? "") ? [index + 1] : []),
  );
}

describe("images", () => {
  test.each([
    ["![x](./no-such.png)\n", 4, 1],
    ["Text ![x](../img/no.svg) more.\n", 4, 6],
    ["- ![x][ref]\n\n[ref]: ./no.gif\n", 4, 3],
  ])("img-missing-03: %j is reported with its position", (body, line, column) => {
    const { problems } = markdownPage(body);
    expect(problems.join("\n")).toMatch(
      new RegExp(`^content/a\\.md:${line}:${column} {2}.*the image .* doesn't exist`),
    );
  });

  test("img-html-04: an image tag is treated like a Markdown image", () => {
    const { page, elements, problems } = mdxPage('<img src="./flow.png" alt="Flow" width="400" />\n', {
      "content/flow.png": "",
    });
    expect(problems).toEqual([]);
    expect(page.images).toEqual(["content/flow.png"]);
    expect(
      [...elements("img"), ...elements("Figure")].map(({ props }) => [props?.alt, props?.width]),
    ).toEqual([["Flow", "400"]]);
  });

  test.each([
    ["a tag of HTML without an end, in .md", markdownPage, '<img src="./flow.png" alt="Flow" width="400">\n'],
    ["a tag inside of a cell", mdxPage, '| A |\n| - |\n| <img src="flow.png" alt="Flow" width="400" /> |\n'],
    [
      "a tag inside of a link",
      mdxPage,
      '[<img src="./flow.png" alt="Flow" width="400" />](https://example.com)\n',
    ],
    ["a folder above", mdxPage, '<img src="../content/flow.png" alt="Flow" width="400" />\n'],
  ])("img-html-04, variant: %s", (_of, page, body) => {
    const { page: compiled, elements, problems } = page(body, { "content/flow.png": "" });
    expect(problems).toEqual([]);
    expect(compiled.images).toEqual(["content/flow.png"]);
    expect(
      [...elements("img"), ...elements("Figure")].map(({ props }) => [props?.alt, Number(props?.width)]),
    ).toEqual([["Flow", 400]]);
  });

  test.each([
    ["a missing file, in .md", markdownPage, '<img src="./flow.png" alt="Flow">\n'],
    ["a missing file in a sentence", mdxPage, 'Text <img src="./none.png" alt="" /> more.\n'],
  ])("img-html-04, variant: %s is reported with its position", (_of, page, body) => {
    expect(page(body).problems.join("\n")).toMatch(/^content\/a\.mdx?:4:\d+ {2}.*the image .* doesn't exist/);
  });
});

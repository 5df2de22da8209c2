import { describe, expect, test } from "vitest";
import { codeText, markdownPage, mdxPage } from "./compiled-page.test-support";

const formats = [
  ["md", markdownPage],
  ["mdx", mdxPage],
] as const;

describe.each(formats)("in .%s", (_format, page) => {
  test("toc-levels-01: the table of contents has levels 2 and 3, but deeper headings also have IDs", () => {
    const { contents, headingIds } = page("## A\n\n### B\n\n#### C\n\n##### D\n");
    expect(contents.map(({ depth, text }) => [depth, text])).toEqual([
      [2, "A"],
      [3, "B"],
    ]);
    expect(headingIds).toEqual(["a", "b", "c", "d"]);
  });

  test.each([
    [
      "a level that is left out",
      "## A\n\n#### C\n\n### B\n",
      [
        [2, "A"],
        [3, "B"],
      ],
    ],
    [
      "no level 2 at all",
      "### B\n\n### C\n",
      [
        [3, "B"],
        [3, "C"],
      ],
    ],
  ])("toc-levels-01, variant: a table of contents with %s", (_with, body, entries) => {
    expect(page(body).contents.map(({ depth, text }) => [depth, text])).toEqual(entries);
  });

  test("toc-fence-09: comments in a sample aren't headings", () => {
    const { contents, elements } = page(
      "## Real\n\n````md\n```bash\n# Not a heading\n## Also not\n```\n````\n",
    );
    expect(contents.map(({ text }) => text)).toEqual(["Real"]);
    expect(codeText(elements("CodeBlock")[0])).toBe("```bash\n# Not a heading\n## Also not\n```\n");
  });

  test.each([
    ["tildes, in a list", "- item\n\n  ~~~yaml\n  ## No\n  ~~~\n"],
    ["a numbered list", "1. one\n\n   ```properties\n   # No\n   ```\n"],
    ["a quotation", "> ```bash\n> # No\n> ## No\n> ```\n"],
    ["a sample that is never closed", "```bash\n## No\n\n### No\n"],
    ["an underline in a sample", "```text\nNo\n---\n```\n"],
  ])("toc-fence-09, variant: %s", (_where, body) => {
    const { contents, elements } = page(`## Real\n\n${body}`);
    expect(contents.map(({ text }) => text)).toEqual(["Real"]);
    expect(codeText(elements("CodeBlock")[0])).toContain("No\n");
  });
});

test("toc-partial-06: a partial's headings are in the table of contents, in order, with their own IDs", () => {
  const { contents } = mdxPage(
    "import Common from './_common.mdx'\n\n## Prerequisites\n\n<Common />\n\n## Next\n",
    {
      "content/_common.mdx": "## Prerequisites\n",
    },
  );
  expect(contents.map(({ id, text }) => [id, text])).toEqual([
    ["prerequisites", "Prerequisites"],
    ["prerequisites-1", "Prerequisites"],
    ["next", "Next"],
  ]);
});

test("toc-partial-06, variant: a partial that is shown twice", () => {
  const { headingIds } = mdxPage("import Common from './_common.mdx'\n\n<Common />\n\n<Common />\n", {
    "content/_common.mdx": "## Steps\n\n### One\n",
  });
  expect(headingIds).toEqual(["steps", "one", "steps-1", "one-1"]);
});

test("toc-partial-06, variant: a partial within a partial", () => {
  const { headingIds } = mdxPage("import Outer from './_outer.mdx'\n\n## Inner\n\n<Outer />\n", {
    "content/_outer.mdx": "import Inner from './_inner.mdx'\n\n## Outer\n\n<Inner />\n",
    "content/_inner.mdx": "## Inner\n",
  });
  expect(headingIds).toEqual(["inner", "outer", "inner-1"]);
});

test.each([
  ['<h2 id="two">Two</h2>', "two"],
  ["<h2>Two</h2>", "two"],
  ['<h3 id="2nd">Two</h3>', "2nd"],
])("toc-jsx-heading-10: %s is in the table of contents", (heading, id) => {
  const { contents, page } = mdxPage(`## One\n\n${heading}\n\n## Three\n`);
  expect(contents.map((entry) => [entry.id, entry.text])).toEqual([
    ["one", "One"],
    [id, "Two"],
    ["three", "Three"],
  ]);
  expect(page.ids).toContain(id);
});

test("toc-jsx-heading-10, variant: headings made by a component of the page", () => {
  const { headingIds } = mdxPage(
    'export const Part = ({ name }) => <h2>Part {name}</h2>\n\n<Part name="A" />\n\n## End\n',
  );
  expect(headingIds).toEqual(["part-a", "end"]);
});

import { expect, test } from "vitest";
import { contentOf, found } from "../../rule/content.test-support";
import { readDocument } from "../../document/content-document";
import { englishPatternsSchema } from "../../facts/english-patterns";
import { english, englishHints } from "./english";

const patterns = englishPatternsSchema.parse({
  fail: [
    { says: String.raw`\banew\b`, use: "again" },
    { says: String.raw`\bids?\b`, use: "ID", case: true },
    { says: String.raw`(^|[.] )Where [a-z][^.]+,`, use: "If", case: true, sentences: true },
    { says: String.raw`^- \*\*[^*]+ of [^*]+\.\*\*`, use: "**Noun noun.**", case: true, in: "changelog" },
    { says: String.raw`\bat the start\b`, use: "at startup" },
    { says: String.raw`\]\([^)]*\) has\b`, use: "[X] lists" },
  ],
  hints: [{ says: String.raw`\bmay\b`, use: "can" }],
});
const problems = (text: string, file = "content/a.mdx") =>
  found([english, englishHints], contentOf({ [file]: text }, { english: patterns }));
const said = (line: number, words: string, file = "content/a.mdx") =>
  `${file}:${line} a native writer wouldn't write "${words}"`;

test.each([
  ["code, addresses, tags and imports", "Run `anew`, see [keys](./anew.mdx), <Term id='anew'>key</Term>."],
  ["samples", "```text\nanew\n```"],
  ["properties that nobody reads", '<Card href="/anew/" title="Keys">\n\nA.\n\n</Card>'],
  ["ids of headings", "## Keys {#anew}"],
  ["other capitals where they count", "The ID"],
  [
    "headings, entries and cells, where a pattern is about sentences",
    "## Where it is, when\n\n- Where it is, now",
  ],
  ["release notes' patterns on other pages", "- **Order of keys.** Yes."],
])("not checked: %s", async (_what, text) => {
  expect(await problems(text)).toEqual([]);
});

test("paragraphs, headings, cells, list items, attributes, frontmatter and diagrams are checked", async () => {
  const page = [
    "---",
    "title: Start anew",
    "slug: anew",
    "---",
    "## Anew {#a}",
    "",
    "- anew",
    "",
    "| A |",
    "| - |",
    "| anew |",
    "",
    '<Card title="Anew" href="/a/">',
    "",
    "Begin **anew**, with an id.",
    "",
    "</Card>",
    "",
    '```mermaid title="A" alt="anew"',
    "A",
    "```",
  ].join("\n");
  expect(await problems(page)).toEqual([
    said(2, "anew"),
    said(5, "Anew"),
    said(7, "anew"),
    said(11, "anew"),
    said(13, "Anew"),
    said(15, "anew"),
    said(15, "id"),
    said(19, "anew"),
  ]);
});

test("a phrase is found across lines, and reported at the line where it ends", async () => {
  expect(await problems("Read it at\n  the start.\n\nThen [the list](a) has\nall.")).toEqual([
    said(2, "at the start"),
    said(4, "](x) has"),
  ]);
});

test("sentences are checked against sentence patterns, and release notes against their own", async () => {
  expect(await problems("Where it is off, nothing works.")).toEqual([said(1, "Where it is off,")]);
  const file = "content/changelog/Cli-0.1.0.mdx";
  expect(await problems("- **Order of keys.** Yes.", file)).toEqual([said(1, "- **Order of keys.**", file)]);
});

test("patterns that a person has to judge are reported as hints", async () => {
  expect(await problems("You may.")).toEqual([`${said(1, "may")} (hint)`]);
});

test("data, the site's own texts and documents for developers are checked", async () => {
  const content = contentOf(
    {},
    {
      english: patterns,
      data: [
        {
          file: "content/a.yaml",
          text: "name: A\ntype: anew\ndescription: >-\n  Read\n  anew.\n",
          prose: "",
        },
      ],
      siteTexts: [{ file: "src/site/a.ts", text: "", prose: '\n       "Start anew",' }],
      manuals: [readDocument("README.md", "Build anew.")],
    },
  );
  expect(await found(english, content)).toEqual([
    said(1, "anew", "README.md"),
    said(3, "anew", "content/a.yaml"),
    said(2, "anew", "src/site/a.ts"),
  ]);
});

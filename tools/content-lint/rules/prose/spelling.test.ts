import { beforeAll, expect, test } from "vitest";
import { formatProblem } from "../../../../src/model/problem/problem";
import { readDocument } from "../../document/content-document";
import { dataProse } from "../../document/data-prose";
import { siteTextProse } from "../../document/site-text-prose";
import { loadSpeller, type Speller } from "../../facts/speller";
import { misspellings } from "./spelling";

let speller: Speller;

beforeAll(async () => {
  speller = await loadSpeller(process.cwd());
}, 60_000);

const found = (file: string, prose: string) => misspellings(file, prose, speller).map(formatProblem);
const words = (prose: string) =>
  misspellings("a.mdx", prose, speller).map(({ line, column, message }) => [line, column, message]);

test("a misspelling is reported at its position, with a suggestion", () => {
  const page = ["---", "title: Rotate teh key", "---", "", "Clients **recieve** the key.", "Behaviour"].join(
    "\n",
  );
  expect(found("content/a.mdx", readDocument("content/a.mdx", page).prose)).toMatchInlineSnapshot(`
    [
      "content/a.mdx:2:15  "teh" isn't in any dictionary
        did you mean "the", "eth", "tech"? If the word is correct, add it to content/dictionary.txt. If readers type it, put it in backticks",
      "content/a.mdx:5:11  "recieve" isn't in any dictionary
        did you mean "receive", "relieve", "received"? If the word is correct, add it to content/dictionary.txt. If readers type it, put it in backticks",
      "content/a.mdx:6:1  "Behaviour" isn't in any dictionary
        did you mean "Behavior", "Behaviors", "Behaver"? If the word is correct, add it to content/dictionary.txt. If readers type it, put it in backticks",
    ]
  `);
});

test("text that readers don't see as prose isn't checked", () => {
  const page = [
    "---",
    "title: Keys",
    "slug: /wrnog/",
    "keywords: [wrnog]",
    "---",
    'import Wrnog from "./_wrnog.mdx";',
    "",
    "Run `wrnog`, see [keys](./wrnog.mdx), https://example.com/wrnog and wrnog@example.com, {version.wrnog}.",
    "",
    '<Card href="/wrnog/" title="Keys">SHA256, wrnog.yaml, /etc/wrnog/file, wrnog_topic, conduktor-wrnog</Card>',
    "",
    "<Wrnog />",
    "",
    '```yaml title="wrnog.yaml"',
    "wrnog: wrnog",
    "```",
  ].join("\n");
  expect(words(readDocument("a.mdx", page).prose)).toEqual([]);
});

test("titles, labels, descriptions, headings with an ID, tables and images are checked at their positions", () => {
  const page = [
    "---",
    "description: A wrnog thing.",
    "breaking:",
    "  - what: Wrnog.",
    "---",
    "## Wrnog {#wrnog}",
    ":::note Wrnog",
    "Well.",
    ":::",
    "> The wrnog",
    "> and the wrnog",
    "",
    '<Card title="wrnog" href="/a/">',
    "A wrnog.",
    "</Card>",
    "",
    "| Key | wrnog |",
    "| --- | ----- |",
    "| a   | wrnog |",
    "",
    "![wrnog](a.png)",
    "",
    '```mermaid title="wrnog" alt="The wrnog"',
    "wrnog",
    "```",
  ].join("\n");
  const places = words(readDocument("a.mdx", page).prose).map(([line, column]) => `${line}:${column}`);
  expect(places).toEqual([
    ...[
      "2:16",
      "4:11",
      "6:4",
      "7:9",
      "10:7",
      "11:11",
      "13:14",
      "14:3",
      "17:9",
      "19:9",
      "21:3",
      "23:19",
      "23:35",
    ],
  ]);
});

test("a CommonMark page is read as CommonMark", () => {
  expect(words(readDocument("a.md", "A {wrnog} and <b>wrnog</b>.\n").prose)).toHaveLength(2);
});

test("in data, texts are checked but not names", () => {
  const data = [
    "name: Wrnog one",
    "options:",
    "  - name: wrnogOption",
    "    type: wrnog",
    '    description: "The wrnog of `wrnog`."',
    "    example: wrnog",
    "limits:",
    "  - A wrnog limit",
  ].join("\n");
  const places = words(dataProse(data)).map(([line, column]) => `${line}:${column}`);
  expect(places).toEqual(["1:7", "5:23", "8:7"]);
});

test("in the site's texts, values are checked but not keys, comments and placeholders", () => {
  const source = [
    'import type { Wrnog } from "./wrnog";',
    "/** Texts of wrnog. */",
    "export const wrnogTexts = {",
    '  "wrnog.key": "The wrnog of {wrnog}",',
    '  "wrnog.long":',
    '    "Another wrnog",',
    "};",
  ].join("\n");
  const places = words(siteTextProse(source)).map(([line, column]) => `${line}:${column}`);
  expect(places).toEqual(["4:21", "6:14"]);
});

test("possessives, compounds and words in the site's dictionary are accepted, but not the company's name", () => {
  expect(words("Gateway's keystore, re-encrypted, doesn’t, ksqlDB")).toEqual([]);
  expect(words("Conduktor")).toHaveLength(1);
});

test("British spellings are reported, even those that American dictionaries accept", () => {
  expect(words("colour behaviour licence cancelled labelled towards")).toHaveLength(6);
});

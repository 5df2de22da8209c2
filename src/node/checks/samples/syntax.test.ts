import { describe, expect, test } from "vitest";
import type { Sample } from "./sample";
import { shellFindings } from "./shell-syntax";
import { syntaxFindings } from "./syntax";

const sample = (language: string, code: string): Sample => ({
  file: "content/a.mdx",
  line: 1,
  language,
  title: "",
  code,
  wrong: false,
  inline: false,
});
const findings = (language: string, code: string) =>
  syntaxFindings(sample(language, code)).map(({ line, message }) => `${line}: ${message}`);

describe("samples that are right", () => {
  test.each([
    ["yaml", "a: 1\n---\n- b\n- [c, d]"],
    ["json", '{ "a": [1, "…"] }'],
    ["json", '{"a":1}\n{"a":2}\n'],
    ["properties", "# comment\na.b=c\nlong=one \\\n  two\nempty="],
    [
      "hcl",
      'resource "a" "b" {\n  name = "x" # why\n  list = [\n    "y",\n  ]\n  text = <<EOT\nfree { text\nEOT\n  inner {\n  }\n}',
    ],
    ["sql", "-- it's a comment\nSELECT 'a;b' AS x\nFROM t;\n\nCREATE TABLE y (z INT);"],
    ["xml", '<?xml version="1.0"?>\n<a b="c">\n  <!-- <d> -->\n  <e/>\n</a>'],
    ["dockerfile", "FROM a\nRUN b \\\n  c\n# d"],
    ["text", "{ anything ["],
  ])("in %s have no findings", (language, code) => {
    expect(findings(language, code)).toEqual([]);
  });
});

describe("samples that are wrong", () => {
  test("are reported with the line and the reason", () => {
    expect({
      yaml: findings("yaml", "a: 1\n b: 2"),
      json: findings("json", '{\n  "a": 1,\n}').map((each) => each.slice(0, 17)),
      jsonEnd: findings("json", '{\n  "a": 1\n').map((each) => each.slice(0, 17)),
      properties: findings("properties", "a=b\nno property here"),
      hcl: findings("hcl", 'a {\n  b = "c\n}'),
      hclStatement: findings("hcl", "a {\n  b: c\n}"),
      sql: findings("sql", "SELECT a FROM b WHERE (c = 1"),
      sqlVerb: findings("sql", "SELECT a;\nSELEKT b;"),
      xml: findings("xml", "<a>\n  <b>\n</a>"),
      xmlAttribute: findings("xml", "<a b=c></a>"),
      dockerfile: findings("dockerfile", "FROM a\nRUNS b"),
    }).toMatchInlineSnapshot(`
      {
        "dockerfile": [
          "2: not an instruction of a Dockerfile: RUNS b",
        ],
        "hcl": [
          "2: \`"\` isn't closed",
        ],
        "hclStatement": [
          "2: neither a block nor an attribute: b: c",
        ],
        "json": [
          "3: not valid JSON",
        ],
        "jsonEnd": [
          "3: not valid JSON",
        ],
        "properties": [
          "2: not a property: no property here",
        ],
        "sql": [
          "1: \`(\` isn't closed",
        ],
        "sqlVerb": [
          "2: not a statement: SELEKT b",
        ],
        "xml": [
          "3: \`</a>\` closes nothing",
        ],
        "xmlAttribute": [
          "1: \`<\` starts no element",
        ],
        "yaml": [
          "1: not valid YAML: Nested mappings are not allowed in compact mappings",
          "1: not valid YAML: Implicit keys need to be on a single line",
        ],
      }
    `);
  });
});

test("bash reads scripts and the commands of sessions without running them, and names the line", () => {
  const found = shellFindings([
    sample("bash", "for a in b; do\n  echo $a\ndone"),
    sample("bash", "echo ok\nfor a in b; do\n  echo $a"),
    sample("console", "$ echo one\n(output that isn't bash"),
    sample("console", "$ echo 'one"),
    sample("bash", "touch /tmp/never-made-by-a-check; exit 3"),
  ]);
  expect(found?.map((findings) => findings.map(({ line, message }) => `${line}: ${message}`))).toEqual([
    [],
    [expect.stringMatching(/^\d: bash can't read it: syntax error/)],
    [],
    [expect.stringMatching(/^1: bash can't read it: unexpected EOF/)],
    [],
  ]);
});

import { describe, expect, test } from "vitest";
import type { Sample } from "../../document/sample";
import { shellFindings } from "./shell-syntax";
import { hasParser, syntaxFindings } from "./syntax";

const sample = (language: string, code: string): Sample => ({
  file: "content/a.mdx",
  line: 1,
  language,
  title: "",
  code,
  wrong: false,
  form: "fence",
});
const findings = async (language: string, code: string) =>
  (await syntaxFindings(sample(language, code))).map(({ line, message }) => `${line}: ${message}`);

describe("valid samples", () => {
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
    [
      "sql",
      "SELECT COUNT(*) AS n, CAST(a AS INT), CASE WHEN b THEN 1 ELSE -2 END c, d[1]->e\nFROM f LEFT JOIN g WITHIN 1 HOUR ON f.h = g.h WINDOW TUMBLING (SIZE 1 HOUR)\nWHERE i IN ('x', 'it''s') AND NOT (j IS NOT NULL OR k BETWEEN 1 AND 2.5)\nGROUP BY a, c HAVING COUNT(*) > 1 EMIT CHANGES LIMIT 3;",
    ],
    [
      "sql",
      "SET 'a' = 'b';\nCREATE OR REPLACE STREAM c (d VARCHAR KEY, e ARRAY<STRUCT<f INT, g DECIMAL(4, 2)>>) WITH (KAFKA_TOPIC = 'h', PARTITIONS = 1);\nCREATE TABLE i AS SELECT * FROM c;\nINSERT INTO c (d) VALUES ('1'), ('2');\nDROP STREAM IF EXISTS c DELETE TOPIC;",
    ],
    ["sql", "CREATE ROLE a LOGIN PASSWORD 'b';\nCREATE DATABASE c OWNER a"],
    ["sql", "SELECT * FROM \"web-orders\" WHERE record.header.source = 'shop' AND id REGEXP '^A$'"],
    ["docker", "FROM a"],
    ["xml", '<?xml version="1.0"?>\n<a b="c">\n  <!-- <d> -->\n  <e/>\n</a>'],
    ["dockerfile", "FROM a\nRUN b \\\n  c\n# d"],
    [
      "dockerfile",
      '# syntax=docker/dockerfile:1\nFROM a:1 AS b\nFROM c\nCOPY --from=b --chown=1:1 /d /e\nENV F=g\nCMD ["h"]',
    ],
    ["js", "const a = 1;\nreturn a > 0 && !b.includes('c');"],
    ["javascript", "import a from 'b';\nexport default () => a?.c ?? 1;"],
    ["js", "with (a) b();"],
    ["text", "{ anything ["],
  ])("in %s have no findings", async (language, code) => {
    expect(await findings(language, code)).toEqual([]);
  });
});

test("invalid samples are reported with the line and the reason", async () => {
  const wrong: [language: string, code: string][] = [
    ["yaml", "a: 1\n b: 2"],
    ["json", '{\n  "a": 1,\n}'],
    ["json", '{\n  "a": 1\n'],
    ["properties", "a=b\nno property here"],
    ["hcl", 'a {\n  b = "c\n}'],
    ["hcl", "a {\n  b: c\n}"],
    ["hcl", "a = = 1 2"],
    ["terraform", "a = 1\na = 2"],
    ["sql", "SELECT a FROM b WHERE (c = 1"],
    ["sql", "SELECT a FROM b;\n\nSELEKT c;"],
    ["sql", "SELECT FROM WHERE ORDER;"],
    ["sql", "SELECT a FROM b\nWHERE c = ;"],
    ["sql", "SELECT a, FROM b"],
    ["sql", "SELECT a FROM b WHERE c REGEXP 'd"],
    ["sql", "SELECT a FROM b EMIT;"],
    ["xml", "<a>\n  <b>\n</a>"],
    ["xml", "<a b=c></a>"],
    ["xml", "<a/>\n<b/>"],
    ["xml", "<a>&nothing;</a>"],
    ["dockerfile", "FROM a\nRUNS b"],
    ["docker", "FROM a\nRUNS b"],
    ["docker", "FROM a\nEXPOSE 80x"],
    ["docker", "RUN b"],
    ["docker", "FROM a\nCOPY b"],
    ["js", "const a = ;"],
    ["javascript", "a();\nfunction (b) {"],
  ];
  const found = await Promise.all(
    wrong.map(async ([language, code]) => {
      const [first = "nothing"] = await findings(language, code);
      // The rest of the JSON error message comes from Node.
      return `${language} ${language === "json" ? first.slice(0, 17) : first}`;
    }),
  );
  expect(found).toMatchInlineSnapshot(`
    [
      "yaml 1: the sample isn't valid YAML: Nested mappings are not allowed in compact mappings",
      "json 3: the sample isn",
      "json 3: the sample isn",
      "properties 2: "no property here" isn't a property",
      "hcl 2: the sample isn't valid HCL: Invalid multi-line string; Quoted strings may not be split over multiple lines. To produce a multi-line string, either use the \\n escape to represent a newline character or use the "heredoc" multi-line template syntax",
      "hcl 2: the sample isn't valid HCL: Argument or block definition required; An argument or block definition is required here. To set an argument, use the equals sign "=" to introduce the argument value",
      "hcl 1: the sample isn't valid HCL: Invalid expression; Expected the start of an expression, but found an invalid expression token",
      "terraform 2: the sample isn't valid HCL: Attribute redefined; The argument "a" was already set at sample.tf:1,1-2. Each argument may be set only once",
      "sql 1: the sample isn't valid SQL: \`(\` isn't closed",
      "sql 3: the sample isn't valid SQL: \`SELEKT\` can't begin a statement",
      "sql 1: the sample isn't valid SQL: something is missing after \`SELECT\`",
      "sql 2: the sample isn't valid SQL: something is missing after \`=\`",
      "sql 1: the sample isn't valid SQL: something is missing after \`,\`",
      "sql 1: the sample isn't valid SQL: \`'\` isn't closed or isn't valid SQL",
      "sql 1: the sample isn't valid SQL: something is missing after \`EMIT\`",
      "xml 2: the sample isn't well-formed XML: Opening and ending tag mismatch: "b" != "a"",
      "xml 1: the sample isn't well-formed XML: attribute "c" missed quot(")!",
      "xml 2: the sample isn't well-formed XML: Error constructing the DOM: HierarchyRequestError: Only one element can be added and only after doctype",
      "xml 1: the sample isn't well-formed XML: entity not found:&nothing;",
      "dockerfile 2: the sample isn't a valid Dockerfile: Unknown instruction: RUNS",
      "docker 2: the sample isn't a valid Dockerfile: Unknown instruction: RUNS",
      "docker 2: the sample isn't a valid Dockerfile: Invalid containerPort: 80x",
      "docker 1: the sample isn't a valid Dockerfile: No source image provided with \`FROM\`",
      "docker 2: the sample isn't a valid Dockerfile: COPY requires at least two arguments",
      "js 1: the sample isn't valid JavaScript: Unexpected token (1:10)",
      "javascript 2: the sample isn't valid JavaScript: Unexpected token (2:9)",
    ]
  `);
});

test("only languages with a parser count as parsed", () => {
  expect(["yaml", "hcl", "sql", "xml", "docker", "js", "nginx", "text"].filter(hasParser)).toEqual([
    "yaml",
    "hcl",
    "sql",
    "xml",
    "docker",
    "js",
  ]);
});

test("bash parses scripts and session commands without running them, and returns the line", async () => {
  const found = await shellFindings([
    sample("bash", "for a in b; do\n  echo $a\ndone"),
    sample("bash", "echo ok\nfor a in b; do\n  echo $a"),
    sample("console", "$ echo one\n(output that isn't bash"),
    sample("console", "$ echo 'one"),
    sample("bash", "touch /tmp/never-made-by-a-check; exit 3"),
  ]);
  expect(found?.map((findings) => findings.map(({ line, message }) => `${line}: ${message}`))).toEqual([
    [],
    [expect.stringMatching(/^\d: bash can't parse the sample: syntax error/)],
    [],
    [expect.stringMatching(/^1: bash can't parse the sample: unexpected EOF/)],
    [],
  ]);
});

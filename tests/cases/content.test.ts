import { describe, expect, test } from "vitest";
import { casePage, markdownPage, mdxPage, propertyText } from "./compiled-page.test-support";

const formats = [
  ["md", markdownPage],
  ["mdx", mdxPage],
] as const;

test.each([
  ["Call /clusters/{clusterId}/topics and set ${KAFKA_HEAP_OPTS}."],
  ["{a: 1} and {} and {{x}}"],
  ["A lone { brace and a lone } one."],
])("md-brace-02: braces in .md are text: %j", (text) => {
  const page = markdownPage(`${text}\n`);
  expect([page.text, page.problems]).toEqual([text, []]);
});

test("md-doublebrace-03: templates in .md are text, both in code and outside", () => {
  const page = markdownPage(
    "token: ${{ secrets.KEY }} and {{ .Values.image }}\n\nInline: `{{ .Values.image }}`\n",
  );
  expect(page.text).toBe("token: ${{ secrets.KEY }} and {{ .Values.image }} Inline: {{ .Values.image }}");
  expect(page.problems).toEqual([]);
});

test("md-doublebrace-03, variant: in a heading, a table and a link", () => {
  const page = markdownPage(
    "## {{ .Release.Name }}\n\n| {{ a }} |\n| --- |\n| {% if b %} |\n\n[{{ c }}](https://example.com)\n",
  );
  expect(page.text).toBe("{{ .Release.Name }} {{ a }}{% if b %} {{ c }}");
});

test("md-doublebrace-03, variant: inline code in .mdx", () => {
  expect(mdxPage("Inline: `{{ .Values.image }}` and `${{ x }}`\n").text).toBe(
    "Inline: {{ .Values.image }} and ${{ x }}",
  );
});

test.each([
  ["Choose {topic or group} before you continue.\n", 4, 1],
  ["Fine.\n\nA {b c} d.\n", 6, 1],
  ["- item {x y}\n", 4, 1],
])("md-brace-mdx-04: text in braces in .mdx is an error with its position and a hint: %j", (body, line) => {
  const { problems } = mdxPage(body);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^content/a\\.mdx:${line}:\\d+ {2}`));
  expect(problems[0]).toContain("\\{");
});

test("md-placeholder-08: placeholders in angle brackets are kept", () => {
  const page = markdownPage("Replace <cluster-id> with your id, then run `kcat -b <host>:9092`.\n");
  expect(page.text).toBe("Replace <cluster-id> with your id, then run kcat -b <host>:9092.");
});

test.each([
  ["Set <YOUR_KEY> and <your key>.", "Set <YOUR_KEY> and <your key>."],
  ["A <topic>-dlq and </topic> too.", "A <topic>-dlq and </topic> too."],
  ["a < b and c > d, 3<4", "a < b and c > d, 3<4"],
])("md-placeholder-08, variant: %j", (body, text) => {
  expect(markdownPage(`${body}\n`).text).toBe(text);
});

test("md-placeholder-08, variant: in .mdx an unclosed placeholder is an error with its position", () => {
  const { problems } = mdxPage("Replace <cluster-id> with your id.\n");
  expect(problems.join("\n")).toMatch(/^content\/a\.mdx:4:\d+ {2}/);
});

test.each([['export KAFKA_OPTS="-Xmx1g"'], ["import the topic first"], ["import x from 'y'"]])(
  "md-export-shell-10: %j in .md is text",
  (line) => {
    expect(markdownPage(`${line}\n`).text).toBe(line);
  },
);

describe.each(formats)("in .%s", (_format, page) => {
  test("md-table-pipe-12: an escaped pipe in code is a pipe", () => {
    const { texts, elements } = page("| Filter | Meaning |\n| --- | --- |\n| `a \\| b` | either |\n");
    expect(texts("td")).toEqual(["a | b", "either"]);
    expect(texts("code")).toEqual(["a | b"]);
    expect(elements("tr")).toHaveLength(2);
  });

  test.each([
    ["several bars in code", "`x\\|y\\|z`", "x|y|z"],
    ["a bar in plain text", "p \\| q", "p | q"],
    ["a bar in a link's address", "[p](https://example.com/?a=b\\|c)", "p"],
    ["bars alone, in strong code", "**`\\|\\|`**", "||"],
  ])("md-table-pipe-12, variant: %s, in the head and in the body", (_of, cell, text) => {
    const { texts, problems } = page(`| ${cell} | B |\n| - | - |\n| ${cell} | last |\n`);
    expect([texts("th"), texts("td"), problems]).toEqual([[text, "B"], [text, "last"], []]);
  });

  test("md-table-unescaped-13: a row with too many cells is reported, because its end would be lost", () => {
    const { problems } = page("| Filter | Meaning |\n| --- | --- |\n| `a | b` | either |\n");
    expect(problems.join("\n")).toMatch(/^content\/a\.mdx?:6:1 {2}.*3 cells.*2 columns/);
  });

  test("md-table-unescaped-13, variant: every such row is reported", () => {
    const { problems } = page("| A |\n| - |\n| 1 | 2 |\n| 3 |\n| 4 | 5 | 6 |\n");
    expect(problems.map((problem) => /:(\d+):/.exec(problem)?.[1])).toEqual(["6", "8"]);
  });

  test("md-table-unescaped-13, variant: a row with too few cells isn't an error", () => {
    expect(page("| A | B |\n| - | - |\n| 1 |\n").problems).toEqual([]);
  });

  test.each([
    ["a footnote that is used twice", "One[^a] two[^a].\n\n[^a]: Fixed in 2.3.0.\n", 4],
    [
      "variant: two, one with a name of several parts",
      "One[^a] two[^long-name.2].\n\n[^a]: A.\n\n[^long-name.2]: B.\n",
      4,
    ],
    [
      "variant: three uses, in a heading, a cell and a list",
      "## Head[^1]\n\n| A[^1] |\n| - |\n| b |\n\n- c[^1]\n\n[^1]: Note.\n",
      6,
    ],
    ["variant: a note that refers to another one", "One[^a].\n\n[^a]: See[^b].\n\n[^b]: There.\n", 4],
    [
      "variant: names like ids of the page's headings",
      "## fn-a\n\n## fnref-a\n\nOne[^a].\n\n[^a]: Note.\n",
      2,
    ],
  ])("md-footnote-ids-14: %s has distinct IDs and links that lead back", (_of, body, count) => {
    const { page: compiled, elements, problems } = page(body);
    const { ids } = compiled;
    expect(new Set(ids).size).toBe(ids.length);
    const links = elements("a").map((element) => propertyText(element, "href"));
    expect(links).toHaveLength(count);
    for (const link of links) expect(ids).toContain(decodeURIComponent(link.replace("#", "")));
    expect(problems).toEqual([]);
  });

  test.each([
    ["a mark without a note", "One[^x].\n", 4],
    ["a name with a blank", "One.\n\nTwo[^long name].\n\n[^long name]: With words.\n", 6],
    ["a name with a blank whose note is one word", "[^long name]: B.\n", 4],
    ["a note without a mark", "One.\n\n[^x]: Never shown.\n", 6],
  ])(
    "md-footnote-ids-14, variant: %s is reported with its line, because it leads nowhere",
    (_of, body, line) => {
      const [problem] = page(body).problems;
      expect(problem).toMatch(new RegExp(`^content/a\\.mdx?:${line}:\\d+ {2}.*(note|\\[\\^)`));
    },
  );

  test("md-footnote-ids-14, variant: escaped brackets and brackets in code are ordinary text", () => {
    const { text, problems } = page("Not \\[^x] and `[^a-z]`.\n");
    expect([text, problems]).toEqual(["Not [^x] and [^a-z].", []]);
  });

  test("md-directive-25: colons in prose are text", () => {
    const text = "Map topic:orders to alias:invoices at 10:30, port :9092, ::1 too.";
    expect(page(`${text}\n`).text).toBe(text);
  });

  test.each(["Use io:example:orders:v1 and a::b.", ":9092 is the port.", "Ratio 1:2:3, urn:isbn:123."])(
    "md-directive-25, variant: %j",
    (text) => {
      expect(page(`${text}\n`).text).toBe(text);
    },
  );

  test("md-admonition-title-26: admonitions can have a title with or without brackets", () => {
    const { elements, text, problems } = page(
      ":::warning Deprecated\nUse the new API.\n:::\n\n:::note[With label]\nText\n:::\n",
    );
    expect(elements("Admonition").map(({ props }) => [props?.type, props?.title])).toEqual([
      ["warning", "Deprecated"],
      ["note", "With label"],
    ]);
    expect(text).not.toContain(":::");
    expect(problems).toEqual([]);
  });

  test.each([
    [":::tip\nFine.\n:::\n", []],
    [":::caution Careful\nText\n:::\n", ["content/a"]],
    [":::note Never closed\n\nText\n", ["content/a"]],
  ])("md-admonition-title-26, variant: %j", (body, problems) => {
    const { text, problems: found } = page(body);
    expect(found.map((problem) => problem.slice(0, 9))).toEqual(problems);
    expect(text).not.toMatch(/^:::|:::$/);
  });

  test("md-inline-html-28: a tag at the start of a paragraph doesn't affect its Markdown", () => {
    const { elements, texts } = page('<img src="/img/k.svg" alt="logo" /> Run `kcat` **now**.\n');
    expect(elements("img").map(({ props }) => props?.alt)).toEqual(["logo"]);
    expect([texts("code"), texts("strong")]).toEqual([["kcat"], ["now"]]);
  });

  test.each(["<kbd>Ctrl</kbd> then **go**.", "<sub>1</sub> of **go**", "<em>so</em> **go**"])(
    "md-inline-html-28, variant: %j",
    (body) => {
      expect(page(`${body}\n`).texts("strong")).toEqual(["go"]);
    },
  );

  test.each([
    ['<p style="color:red">Hot</p>\n'],
    ['A <span style="color: red; font-weight: bold">word</span>.\n'],
    ['<td style="">x</td>\n'],
  ])("md-style-attr-29: %j can't crash the page", (body) => {
    const { elements, problems } = page(body);
    const styled = ["p", "span", "td"]
      .flatMap(elements)
      .filter(({ props }) => typeof props?.style === "string");
    expect(styled).toEqual([]);
    expect(problems.join("\n")).toMatch(/^content\/a\.mdx?:4:\d+ {2}.*`style`/);
  });
});

test.each([
  ["3.10", "3.10"],
  ["1.0", "1.0"],
  ["007", "007"],
])("md-title-number-19: the unquoted title %s is rejected, with instructions", (title) => {
  const { problems } = casePage({ "content/a.md": `---\ntitle: ${title}\n---\n\nText.\n` });
  expect(problems.join("\n")).toMatch(/^content\/a\.md:2:1 {2}.*put it in quotes/);
});

test("md-title-number-19, variant: a quoted title is kept unchanged", () => {
  expect(casePage({ "content/a.md": '---\ntitle: "3.10"\n---\n' }).page.title).toBe("3.10");
});

test.each(["2025-01-07", "2025-01-07T10:00:00Z", "2025-1-7"])(
  "md-title-date-20: the title %s is shown as written or rejected",
  (title) => {
    const { page, problems } = casePage({ "content/a.md": `---\ntitle: ${title}\n---\n\nText.\n` });
    expect(problems.length > 0 || page.title === title).toBe(true);
    expect(page.title).not.toMatch(/GMT|T00:00:00/);
  },
);

test("md-admonition-tab-27: an admonition in an indented tab is in its panel", () => {
  const { elements, problems, text } = mdxPage(
    '<Tabs>\n  <Tab value="docker" label="Docker">\n\n  :::tip\n  Use a volume.\n  :::\n\n  </Tab>\n</Tabs>\n',
  );
  expect(problems).toEqual([]);
  const [panel] = elements("TabPanel");
  expect(panel?.props?.value).toBe("docker");
  expect(JSON.stringify(panel)).toContain('"type":"Admonition"');
  expect(text).toContain("Use a volume.");
});

test.each([
  ["<Steps>\n\n### One\n\n:::warning Stop\nNow.\n:::\n\n</Steps>\n"],
  ["- item\n\n  :::note\n  Inside.\n  :::\n"],
  ["> :::note\n> Quoted.\n> :::\n"],
])("md-admonition-tab-27, variant: %j", (body) => {
  const { elements, problems } = mdxPage(body);
  expect([elements("Admonition").length, problems]).toEqual([1, []]);
});

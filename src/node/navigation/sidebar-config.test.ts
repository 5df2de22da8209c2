import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { parseSidebar } from "./sidebar-config";

const parse = (yaml: string) => {
  const { entries, problems } = parseSidebar("content/x/sidebar.yaml", yaml);
  return { entries, problems: problems.map(formatProblem).join("\n") };
};

describe("parseSidebar", () => {
  it("reads every form of an entry, in written order, with its line", () => {
    const { entries, problems } = parse(`# comment
- index
- doc: how-to/a
  label: A
- doc: how-to/b
- label: Site
  link: https://a.example
- autogenerate: how-to
- label: Plain
  items: [c]
- label: With page
  doc: d/index
  items:
    - e
    - label: Inner
      category: true
      items:
        - f
- label: Listing
  category:
    slug: all-of-it
    description: What is here
  items:
    - g
`);
    expect(problems).toBe("");
    expect(entries).toEqual([
      { type: "doc", id: "index", label: null, line: 2 },
      { type: "doc", id: "how-to/a", label: "A", line: 3 },
      { type: "doc", id: "how-to/b", label: null, line: 5 },
      { type: "link", label: "Site", href: "https://a.example", line: 6 },
      { type: "autogenerate", directory: "how-to", line: 8 },
      {
        type: "category",
        label: "Plain",
        doc: null,
        listing: null,
        items: [{ type: "doc", id: "c", label: null, line: 10 }],
        line: 9,
      },
      {
        type: "category",
        label: "With page",
        doc: "d/index",
        listing: null,
        items: [
          { type: "doc", id: "e", label: null, line: 14 },
          {
            type: "category",
            label: "Inner",
            doc: null,
            listing: { slug: "inner", description: null },
            items: [{ type: "doc", id: "f", label: null, line: 18 }],
            line: 15,
          },
        ],
        line: 11,
      },
      {
        type: "category",
        label: "Listing",
        doc: null,
        listing: { slug: "all-of-it", description: "What is here" },
        items: [{ type: "doc", id: "g", label: null, line: 24 }],
        line: 19,
      },
    ]);
  });

  it("reports every invalid entry at its line and keeps the valid ones", () => {
    const { entries, problems } = parse(`- good
- label: A
  items: [a]
  category: 5
- label: B
  items: [a]
  category: { slug: "A B", title: x }
- label: C
  items: []
- page: x
- 5
-
- doc: x
  lable: y
- autogenerate: 5
- link: /x/
- label: D
  items: { a: b }
- label: E
  items:
    - doc: d
      hidden: true
    - [x]
    - also-good
- label: F
`);
    expect(problems).toMatchInlineSnapshot(`
      "content/x/sidebar.yaml:2:1  \`category\`: found the number 5, true or a set of keys is expected
      content/x/sidebar.yaml:5:1  \`category.slug\`: found "A B", lower-case letters, digits and dashes is expected
      content/x/sidebar.yaml:5:1  \`category.title\`: unknown key
      content/x/sidebar.yaml:8:1  \`items\`: found [], a list of at least 1 is expected
      content/x/sidebar.yaml:10:1  not a sidebar entry: {"page":"x"}
          an entry is a page id, or has one of items, link, doc, autogenerate
      content/x/sidebar.yaml:11:1  not a sidebar entry: 5
          an entry is a page id, or has one of items, link, doc, autogenerate
      content/x/sidebar.yaml:12:1  not a sidebar entry: null
          an entry is a page id, or has one of items, link, doc, autogenerate
      content/x/sidebar.yaml:13:1  \`lable\`: unknown key, did you mean \`label\`? Known keys: doc, label
      content/x/sidebar.yaml:15:1  \`autogenerate\`: found the number 5, text is expected; put it in quotes
      content/x/sidebar.yaml:16:1  \`label\`: is missing, text is expected
      content/x/sidebar.yaml:17:1  \`items\`: found {"a":"b"}, a list is expected
      content/x/sidebar.yaml:21:1  \`hidden\`: unknown key. Known keys: doc, label
      content/x/sidebar.yaml:23:1  not a sidebar entry: ["x"]
          an entry is a page id, or has one of items, link, doc, autogenerate
      content/x/sidebar.yaml:25:1  not a sidebar entry: {"label":"F"}
          an entry is a page id, or has one of items, link, doc, autogenerate"
    `);
    expect(entries.map((entry) => ("id" in entry ? entry.id : "label" in entry ? entry.label : ""))).toEqual([
      "good",
      "E",
    ]);
    expect(entries[1]).toMatchObject({ items: [{ id: "also-good", line: 24 }] });
  });

  it.each(["javascript:alert(1)", "'java\tscript:alert(1)'", "data:text/html,x", "docs/", "'#x'"])(
    "rejects a link to %s",
    (address) => {
      const { entries, problems } = parse(`- label: A\n  link: ${address}\n`);
      expect(entries).toEqual([]);
      expect(problems).toContain("content/x/sidebar.yaml:1:1  `link`: found");
    },
  );

  it("requires a list", () => {
    const problems = ["", "index", "items:\n  - a"].map((yaml) => parse(yaml).problems);
    expect(new Set(problems)).toEqual(
      new Set([
        "content/x/sidebar.yaml:1:1  a sidebar is a list\n    write each entry on a line that starts with a dash",
      ]),
    );
  });

  it("reports invalid YAML at its line", () => {
    expect(parse("- a\n- b: [\n").problems).toMatchInlineSnapshot(
      `"content/x/sidebar.yaml:3:1  not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]"`,
    );
  });
});

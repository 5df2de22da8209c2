import { expect, test } from "vitest";
import { pageFrontmatter } from "../../src/model/frontmatter";
import type { SearchRecord } from "../../src/model/search-record";
import { environmentAt, withFiles } from "../../src/node/content/compile-fixture";
import { compilePage } from "../../src/node/content/page";
import { pageRecords } from "../../src/node/search/page-records";

function recordsOf(body: string, extension: string): SearchRecord[] {
  const raw = `---\ntitle: A page\n---\n${body}`;
  const file = `content/a.${extension}`;
  return withFiles({}, (root) => {
    const page = compilePage(file, raw, pageFrontmatter, ({ title }) => title, environmentAt(root));
    return pageRecords(
      {
        ...{ path: "/docs/a/", title: page.title, description: null, group: "Docs", product: "Docs" },
        ...{ kind: "docs", docsTag: "docs-docs-current", language: "en", keywords: [], weight: 50 },
      },
      page.tree,
    );
  });
}

const textOf = (records: readonly SearchRecord[]) =>
  records.flatMap(({ content }) => content ?? []).join("\n");

test.each(["md", "mdx"])("rec-cells-08, variant: words stay apart in every block of .%s", (extension) => {
  const text = textOf(
    recordsOf(
      [
        "| Key | Default |\n| --- | --- |\n| `acks` | **all** |\n| a<br/>b | c |",
        "1. one\n2. two\n   - three",
        "> quoted\n\nafter",
        "line<br/>break",
        "- [ ] open\n- [x] done",
        "First[^1]\n\n[^1]: Note.",
      ].join("\n\n"),
      extension,
    ),
  );
  for (const glued of [
    "acksall",
    "ab",
    "onetwo",
    "twothree",
    "quotedafter",
    "linebreak",
    "opendone",
    "FirstNote",
  ])
    expect(text.replaceAll("\n", "\u0000")).not.toMatch(
      new RegExp(`(^|[^\\p{L}])${glued}($|[^\\p{L}])`, "u"),
    );
  for (const word of [
    "acks",
    "all",
    "one",
    "two",
    "three",
    "quoted",
    "after",
    "line",
    "break",
    "open",
    "done",
  ])
    expect(text).toMatch(new RegExp(`(^|[^\\p{L}])${word}($|[^\\p{L}])`, "mu"));
});

test.each([
  ["a link", "## [TLS](https://example.com) settings\n\nUse port 9093.\n", "TLS settings"],
  ["code", "## `TLS` settings\n\nUse port 9093.\n", "TLS settings"],
  ["an id of its own", "## TLS settings {#tls}\n\nUse port 9093.\n", "TLS settings"],
])("rec-anchor-label-02, variant: a heading with %s is its words alone", (_with, body, heading) => {
  const records = recordsOf(body, "mdx");
  expect(records.map(({ hierarchy }) => hierarchy.lvl2).filter(Boolean)).toEqual([heading, heading]);
  expect(textOf(records)).toBe("Use port 9093.");
  expect(JSON.stringify(records)).not.toMatch(/Direct link|#tls\}/);
});

test.each([
  ["equal rows", "| A |\n| - |\n| same |\n| same |\n", 2],
  ["equal samples", "```\nsame\n```\n\n```\nsame\n```\n", 2],
  ["equal sections", "## Usage\n\nsame\n\n## Usage\n\nsame\n", 2],
])("rec-dup-id-06, variant: %s are records with ids of their own", (_kind, body, count) => {
  const records = recordsOf(body, "md");
  expect(records.filter(({ content }) => content === "same")).toHaveLength(count);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

test.each([
  ["a setext heading", "Restart the broker.\n===\nNext.\n"],
  ["braces", "Call /clusters/{clusterId}/topics.\n"],
])("rec-slash-dup-05, variant: with %s every address has its slash before the anchor", (_with, body) => {
  for (const { url } of recordsOf(body, "md")) expect(url).toMatch(/^\/docs\/a\/(#.+)?$/);
});

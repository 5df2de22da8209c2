import { expect, test } from "vitest";
import { pageFrontmatter } from "../../src/node/content/page/frontmatter";
import type { SearchRecord } from "../../src/model/search/search-record";
import {
  environmentAt,
  withFiles,
  type ContentFiles,
} from "../../src/node/content/page/compile-fixture.test-support";
import { compilePage } from "../../src/node/content/page/page";
import { pageRecords } from "../../src/node/search/records/page-records";
import type { SiteConfig } from "../../src/site/schema";
import siteConfig from "../../src/site/site.config";
import { compileSite } from "../../bench/search/compile-site";

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

test.each(["md", "mdx"])("rec-cells-08, variant: words stay separate in every block of .%s", (extension) => {
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
])("rec-anchor-label-02, variant: a heading with %s contains only its words", (_with, body, heading) => {
  const records = recordsOf(body, "mdx");
  expect(records.map(({ hierarchy }) => hierarchy.lvl2).filter(Boolean)).toEqual([heading, heading]);
  expect(textOf(records)).toBe("Use port 9093.");
  expect(JSON.stringify(records)).not.toMatch(/Direct link|#tls\}/);
});

test.each([
  ["equal rows", "| A |\n| - |\n| same |\n| same |\n", 2],
  ["equal samples", "```\nsame\n```\n\n```\nsame\n```\n", 2],
  ["equal sections", "## Usage\n\nsame\n\n## Usage\n\nsame\n", 2],
])("rec-dup-id-06, variant: %s are records with distinct IDs", (_kind, body, count) => {
  const records = recordsOf(body, "md");
  expect(records.filter(({ content }) => content === "same")).toHaveLength(count);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

/** A site of one section, made of files below `content/`. */
const site: SiteConfig = {
  ...siteConfig,
  language: "en",
  locales: [{ tag: "en", label: "English", direction: "ltr" }],
  documentation: {
    sections: [
      { id: "gateway", label: "Gateway", directory: "gateway", routeBase: "/gateway/", area: "gateway" },
    ],
  },
};

const recordsOfSite = (files: ContentFiles): SearchRecord[] =>
  withFiles(files, (root) => compileSite(root, site));

const excluded = "---\ntitle: Ports\nsearch: false\n---\n\n## Zebrafish\n\ntext zebrafish\n";
const found = "---\ntitle: Names\n---\n\ntext ostrich\n";

test.each([
  ["the page of a section", { "content/gateway/index.md": excluded }],
  ["variant: the page of a folder inside of it", { "content/gateway/tls/index.mdx": excluded }],
  [
    "variant: the page that a category leads to, with a listing",
    {
      "content/gateway/tls/index.md": excluded,
      "content/gateway/sidebar.yaml": "- label: TLS\n  doc: tls/index\n  category: true\n  items: [names]\n",
    },
  ],
  ["variant: an article", { "content/articles/faq.mdx": excluded }],
])("rec-exclude-04: %s that opts out has no records, and other pages have theirs", (_what, files) => {
  const records = recordsOfSite({ "content/gateway/names.md": found, ...files });
  expect(JSON.stringify(records)).not.toMatch(/zebrafish/i);
  expect(records.map(({ content }) => content)).toContain("text ostrich");
});

test.each([
  [
    "old addresses of its own",
    { "content/gateway/tls.md": page("redirect_from: [/old, /gateway/ssl]") },
    "/gateway/tls/",
  ],
  ["a chosen segment without slashes", { "content/gateway/tls.md": page("slug: ssl") }, "/gateway/ssl/"],
  [
    "a chosen address without its last slash",
    { "content/gateway/tls.md": page("slug: /gateway/ssl") },
    "/gateway/ssl/",
  ],
  ["the address of a folder", { "content/gateway/tls/index.mdx": page("") }, "/gateway/tls/"],
])(
  "rec-slash-dup-05, variant: a page with %s has one spelling, with the slash before the anchor",
  (_with, files, address) => {
    const urls = recordsOfSite({
      ...files,
      "content/redirects.yaml": "/gateway/former: /gateway/names\n",
      "content/gateway/names.md": found,
    }).map(({ url }) => url);
    expect(new Set(urls)).toEqual(new Set([address, `${address}#names`, "/gateway/names/"]));
  },
);

function page(frontmatter: string): string {
  return `---\ntitle: TLS\n${frontmatter}\n---\n\nText.\n\n## Names\n\nMore.\n`;
}

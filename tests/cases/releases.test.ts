import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { releaseFrontmatter } from "../../src/node/content/page/frontmatter";
import { formatProblem } from "../../src/model/problem/problem";
import { byVersion, neighbours, parseReleaseName, releaseName } from "../../src/model/release/release";
import { groupByLine, groupByMonth, type ListedRelease } from "../../src/model/release/release-list";
import { environmentAt, withFiles } from "../../src/node/content/page/compile-fixture.test-support";
import { compilePage } from "../../src/node/content/page/page";
import { checkReleaseForm } from "../../src/node/content/page/release-form";
import { splitSource } from "../../src/node/reading/source";
import { markdownOf } from "../../src/model/content/content-markdown";
import { textOf, type ContentNode } from "../../src/model/content/content-tree";
import { feedHtml } from "../../src/node/feeds/feed-html";
import { markdownPage, mdxPage } from "./compiled-page.test-support";
import { releaseFeeds } from "../../src/node/feeds/release-feeds";

/** Releases in the list's form, all with the same date unless one is given. */
function listed(names: readonly string[], dates: readonly string[] = []): ListedRelease[] {
  return names.map((name, index) => {
    const id = parseReleaseName(name);
    if (!id) throw new Error(`${name} is no release`);
    const date = dates[index] ?? "2025-04-18";
    return {
      ...id,
      date,
      name,
      path: `/changelog/${name}/`,
      summary: null,
      kinds: [],
      breaking: [],
      security: [],
      words: "",
    };
  });
}

/** The names by line, as the list of releases shows them, and each line in the order of its pages' links. */
function ordersOf(releases: readonly ListedRelease[]) {
  const lines = groupByLine(releases).map((group) => group.releases.map(({ name }) => name));
  const pagers = lines.map(([latest = ""]) => {
    const names: string[] = [];
    let current = releases.find(({ name }) => name === latest) ?? null;
    while (current) {
      names.push(current.name);
      current = neighbours(current, releases).previous;
    }
    return names;
  });
  return { lines, pagers };
}

test.each([
  [
    ["Console-1.33.0", "Console-1.4.0", "Gateway-3.8.1", "Gateway-3.10.0", "Cli-0.5.0", "Cli-0.10.0"],
    [
      ["Console-1.33.0", "Console-1.4.0"],
      ["Gateway-3.10.0", "Gateway-3.8.1"],
      ["Cli-0.10.0", "Cli-0.5.0"],
    ],
  ],
  // Variants: pre-releases, and two-digit numbers in every position.
  [
    ["Gateway-3.9.0", "Gateway-3.10.0-rc.2", "Gateway-3.10.0", "Gateway-3.10.0-rc.10"],
    [["Gateway-3.10.0", "Gateway-3.10.0-rc.10", "Gateway-3.10.0-rc.2", "Gateway-3.9.0"]],
  ],
  [
    ["Cli-0.9.10", "Cli-0.10.9", "Cli-0.9.9", "Cli-10.0.0"],
    [["Cli-10.0.0", "Cli-0.10.9", "Cli-0.9.10", "Cli-0.9.9"]],
  ],
])("chg-lines-02: %j are sorted by number within their line, on every page", (names, lines) => {
  expect(ordersOf(listed(names))).toEqual({ lines, pagers: lines });
});

test("chg-lines-02, variant: dates don't change the order of versions, but in one month the list is sorted by date", () => {
  const releases = listed(
    ["Gateway-3.8.2", "Gateway-3.10.0", "Gateway-3.9.0"],
    ["2025-05-09", "2025-05-02", "2025-04-30"],
  );
  expect(releases.toSorted(byVersion).map(releaseName)).toEqual([
    "Gateway-3.10.0",
    "Gateway-3.9.0",
    "Gateway-3.8.2",
  ]);
  // Only the list by month is sorted by date, because a fix for an old line is news on its own date.
  expect(groupByMonth(releases, String).map((group) => group.releases.map(({ name }) => name))).toEqual([
    ["Gateway-3.8.2", "Gateway-3.10.0"],
    ["Gateway-3.9.0"],
  ]);
});

/** Compiles a release's body. @returns its text and all problems, in the form a build prints */
function releaseOf(
  file: string,
  body: string,
): { text: string; tree: readonly ContentNode[]; problems: string[] } {
  const raw = `---\nversion: "0.5.0"\nline: Cli\ndate: 2025-04-18\nsummary: Templates.\n---\n${body}`;
  return withFiles({}, (root) => {
    const page = compilePage(file, raw, releaseFrontmatter, () => "CLI 0.5.0", environmentAt(root));
    const form = checkReleaseForm(splitSource(file, raw), "Cli-0.5.0", page.frontmatter);
    return {
      tree: page.tree,
      text: textOf(page.tree).replace(/\s+/g, " ").trim(),
      problems: [...page.problems, ...form].map(formatProblem),
    };
  });
}

const braces = "Values `{{ .cluster }}` and {{ .topic }} now work.";

test.each([
  ["a bullet", `## Fixes\n\n- **Templates.** ${braces}\n`],
  // Variants: other places where a release can quote them.
  ["a section", `## Fixes\n\n### Templates\n\n${braces}\n`],
  ["a table", `## Fixes\n\n### Templates\n\n| Value |\n| --- |\n| ${braces} |\n`],
])("chg-brace-03: braces in %s of a release in .md are text", (_place, body) => {
  const { text, problems } = releaseOf("content/changelog/Cli-0.5.0.md", body);
  expect(text).toContain("{{ .cluster }} and {{ .topic }}");
  expect(problems).toEqual([]);
});

test("chg-brace-03, variant: in .mdx, braces are an error with the file and the line", () => {
  const { problems } = releaseOf(
    "content/changelog/Cli-0.5.0.mdx",
    `## Fixes\n\n- **Templates.** ${braces}\n`,
  );
  expect(problems.join("\n")).toMatch(/content\/changelog\/Cli-0\.5\.0\.mdx:9:\d+ {2}/);
});

test("chg-brace-03, variant: the case's own bullet, which can precede all sections like an overview", () => {
  const { text, problems } = releaseOf(
    "content/changelog/Cli-0.5.0.md",
    "- Template values `{{ .cluster }}` and {{ .topic }} now work\n",
  );
  expect(text).toBe("Template values {{ .cluster }} and {{ .topic }} now work");
  expect(problems).toEqual([]);
});

/** A release's body as readers of the three feeds get it, each feed read by a third-party parser. */
function feedsOf(tree: readonly ContentNode[]): string[] {
  const release = { line: "Cli", version: "0.5.0", date: "2025-04-18", summary: null } as const;
  const files = releaseFeeds([{ ...release, path: "/changelog/Cli-0.5.0/", tree: [...tree] }], {
    siteUrl: "https://docs.example.com",
    title: "Docs",
    language: "en",
    copyright: "",
    author: "",
  });
  const file = (name: string) => files.get(`/changelog/${name}`) ?? "";
  return [
    parseRssFeed(file("rss.xml")).items?.[0]?.content?.encoded ?? "",
    parseAtomFeed(file("atom.xml")).entries?.[0]?.content?.value ?? "",
    parseJsonFeed(file("feed.json")).items?.[0]?.content_html ?? "",
  ];
}

test.each([
  ["chg-brace-03", `${braces}\n`, "Values <code>{{ .cluster }}</code> and {{ .topic }} now work."],
  [
    "md-placeholder-08",
    "Replace <cluster-id> in `<host>`.\n",
    "Replace &lt;cluster-id&gt; in <code>&lt;host&gt;</code>.",
  ],
  ["md-table-pipe-12", "| A |\n| - |\n| `a \\| b` |\n", "<td><code>a | b</code></td>"],
  ["md-directive-25", "Map topic:orders at 10:30, ::1 too.\n", "Map topic:orders at 10:30, ::1 too."],
  [
    "link-query-hash-10",
    "[k8s](/gateway?tab=k8s#helm)\n",
    'href="https://docs.example.com/gateway/?tab=k8s#helm"',
  ],
  [
    "head-code-html-10",
    "### The `<img src=x onerror=alert(1)>` tag\n",
    "<code>&lt;img src=x onerror=alert(1)&gt;</code>",
  ],
])("%s: release feeds contain it as %j", (_case, body, html) => {
  const { tree, problems } = releaseOf(
    "content/changelog/Cli-0.5.0.md",
    `## Fixes\n\n### Entry\n\nText.\n\n${body}`,
  );
  expect(problems).toEqual([]);
  for (const feed of feedsOf(tree)) expect(feed).toContain(html);
});

test.each([
  ["img-html-04", "![Lag](./flow.png)\n", "<p><em>Lag</em></p>"],
  [
    "img-html-04",
    'Text <img src="./flow.png" alt="Lag" width="400"> more.\n',
    "<p>Text <em>Lag</em> more.</p>",
  ],
  [
    "img-html-04",
    "![Lag](https://example.com/flow.png)\n",
    '<img src="https://example.com/flow.png" alt="Lag">',
  ],
])(
  "%s: feeds, which don't know where images are published, contain its description: %j",
  (_case, body, html) => {
    const { page } = markdownPage(body, { "content/flow.png": "" });
    for (const feed of feedsOf(page.tree)) expect(feed).toContain(html);
  },
);

// Readers copy Markdown from the upgrade path, and people and programs read it again.
test.each([
  ["code-nested-07", "````md\n```bash\nls\n```\n````\n"],
  ["code-nested-07", '```yaml\nnote: "```"\n```\n'],
  ["code-nested-07", "Code with `` a`b `` and `` ` ``.\n"],
  ["md-brace-02", "Call {clusterId}, ${X} and {{ y }}.\n"],
  ["md-placeholder-08", "Replace <cluster-id>, a < b, `<host>`.\n"],
  ["md-table-pipe-12", "| A | B |\n| --- | --- |\n| `a \\| b` | p \\| q |\n"],
  ["md-directive-25", "Map topic:orders at 10:30, ::1 too.\n"],
  ["head-entity-12", "Write &amp;amp; and &amp;lt; as text, &amp; as well.\n"],
  ["head-setext-18", "1986\\. A year.\n\n\\# One.\n\n\\- Two.\n\n\\> Three.\n"],
  ["md-inline-html-28", "Not \\~~gone\\~~, ~/bin, a~b.\n"],
  ["md-inline-html-28", "~~gone~~ and **now**, 3. and - and # within.\n"],
  ["md-inline-html-28", "4. four\n5. five\n\n- [x] done\n- [ ] open\n"],
])("%s: it is unchanged after being written as Markdown and read again: %j", (_case, body) => {
  const once = markdownPage(body).page.tree;
  const again = markdownPage(`${markdownOf(once, (href) => href)}\n`);
  expect(again.problems).toEqual([]);
  expect(feedHtml(again.page.tree, "https://docs.example.com/")).toBe(
    feedHtml(once, "https://docs.example.com/"),
  );
});

test("md-admonition-title-26: as Markdown, an admonition, a tab and a collapsed section keep their titles", () => {
  const { page } = mdxPage(
    ':::warning Deprecated\nUse the new API.\n:::\n\n<Tabs>\n<Tab label="Helm">\n\nChart.\n\n</Tab>\n</Tabs>\n\n<Details summary="More">\n\nText.\n\n</Details>\n',
  );
  expect(markdownOf(page.tree, (href) => href)).toBe(
    "> **Deprecated**\n> \n> Use the new API.\n\n**Helm**\n\nChart.\n\n**More**\n\nText.",
  );
});

test("md-admonition-title-26: release feeds contain an admonition's title, but not its markers", () => {
  const { tree } = releaseOf(
    "content/changelog/Cli-0.5.0.md",
    "## Fixes\n\n### Entry\n\nText.\n\n:::warning Deprecated\nUse the new API.\n:::\n",
  );
  for (const feed of feedsOf(tree)) {
    expect(feed).not.toContain(":::");
    expect(feed).toMatch(/Deprecated[^]*Use the new API\./);
  }
});

import { describe, expect, it } from "vitest";
import { packRecords, unpackPage } from "../../../model/search/search-index";
import type { SearchRecord } from "../../../model/search/search-record";
import { compileFiles, withFiles, environmentAt } from "../../content/page/compile-fixture.test-support";
import { pageFrontmatter } from "../../content/page/frontmatter";
import { compilePage } from "../../content/page/page";
import { pageRecords, type PageFacts } from "./page-records";

const facts: PageFacts = {
  path: "/docs/a/",
  title: "A page",
  description: null,
  group: "Docs",
  product: "Docs",
  kind: "docs",
  docsTag: "docs-docs-current",
  language: "en",
  keywords: [],
  weight: 50,
};

function recordsOf(text: string, more: Partial<PageFacts> = {}, file = "content/a.mdx"): SearchRecord[] {
  const raw = text.startsWith("---") ? text : `---\ntitle: A page\n---\n\n${text}`;
  return withFiles({}, (root) => {
    const page = compilePage(file, raw, pageFrontmatter, ({ title }) => title, environmentAt(root));
    expect(page.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    return pageRecords({ ...facts, title: page.title, ...more }, page.tree);
  });
}

const contents = (records: readonly SearchRecord[]) => records.flatMap(({ content }) => content ?? []);
const headings = (records: readonly SearchRecord[]) =>
  records.flatMap(({ type, hierarchy, url }) =>
    type === "content" || type === "lvl1" ? [] : [[type, hierarchy[type], url.split("#")[1]]],
  );

describe("pageRecords", () => {
  it("gives a table row with an ID its own address, and the text after it that of the heading", () => {
    const row = '| <span id="option-topic">[`topic`](#option-topic)</span> | text |';
    const records = recordsOf(
      `## Options\n\n| Option | Type |\n| - | - |\n${row}\n| \`limit\` | number |\n\nAfter.`,
    );
    const rows = records.filter(({ type }) => type === "content");
    expect(rows.map(({ content, url }) => [content, url])).toEqual([
      ["Option, Type", "/docs/a/#options"],
      ["topic · text", "/docs/a/#option-topic"],
      ["limit · number", "/docs/a/#options"],
      ["After.", "/docs/a/#options"],
    ]);
    expect(packRecords(records).pages[0]?.entries[2]).toEqual([0, "topic · text", "option-="]);
    expect(packRecords(records).pages.flatMap(unpackPage)).toEqual(records);
  });

  it("creates one record for the page, for each heading and for each piece of text", () => {
    const records = recordsOf(
      "First.\n\n## TLS settings\n\nUse port 9093.\n\n#### Deeper\n\nText.\n\n## Next",
      {
        keywords: ["mtls", "certificate"],
      },
    );
    expect(records.map(({ type, content, url }) => [type, content, url])).toEqual([
      ["lvl1", null, "/docs/a/"],
      ["content", "First.", "/docs/a/"],
      ["lvl2", null, "/docs/a/#tls-settings"],
      ["content", "Use port 9093.", "/docs/a/#tls-settings"],
      ["lvl4", null, "/docs/a/#deeper"],
      ["content", "Text.", "/docs/a/#deeper"],
      ["lvl2", null, "/docs/a/#next"],
    ]);
    expect(records[5]?.hierarchy).toEqual({
      lvl0: "Docs",
      lvl1: "A page",
      lvl2: "TLS settings",
      lvl3: null,
      lvl4: "Deeper",
      lvl5: null,
      lvl6: null,
    });
    expect(records[6]?.hierarchy).toMatchObject({ lvl2: "Next", lvl4: null });
    expect(records.map(({ keywords }) => keywords)).toEqual([
      "mtls, certificate",
      ...Array<null>(6).fill(null),
    ]);
    expect(records.map(({ weight }) => weight.position)).toEqual([0, 1, 0, 1, 0, 1, 0]);
    expect(records.map(({ weight }) => weight.level)).toEqual([100, 10, 90, 10, 70, 10, 90]);
  });

  it("includes the description, unless the text begins with it", () => {
    const found = (text: string, description: string) =>
      recordsOf(text, { description }).map(({ type, content }) => [type, content]);
    expect(found("First.", "What it is about.")).toEqual([
      ["lvl1", "What it is about."],
      ["content", "What it is about."],
      ["content", "First."],
    ]);
    expect(found("First of all.", "First of…")).toEqual([
      ["lvl1", "First of…"],
      ["content", "First of all."],
    ]);
  });

  it("includes the text of components: callouts, tabs, steps, cards, collapsed sections, terms, badges, keys", () => {
    const records = recordsOf(
      [
        ":::warning Before you block\nStart with `INFO`.\n:::",
        '<Tabs>\n<Tab label="Docker">\n\n:::tip\nUse a volume.\n:::\n\n</Tab>\n</Tabs>',
        "<Steps>\n\n### Start it\n\nRun it.\n\n</Steps>",
        '<Cards>\n<Card title="Network" href="/n/">\nCount the ports.\n</Card>\n</Cards>',
        '<Details summary="Why?">\nBecause.\n</Details>',
        'Press <Kbd>Ctrl</Kbd>+<Kbd>K</Kbd>, a <Badge>beta</Badge> of <Term id="interceptor">interceptors</Term>.',
        '<Since product="gateway" version="3.1.0" />',
      ].join("\n\n"),
    );
    expect(contents(records)).toEqual([
      "Before you block: Start with INFO.",
      "Docker: Use a volume.",
      "Run it.",
      "Network: Count the ports.",
      "Why?: Because.",
      "Press Ctrl+K, a beta of interceptors.",
      "Since Gateway 3.1.0",
    ]);
    expect(headings(records)).toEqual([["lvl3", "Start it", "start-it"]]);
  });

  it("rec-cells-08: words in neighboring cells, items and lines stay separate", () => {
    const text = contents(
      recordsOf(
        "| Key | Default |\n| --- | --- |\n| acks | all |\n\n- one\n- two\n\nup  \ndown",
        {},
        "content/a.md",
      ),
    );
    expect(text).toEqual(["Key, Default", "acks · all", "one · two", "up down"]);
  });

  it("creates a record for each table row and omits empty cells", () => {
    expect(contents(recordsOf("| A | B | C |\n| --- | --- | --- |\n| `x` | | 1 |\n| y | 2 | |"))).toEqual([
      "A, B, C",
      "x · 1",
      "y · 2",
    ]);
  });

  it("includes a table's column names, once per page if they repeat, and without empty ones", () => {
    const table = (head: string) => `| ${head} |\n| --- | --- |\n| a | b |\n`;
    const source = [table("Metric | Unit"), "## More", table("Metric | Unit"), table("| Unit")].join("\n");
    const records = recordsOf(source).filter(({ type }) => type === "content");
    expect(records.map(({ content, hierarchy }) => [content, hierarchy.lvl2])).toEqual([
      ["Metric, Unit", null],
      ["a · b", null],
      ["a · b", "More"],
      ["Unit", "More"],
      ["a · b", "More"],
    ]);
  });

  it("joins short list items, and keeps other content of an item separate", () => {
    const long = "word ".repeat(50).trim();
    expect(contents(recordsOf(`- ${long}\n- ${long}\n- a\n- b\n\n  more of b\n- c\n  - d`))).toEqual([
      long,
      `${long} · a`,
      "b",
      "more of b",
      "c",
      "d",
    ]);
  });

  it("rec-anchor-label-02: contains nothing of a heading's link", () => {
    const records = recordsOf("## TLS settings\n\nUse port 9093.");
    expect(JSON.stringify(records)).not.toContain("Direct link");
  });

  it("head-dup-01: repeated headings use the page's IDs", () => {
    const records = recordsOf("## Configuration\n\ntext\n\n## Configuration\n\ntext\n\n## Configuration");
    expect(headings(records).map(([, , id]) => id)).toEqual([
      "configuration",
      "configuration-1",
      "configuration-2",
    ]);
  });

  it("rec-dup-id-06: no two records share an objectID", () => {
    const records = recordsOf("## Usage\n\nA\n\nsame\n\nsame\n\n## Usage\n\nB\n\n`same`\n\n```\nsame\n```");
    const ids = records.map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(records.find(({ content }) => content === "B")?.url).toBe("/docs/a/#usage-1");
  });

  it("keeps the objectID of a record when something else on the page changes", () => {
    const before = recordsOf("Intro.\n\n## One\n\nText of one.\n\n## Two\n\nText of two.");
    const after = recordsOf(
      "Another intro.\n\n## One\n\nMore.\n\nText of one.\n\n## New\n\nNew.\n\n## Two\n\nText of two.",
    );
    const idOf = (records: readonly SearchRecord[], text: string) =>
      records.find(({ content, hierarchy }) => (content ?? hierarchy.lvl2) === text)?.objectID;
    for (const text of ["One", "Two", "Text of one.", "Text of two."])
      expect(idOf(after, text), text).toBe(idOf(before, text));
    expect(idOf(before, "Text of one.")).toMatch(/^\/docs\/a\/#one~content~/);
  });

  it("doesn't change records of other sections when a paragraph is added to the first section", () => {
    const rest = "\n\n## One\n\nText of one.\n\nMore.\n\n### Deeper\n\n- a\n\n## Two\n\n```\ncode\n```";
    const before = recordsOf(`Intro.${rest}`);
    const after = recordsOf(`Intro.\n\nAdded.${rest}`);
    const others = (records: readonly SearchRecord[]) => records.filter(({ url }) => url.includes("#"));
    expect(others(before)).toHaveLength(7);
    expect(others(after)).toEqual(others(before));
    expect(after).toHaveLength(before.length + 1);
  });

  it("head-code-angle-09, head-entity-12: headings contain the text that readers see", () => {
    expect(headings(recordsOf("### `/topics/<name>/lag`\n\n## Ops &amp; failover"))).toEqual([
      ["lvl3", "/topics/<name>/lag", "topicsnamelag"],
      ["lvl2", "Ops & failover", "ops--failover"],
    ]);
  });

  it("head-setext-18: an underlined heading is a heading", () => {
    expect(headings(recordsOf("Restart the broker.\n---\nNext.", {}, "content/a.md"))).toEqual([
      ["lvl2", "Restart the broker.", "restart-the-broker"],
    ]);
  });

  it("toc-fence-09: a comment in code isn't a heading", () => {
    const records = recordsOf("## Real\n\n````md\n```bash\n# Not a heading\n## Also not\n```\n````");
    expect(headings(records)).toEqual([["lvl2", "Real", "real"]]);
    expect(records.at(-1)).toMatchObject({
      code: true,
      content: "```bash\n# Not a heading\n## Also not\n```",
    });
  });

  it("md-brace-02: text with braces isn't changed", () => {
    expect(
      contents(
        recordsOf("Call /clusters/{clusterId}/topics and set ${KAFKA_HEAP_OPTS}.", {}, "content/a.md"),
      ),
    ).toEqual(["Call /clusters/{clusterId}/topics and set ${KAFKA_HEAP_OPTS}."]);
  });

  it("md-table-pipe-12: an escaped pipe in a cell is a pipe", () => {
    expect(
      contents(recordsOf("| F | M |\n| --- | --- |\n| `a \\| b` | either |", {}, "content/a.md")),
    ).toEqual(["F, M", "a | b · either"]);
  });

  it("md-admonition-title-26: the text contains no admonition markers", () => {
    const records = recordsOf(":::note[With label]\nText\n:::");
    expect(contents(records)).toEqual(["With label: Text"]);
  });

  it("omits footnote marks and includes the footnotes", () => {
    const text = contents(recordsOf("Slow.[^1]\n\n[^1]: Only at first.", {}, "content/a.md"));
    expect(text).toEqual(["Slow.", "Only at first."]);
  });

  it("includes code with its source and title, and marks it as code", () => {
    const records = recordsOf(
      '```yaml title="values.yaml" {1}\na: "<b> & c"\nd: 1\n```\n\n```console\n$ ls -l\ntotal 0\n```',
    );
    expect(records.slice(1).map(({ content, code }) => [content, code])).toEqual([
      ['values.yaml\na: "<b> & c"\nd: 1', true],
      ["ls -l\ntotal 0", true],
    ]);
  });

  it("includes a diagram's title and description", () => {
    expect(
      contents(recordsOf('```mermaid title="Path" alt="Client to broker" height=100\ngraph LR\n```')),
    ).toEqual(["Path. Client to broker"]);
  });

  it("keeps every record under 10 KB, regardless of the page's content", () => {
    const endless = "x".repeat(30_000);
    const records = recordsOf(
      `## ${"Heading ".repeat(1500)}\n\n${"A sentence of some words. ".repeat(800)}\n\n${endless}\n\n\`\`\`\n${"line of code\n".repeat(900)}${endless}\n\`\`\`\n\n${"汉字".repeat(3000)}`,
      {
        keywords: Array.from({ length: 900 }, (_, index) => `keyword ${index}`),
        description: "D. ".repeat(2000),
      },
    );
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
    const words = contents(records).join(" ");
    expect(words.match(/A sentence of some words\./g)).toHaveLength(800);
    expect(words.match(/x/g)?.length).toBeGreaterThan(59_000);
    expect(words.match(/line of code/g)).toHaveLength(900);
  });

  it("toc-partial-06: the content of a partial belongs to the page that shows it", () => {
    const { compiled } = compileFiles({
      "content/a.mdx": 'import Common from "./_common.mdx";\n\n## Prerequisites\n\n<Common />\n\n## Next\n',
      "content/_common.mdx": "## Prerequisites\n\nA broker.\n",
    });
    const records = pageRecords(facts, compiled.tree);
    expect(headings(records).map(([, text]) => text)).toEqual(["Prerequisites", "Prerequisites", "Next"]);
    expect(contents(records)).toEqual(["A broker."]);
  });
});

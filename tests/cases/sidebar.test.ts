import { expect, test } from "vitest";
import { formatProblem } from "../../src/model/problem/problem";
import { listedCategories } from "../../src/node/navigation/listing-slugs";
import { parseSidebar } from "../../src/node/navigation/sidebar-config";
import { buildSidebar } from "../../src/node/navigation/sidebar-tree";

const parse = (yaml: string) => {
  const { entries, problems } = parseSidebar("content/gateway/sidebar.yaml", yaml);
  return {
    paths: listedCategories(entries, "/gateway/").map(({ path }) => path),
    labels: entries.map((entry) => (entry.type === "category" ? entry.label : entry.type)),
    problems: problems.map(formatProblem),
  };
};

test("side-amp-slug-04: a label's slug follows one rule, and a chosen slug is used", () => {
  const { paths } = parse(`
- label: Ops & failover
  category: true
  items: [a]
- label: Advanced patterns & support
  category:
    slug: advanced-patterns-support
  items: [b]
`);
  expect(paths).toEqual(["/gateway/category/ops--failover/", "/gateway/category/advanced-patterns-support/"]);
});

test("side-amp-slug-04, variant: equal labels are numbered in written order and don't use chosen slugs", () => {
  const { paths } = parse(`
- label: Encryption
  category: true
  items: [a]
- label: Encryption
  category: true
  items: [b]
- label: Other
  category:
    slug: encryption-1
  items: [c]
`);
  expect(paths).toEqual([
    "/gateway/category/encryption/",
    "/gateway/category/encryption-2/",
    "/gateway/category/encryption-1/",
  ]);
});

test.each([
  ["Über uns & Co. (2)", "/gateway/category/über-uns--co-2/"],
  ["A / B", "/gateway/category/a--b/"],
])("side-amp-slug-04, variant: the label %s", (label, path) => {
  expect(parse(`- label: "${label}"\n  category: true\n  items: [a]\n`).paths.map(decodeURI)).toEqual([path]);
});

test("side-key-order-11: a map instead of a list is rejected with instructions", () => {
  const { problems } = parse("Zeta: [a]\n2: [b]\nAlpha: [c]\n1: [d]\n");
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/gateway\/sidebar\.yaml:1:1 {2}.*list/);
});

test("side-key-order-11, variant: a map within a category is also rejected", () => {
  const { problems } = parse("- label: Outer\n  items:\n    Zeta: [a]\n    2: [b]\n");
  expect(problems.join("\n")).toMatch(/^content\/gateway\/sidebar\.yaml:\d+:\d+ {2}.*list/);
});

test("side-key-order-11, variant: the written order is kept, even with numbers as labels", () => {
  const { labels } = parse(
    ["Zeta", '"2"', "Alpha", '"1"'].map((label) => `- label: ${label}\n  items: [a]\n`).join(""),
  );
  expect(labels).toEqual(["Zeta", "2", "Alpha", "1"]);
});

/** A sidebar with the pages `guide/index` and `guide/hidden`, which is hidden, and the draft `plans/secret`. */
function sidebarWithDrafts(yaml: string) {
  const { entries } = parseSidebar("content/gateway/sidebar.yaml", yaml);
  const page = (id: string, path: string, hidden: boolean) => ({
    ...{ id, path, hidden, label: id, description: null, position: null },
    file: `content/gateway/${id}.mdx`,
  });
  const docs = [
    page("guide/index", "/gateway/guide/", false),
    page("guide/hidden", "/gateway/guide/hidden/", true),
  ];
  const { items, listings, problems } = buildSidebar(entries, docs, {
    routeBase: "/gateway/",
    file: "content/gateway/sidebar.yaml",
    folders: new Map(),
    drafts: new Set(["plans/secret"]),
  });
  return { items, listings, problems };
}

test.each([
  "- plans/secret\n",
  "- label: Plans\n  category: true\n  items: [plans/secret]\n",
  "- label: Plans\n  doc: plans/secret\n  items: [guide/hidden]\n",
  "- label: Outer\n  items:\n    - label: Plans\n      category: true\n      items: [plans/secret]\n",
  "- autogenerate: plans\n",
  "- label: Plans\n  items:\n    - autogenerate: plans/\n",
])("side-unlisted-10: drafts and categories with only drafts leave no traces: %j", (yaml) => {
  expect(sidebarWithDrafts(yaml)).toEqual({ items: [], listings: [], problems: [] });
});

test.each(["plans/secret", "guide/hidden"])(
  "side-unlisted-10, variant: a category's own page is kept if %s was its only other page",
  (only) => {
    const yaml = `- label: Guide\n  doc: guide/index\n  category: true\n  items: [${only}]\n`;
    const { items, listings } = sidebarWithDrafts(yaml);
    expect(items).toEqual([{ label: "Guide", path: "/gateway/guide/" }]);
    expect(listings).toEqual([]);
  },
);

test.each(["- autogenerate: guide\n", "- autogenerate: .\n"])(
  "side-unlisted-10, variant: %j lists no hidden pages or drafts",
  (yaml) => {
    const { items, problems } = sidebarWithDrafts(yaml);
    expect(JSON.stringify(items)).not.toMatch(/hidden|secret/);
    expect(problems).toEqual([]);
  },
);

test("side-unlisted-10, variant: a missing folder is still reported", () => {
  const { problems } = sidebarWithDrafts("- autogenerate: plan\n");
  expect(problems.map(formatProblem).join("\n")).toMatch(/sidebar\.yaml:1:1 {2}.*without pages: `plan`/);
});

import { describe, expect, it } from "vitest";
import type { SidebarItem } from "../../model/navigation/navigation";
import { formatProblem } from "../../model/problem/problem";
import { parseSidebar } from "./sidebar-config";
import { buildSidebar, type DocSummary } from "./sidebar-tree";

type Folders = Record<string, { label?: string; position?: number }>;

const doc = (id: string, more: Partial<DocSummary> = {}): DocSummary => ({
  id,
  path: `/x/${id.replace(/(^|\/)index$/, "")}/`.replace("//", "/"),
  label: id,
  description: null,
  position: null,
  hidden: false,
  file: `content/x/${id}.mdx`,
  ...more,
});

function build(yaml: string, docs: DocSummary[], folders: Folders = {}) {
  const { entries, problems } = parseSidebar("content/x/sidebar.yaml", yaml);
  expect(problems).toEqual([]);
  const navigation = buildSidebar(entries, docs, {
    routeBase: "/x/",
    file: "content/x/sidebar.yaml",
    folders: new Map(
      Object.entries(folders).map(([folder, { label, position }]) => [
        folder,
        { label: label ?? null, position: position ?? null },
      ]),
    ),
  });
  return {
    outline: outline(navigation.items),
    listings: navigation.listings.map(({ path, label, description }) => [path, label, description]),
    named: [...navigation.named],
    problems: navigation.problems.map(formatProblem).join("\n"),
  };
}

/** `label=path(children)`. */
const outline = (items: readonly SidebarItem[]): string =>
  items
    .map(
      ({ label, path, items: children }) =>
        `${label}${path ? `=${path}` : ""}${children ? `(${outline(children)})` : ""}`,
    )
    .join(" ");

describe("entries of sidebar.yaml", () => {
  it("become items with the page's label or their own", () => {
    const {
      outline: result,
      named,
      problems,
    } = build(
      "- index\n- doc: a\n  label: Own\n- label: L\n  link: /gateway\n- label: M\n  link: https://a.example\n",
      [doc("index", { label: "Home" }), doc("a")],
    );
    expect(result).toBe("Home=/x/ Own=/x/a/ L=/gateway/ M=https://a.example");
    expect(named).toEqual(["index", "a"]);
    expect(problems).toBe("");
  });

  it("find a folder's index by the folder's name", () => {
    expect(build("- how-to\n", [doc("how-to/index")]).outline).toBe("how-to/index=/x/how-to/");
  });

  it("that refer to a missing page are reported with a suggestion and their line", () => {
    const { outline: result, problems } = build(
      "- index\n- label: C\n  items:\n    - how-to/failovr\n    - index\n- label: D\n  doc: nowhere\n  items: [index]\n",
      [doc("index"), doc("how-to/failover")],
    );
    expect(result).toBe("index=/x/ C(index=/x/) D(index=/x/)");
    expect(problems).toMatchInlineSnapshot(`
      "content/x/sidebar.yaml:4:1  the sidebar names a page that doesn't exist: \`how-to/failovr\`
          did you mean \`how-to/failover\`?
      content/x/sidebar.yaml:6:1  the sidebar names a page that doesn't exist: \`nowhere\`"
    `);
  });

  it("are reported in a section without pages", () => {
    expect(build("- index\n", []).problems).toMatchInlineSnapshot(`
      "content/x/sidebar.yaml:1:1  the sidebar names a page that doesn't exist: \`index\`
          the section has no pages"
    `);
  });

  it("omit hidden pages, which count as listed, and categories without items", () => {
    const hidden = { hidden: true };
    const {
      outline: result,
      named,
      listings,
    } = build(
      "- a\n- label: Empty\n  category: true\n  items: [a]\n- label: Outer\n  items:\n    - label: Inner\n      items: [a]\n- label: Kept\n  doc: a\n  items: [b]\n",
      [doc("a", hidden), doc("b")],
    );
    expect(result).toBe("Kept(b=/x/b/)");
    expect(named).toEqual(["a", "b"]);
    expect(listings).toEqual([]);
  });
});

describe("listing pages", () => {
  it("have a slug that is given or made from the label, and are the category's link unless it has a page", () => {
    const { outline: result, listings } = build(
      `- label: Ops / Failover
  category: true
  items: [a]
- label: Given
  category: { slug: own, description: All of it }
  items: [a]
- label: With page
  doc: b
  category: true
  items: [a]
`,
      [doc("a"), doc("b")],
    );
    expect(result).toBe(
      "Ops / Failover=/x/category/ops--failover/(a=/x/a/) Given=/x/category/own/(a=/x/a/) With page=/x/b/(a=/x/a/)",
    );
    expect(listings).toEqual([
      ["/x/category/ops--failover/", "Ops / Failover", null],
      ["/x/category/own/", "Given", "All of it"],
      ["/x/category/with-page/", "With page", null],
    ]);
  });

  it("are numbered if labels repeat, and don't use slugs that are given to other categories", () => {
    const category = (label: string, slug = "true") =>
      `- label: ${label}\n  category: ${slug}\n  items: [a]\n`;
    const nested = `- label: Outer\n  items:\n    - label: Deep\n      category: { slug: kafka }\n      items: [a]\n`;
    const { listings } = build(
      category("Ops") + category("Ops") + category("Other", "{ slug: ops-1 }") + category("Kafka") + nested,
      [doc("a")],
    );
    expect(listings.map(([path]) => path)).toEqual([
      "/x/category/ops/",
      "/x/category/ops-2/",
      "/x/category/ops-1/",
      "/x/category/kafka-1/",
      "/x/category/kafka/",
    ]);
  });
});

describe("autogenerate", () => {
  it("sorts by position, then by label, with the index first", () => {
    const { outline: result, named } = build("- autogenerate: .\n", [
      doc("c", { label: "Zebra" }),
      doc("b", { label: "apple" }),
      doc("a", { label: "Late", position: 2 }),
      doc("d", { label: "Early", position: 1 }),
      doc("index", { label: "Home" }),
      doc("hidden", { hidden: true }),
    ]);
    expect(result).toBe("Home=/x/ Early=/x/d/ Late=/x/a/ apple=/x/b/ Zebra=/x/c/");
    expect(named).toHaveLength(6);
  });

  it("turns folders into categories, labeled by their file, their index or their name", () => {
    const { outline: result } = build(
      "- autogenerate: ./\n",
      [
        doc("how-to/a"),
        doc("set_up/a"),
        doc("set_up/index", { label: "Set it up" }),
        doc("concepts/deep/a"),
        doc("concepts/index", { label: "Ignored" }),
      ],
      { concepts: { label: "Ideas", position: 1 }, "concepts/deep": { label: "Deeper" } },
    );
    expect(result).toBe(
      "Ideas=/x/concepts/(Deeper(concepts/deep/a=/x/concepts/deep/a/)) How to(how-to/a=/x/how-to/a/) Set it up=/x/set_up/(set_up/a=/x/set_up/a/)",
    );
  });

  it("accepts one folder, with or without slashes", () => {
    const docs = [doc("a"), doc("how-to/b"), doc("how-to-not/c")];
    const results = ["how-to", "how-to/", "./how-to/", "/how-to"].map(
      (directory) => build(`- autogenerate: ${directory}\n`, docs).outline,
    );
    expect(new Set(results)).toEqual(new Set(["how-to/b=/x/how-to/b/"]));
  });

  it("shows a folder with only an index as a page", () => {
    const { outline: result, named } = build("- autogenerate: .\n", [
      doc("how-to/index"),
      doc("gone/index", { hidden: true }),
    ]);
    expect(result).toBe("how-to/index=/x/how-to/");
    expect(named).toEqual(["how-to/index", "gone/index"]);
  });

  it("shows a page next to a folder with the same name, in either order", () => {
    const docs = [doc("a", { label: "Page" }), doc("a/b")];
    const expected = "A(a/b=/x/a/b/) Page=/x/a/";
    expect(build("- autogenerate: .\n", docs).outline).toBe(expected);
    expect(build("- autogenerate: .\n", docs.toReversed()).outline).toBe(expected);
  });

  it("reports a folder without pages", () => {
    expect(
      build("- index\n- autogenerate: how-too\n", [doc("index"), doc("how-to/a")]).problems,
    ).toMatchInlineSnapshot(
      `"content/x/sidebar.yaml:2:1  the sidebar names a folder without pages: \`how-too\`"`,
    );
  });
});

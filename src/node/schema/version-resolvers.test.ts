import { describe, expect, it } from "vitest";
import siteConfig from "../../site/site.config";
import { parseSidebar } from "../navigation/sidebar-config";
import type { ResolverContext } from "./node-model";
import { versionResolvers } from "./version-resolvers";

interface Filter {
  section: { eq: string };
  version: { eq: string };
  locale: { eq: string };
}

const location = { section: "manual", version: "1.0", locale: "en" };
const doc = (docId: string, path: string, more: object = {}) => ({
  ...location,
  docId,
  path,
  sidebarLabel: docId,
  description: null,
  sidebarPosition: null,
  hidden: false,
  ...more,
});
const file = "content/versioned/manual/1.0/sidebar.yaml";
const nodes: Record<string, (typeof location & Record<string, unknown>)[]> = {
  DocPage: [
    doc("old", "/manual/1.0/old/"),
    doc("topics", "/manual/1.0/topics/"),
    doc("topics", "/ar/manual/1.0/topics/", { locale: "ar" }),
    doc("index", "/manual/", { version: "2.0" }),
  ],
  Sidebar: [{ ...location, file, ...parseSidebar(file, "- topics\n- old\n") }],
  SidebarFolder: [],
  DraftPage: [{ ...location, docId: "soon" }],
};
const context = {
  nodeModel: {
    findAll: ({ type, query }: { type: string; query: { filter: object } }) => {
      const { section, version, locale } = query.filter as Filter;
      const entries = (nodes[type] ?? []).filter(
        (node) => node.section === section.eq && node.version === version.eq && node.locale === locale.eq,
      );
      return Promise.resolve({ entries });
    },
  },
} as unknown as ResolverContext;

type Resolvers = Record<string, { resolve: (version: object, args: object, context: object) => unknown }>;

const ask = (field: string, version: object): unknown =>
  (versionResolvers(siteConfig) as Resolvers)[field]?.resolve(version, {}, context);

describe("a version in GraphQL", () => {
  const version = { section: "manual", name: "1.0", path: "/manual/1.0/", directory: "versioned/manual/1.0" };

  it("has its own pages, sidebars and drafts, in the default language", async () => {
    expect(await ask("docs", version)).toMatchObject([{ docId: "old" }, { docId: "topics" }]);
    expect(await ask("sidebars", version)).toMatchObject([{ file }]);
    expect(await ask("draftIds", version)).toEqual(["soon"]);
  });

  it("uses the page at its address as its main page, otherwise the first in its sidebar", async () => {
    expect(await ask("mainDocId", version)).toBe("topics");
    expect(await ask("mainDocId", { ...version, path: "/manual/1.0/old/" })).toBe("old");
    expect(await ask("mainDocId", { ...version, name: "0.1" })).toBeNull();
  });
});

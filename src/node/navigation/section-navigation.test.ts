import { expect, it } from "vitest";
import { pageKeys } from "../content/page/frontmatter";
import type { DocPageFields } from "../node-types/content-types";
import { passOn } from "../node-types/passed-on";
import { navigationOf } from "./section-navigation";

const section = {
  id: "gateway",
  label: "Gateway",
  directory: "gateway",
  routeBase: "/gateway/",
  area: "gateway" as const,
};

const page = (docId: string, more: Partial<DocPageFields> = {}): DocPageFields => ({
  section: "gateway",
  version: "current",
  locale: "en",
  docId,
  path: `/gateway/${docId}/`,
  file: `content/gateway/${docId}.mdx`,
  title: "Title",
  sidebarLabel: `Label of ${docId}`,
  sidebarPosition: null,
  description: null,
  lead: null,
  tocDepth: 3,
  headings: [],
  ids: [],
  links: [],
  imageFiles: [],
  dependencies: [],
  problems: [],
  environmentDigest: "",
  body: "",
  hidden: false,
  searchable: true,
  redirectFrom: [],
  ...passOn(pageKeys, null),
  ...more,
});

it("is made from the folders if there is no sidebar.yaml", () => {
  const docs = [page("how-to/b"), page("how-to/a", { sidebarPosition: 9 }), page("c", { hidden: true })];
  const { items, named, problems } = navigationOf(section, undefined, docs, [
    { folder: "how-to", label: "How to", position: null },
  ]);
  expect(items).toEqual([
    {
      label: "How to",
      items: [
        { label: "Label of how-to/a", path: "/gateway/how-to/a/" },
        { label: "Label of how-to/b", path: "/gateway/how-to/b/" },
      ],
    },
  ]);
  expect([...named].sort()).toEqual(["c", "how-to/a", "how-to/b"]);
  expect(problems).toEqual([]);
});

it("follows sidebar.yaml if there is one, and names that file in problems", () => {
  const entries = [
    { type: "doc" as const, id: "a", label: "Own", line: 1 },
    { type: "doc" as const, id: "x", label: null, line: 2 },
  ];
  const { items, problems } = navigationOf(
    section,
    { file: "content/gateway/sidebar.yaml", entries },
    [page("a"), page("b")],
    [],
  );
  expect(items).toEqual([{ label: "Own", path: "/gateway/a/" }]);
  expect(problems).toMatchObject([{ file: "content/gateway/sidebar.yaml", line: 2 }]);
});

it("accepts unpublished pages in sidebar.yaml, and doesn't show them", () => {
  const entries = [
    { type: "doc" as const, id: "a", label: null, line: 1 },
    { type: "doc" as const, id: "later", label: null, line: 2 },
    { type: "doc" as const, id: "soon", label: null, line: 3 },
  ];
  const sidebar = { file: "content/gateway/sidebar.yaml", entries };
  const { items, problems } = navigationOf(section, sidebar, [page("a")], [], ["later", "soon/index"]);
  expect(items).toEqual([{ label: "Label of a", path: "/gateway/a/" }]);
  expect(problems).toEqual([]);
});

import { describe, expect, it } from "vitest";
import type { SidebarItem } from "../../model/navigation/navigation";
import { buildFrame, indexSection } from "./page-frame";

const items: SidebarItem[] = [
  { label: "Home", path: "/x/" },
  {
    label: "Topics",
    path: "/x/topics/",
    items: [
      { label: "Create", path: "/x/topics/create/" },
      { label: "Deep", items: [{ label: "Inside", path: "/x/topics/deep/inside/" }] },
    ],
  },
  {
    label: "Topics in SQL",
    path: "/x/topics-sql/",
    items: [{ label: "Query", path: "/x/topics-sql/query/" }],
  },
  {
    label: "Elsewhere",
    items: [
      { label: "Site", path: "https://a.example" },
      { label: "Nested", items: [{ label: "Far", path: "/x/far/" }] },
    ],
  },
  { label: "Create again", path: "/x/topics/create/" },
];
const section = { id: "x", label: "Docs", area: "gateway" as const, routeBase: "/x/" };
const index = indexSection(section, items, "/navigation/x-1.json");
const details = { editUrl: "https://a.example/edit", lastUpdated: "2026-11-28" };
const frame = (path: string) => buildFrame(path, index, details);

describe("buildFrame", () => {
  it("contains the page's section and details", () => {
    expect(frame("/x/far/")).toMatchObject({
      path: "/x/far/",
      section: { id: "x", label: "Docs", area: "gateway" },
      sidebarUrl: "/navigation/x-1.json",
      ...details,
    });
    expect(frame("/x/far/").section).not.toHaveProperty("routeBase");
  });

  it.each([
    ["/x/", []],
    ["/x/topics/", ["Docs=/x/"]],
    ["/x/topics/create/", ["Docs=/x/", "Topics=/x/topics/"]],
    ["/x/topics/deep/inside/", ["Docs=/x/", "Topics=/x/topics/", "Deep="]],
    ["/x/unlisted/", ["Docs=/x/"]],
  ])("gives %s its breadcrumbs", (path, expected) => {
    expect(frame(path).breadcrumbs.map((crumb) => `${crumb.label}=${crumb.path ?? ""}`)).toEqual(expected);
  });

  it("links the section in breadcrumbs only if it has a page", () => {
    const without = indexSection(section, items.slice(1), null);
    expect(buildFrame("/x/topics/", without, details).breadcrumbs).toEqual([{ label: "Docs" }]);
  });

  it("excludes pages of other sections from the reading order", () => {
    const linked = [items[0]!, { label: "Other docs", path: "/y/" }, items[2]!];
    const own = indexSection(section, linked, null, (path) => path.startsWith("/x/"));
    expect(buildFrame("/x/", own, details).next).toEqual({ label: "Topics in SQL", path: "/x/topics-sql/" });
    expect(buildFrame("/x/topics-sql/", own, details).previous).toEqual({ label: "Home", path: "/x/" });
  });

  it("goes through the pages in order, across categories, each once and without external links", () => {
    const order: string[] = [];
    for (let path: string | undefined = "/x/"; path; path = frame(path).next?.path) order.push(path);
    expect(order).toEqual([
      "/x/",
      "/x/topics/",
      "/x/topics/create/",
      "/x/topics/deep/inside/",
      "/x/topics-sql/",
      "/x/topics-sql/query/",
      "/x/far/",
    ]);
    const back: string[] = [];
    for (let path: string | undefined = "/x/far/"; path; path = frame(path).previous?.path) back.push(path);
    expect(back).toEqual(order.toReversed());
  });

  it("gives a page outside the sidebar no previous or next page", () => {
    expect(frame("/x/unlisted/")).toMatchObject({ previous: null, next: null });
  });

  it("opens the categories that contain the page and closes the others", () => {
    const shown = (list: readonly SidebarItem[]): string =>
      list
        .map(
          ({ label, items: children, closed }) =>
            `${label}${closed ? "+" : ""}${children ? `(${shown(children)})` : ""}`,
        )
        .join(", ");
    expect(shown(frame("/x/").sidebar)).toBe("Home, Topics+, Topics in SQL+, Elsewhere+, Create again");
    expect(shown(frame("/x/topics/").sidebar)).toBe(
      "Home, Topics(Create, Deep+), Topics in SQL+, Elsewhere+, Create again",
    );
    expect(shown(frame("/x/topics/deep/inside/").sidebar)).toBe(
      "Home, Topics(Create, Deep(Inside)), Topics in SQL+, Elsewhere+, Create again",
    );
    expect(shown(frame("/x/topics-sql/query/").sidebar)).toBe(
      "Home, Topics+, Topics in SQL(Query), Elsewhere+, Create again",
    );
  });

  it("adds the first page inside to a closed category without its own page", () => {
    const [, topics, , elsewhere] = frame("/x/").sidebar;
    expect(topics).toEqual({ label: "Topics", path: "/x/topics/", closed: true });
    expect(elsewhere).toEqual({ label: "Elsewhere", closed: true, firstPath: "/x/far/" });
  });

  it("doesn't modify the section's own sidebar", () => {
    const before = structuredClone(items);
    frame("/x/topics/deep/inside/");
    expect(items).toEqual(before);
  });
});

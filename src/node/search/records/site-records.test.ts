import { describe, expect, it } from "vitest";
import { lastVersionOf } from "../../../site/docs-version";
import type { SiteConfig } from "../../../site/schema";
import siteConfig from "../../../site/site.config";
import type { ContentPageNode } from "../../node-types/content-types";
import type { SiteSection } from "../../site/read-site";
import { englishNames } from "./record-names";
import { siteRecords } from "./site-records";

const section = {
  id: "gateway",
  label: "Gateway",
  directory: "gateway",
  routeBase: "/gateway/",
  area: "gateway",
} as const;
const site: SiteConfig = {
  ...siteConfig,
  language: "en",
  documentation: { sections: [section] },
  sunset: { under: "/gateway/old/", content: "Ends.", link: { label: "More", to: "/gateway/" } },
};

function page(path: string, more: object = {}): ContentPageNode {
  return {
    path,
    file: `content${path}`,
    title: `Title of ${path}`,
    description: null,
    hidden: false,
    searchable: true,
    section: "gateway",
    version: "current",
    locale: "en",
    keywords: [],
    tags: [],
    security: [],
    image: null,
    internal: { type: "DocPage" },
    ...more,
  } as unknown as ContentPageNode;
}

const text = [{ type: "p", children: ["zebrafish"] }];
const recordsOf = (pages: ContentPageNode[], sections: SiteSection[] = []) =>
  [...siteRecords({ pages, sections }, () => text, site)].flat();
const pagesOf = (pages: ContentPageNode[], sections: SiteSection[] = []) =>
  recordsOf(pages, sections).filter(({ type }) => type === "lvl1");

describe("siteRecords", () => {
  it("gives documentation pages their section's name", () => {
    expect(pagesOf([page("/gateway/a/", { keywords: ["one"], tags: ["two"] })])).toMatchObject([
      {
        hierarchy: { lvl0: "Gateway", lvl1: "Title of /gateway/a/" },
        url: "/gateway/a/",
        kind: "docs",
        product: "Gateway",
        docsTag: "docs-gateway-current",
        language: "en",
        keywords: "one, two",
      },
    ]);
  });

  it("distinguishes the FAQ, other articles and releases", () => {
    const records = pagesOf([
      page("/changelog/Cli-0.5.0/", { title: "CLI 0.5.0", line: "Cli", internal: { type: "Release" } }),
      page("/changelog/Gateway-3.8.1/", {
        title: "Gateway 3.8.1",
        line: "Gateway",
        internal: { type: "Release" },
      }),
      page("/faq/", { title: "FAQ", name: "faq", internal: { type: "Article" } }),
      page("/support/", { title: "Version support", name: "support", internal: { type: "Article" } }),
    ]);
    expect(
      records.map(({ kind, product, hierarchy, docsTag }) => [kind, product, hierarchy.lvl0, docsTag]),
    ).toEqual([
      ["release", "CLI", "Release notes", "default"],
      ["release", "Gateway", "Release notes", "default"],
      ["docs", null, "Release notes", "default"],
      ["faq", null, "FAQ", "default"],
      ["docs", null, "Version support", "default"],
    ]);
  });

  it("includes a release's image, its fixed vulnerabilities and other names", () => {
    const image = "example/gateway:3.8.1";
    const more = { line: "Gateway", image, security: ["CVE-2024-1"], internal: { type: "Release" } };
    expect(pagesOf([page("/changelog/a/", more)])[0]?.keywords).toBe(`changelog, CVE-2024-1, ${image}`);
  });

  it("gives releases and pages of retired products less weight than documentation", () => {
    const weights = Object.fromEntries(
      pagesOf([
        page("/changelog/x/", { line: "Gateway", internal: { type: "Release" } }),
        page("/gateway/a/"),
        page("/gateway/old/b/"),
      ]).map(({ url, weight }) => [url, weight.page]),
    );
    expect(weights["/gateway/a/"]).toBeGreaterThan(weights["/gateway/old/b/"] ?? 100);
    expect(weights["/gateway/old/b/"]).toBeGreaterThan(weights["/changelog/x/"] ?? 100);
  });

  it("rec-exclude-04, side-unlisted-10: omits hidden pages and pages that opt out of search, including index pages", () => {
    expect(
      recordsOf([page("/gateway/", { searchable: false }), page("/gateway/secret/", { hidden: true })]),
    ).toEqual([]);
  });

  it("includes listing pages with the pages they list", () => {
    const listing = {
      path: "/gateway/category/how-to/",
      label: "How-to guides",
      description: "Tasks.",
      item: {
        label: "How-to guides",
        items: [
          { label: "Failover", path: "/f/" },
          { label: "SNI routing", path: "/s/" },
        ],
      },
    };
    const navigation = { items: [], listings: [listing], named: new Set<string>(), problems: [] };
    const records = recordsOf(
      [],
      [
        {
          config: section,
          version: lastVersionOf(section),
          locale: "en",
          routeBase: section.routeBase,
          docs: [],
          navigation,
        },
      ],
    );
    expect(records.map(({ url, content, hierarchy }) => [url, content, hierarchy.lvl1])).toEqual([
      ["/gateway/category/how-to/", "Tasks.", "How-to guides"],
      ["/gateway/category/how-to/", "Tasks.", "How-to guides"],
      ["/gateway/category/how-to/", "Failover · SNI routing", "How-to guides"],
    ]);
  });

  describe("on a site in several languages", () => {
    const direction = "ltr" as const;
    const languages: SiteConfig = {
      ...site,
      locales: [
        { tag: "en", label: "English", direction },
        { tag: "fr", label: "Français", direction },
      ],
    };
    const file = "content/gateway/a.mdx";
    const pages = [
      page("/gateway/a/", { file }),
      page("/fr/gateway/a/", { file: "content/i18n/fr/gateway/a.mdx", locale: "fr" }),
      page("/gateway/b/", { file: "content/gateway/b.mdx" }),
      page("/gateway/hidden/", { file: "content/gateway/hidden.mdx", hidden: true }),
      page("/gateway/old/", { file: "content/gateway/old.mdx" }),
      page("/changelog/x/", {
        file: "content/changelog/x.mdx",
        line: "Gateway",
        internal: { type: "Release" },
      }),
    ];
    const found = (of: SiteConfig) =>
      [...siteRecords({ pages, sections: [] }, () => text, of)]
        .flat()
        .filter(({ type }) => type === "lvl1")
        .map(({ url, language, weight }) => [url, language, weight.page]);

    it("readers of each language find every page at its address in that language, translated or not", () => {
      expect(found(languages)).toEqual([
        ["/changelog/upgrade-path/", "en", 45],
        ["/changelog/x/", "en", 10],
        ["/fr/changelog/upgrade-path/", "fr", 45],
        ["/fr/changelog/x/", "fr", 10],
        ["/fr/gateway/a/", "fr", 50],
        ["/fr/gateway/b/", "fr", 50],
        ["/fr/gateway/old/", "fr", 20],
        ["/gateway/a/", "en", 50],
        ["/gateway/b/", "en", 50],
        ["/gateway/old/", "en", 20],
      ]);
    });

    it("records of untranslated pages have the language of their text", () => {
      const languagesOfText = [...siteRecords({ pages, sections: [] }, () => text, languages)]
        .flat()
        .filter(({ type }) => type === "content")
        .map(({ url, contentLanguage }) => [url.replace(/#.*/, ""), contentLanguage]);
      expect(Object.fromEntries(languagesOfText)).toEqual({
        "/changelog/upgrade-path/": undefined,
        "/changelog/x/": undefined,
        "/fr/changelog/upgrade-path/": undefined,
        "/fr/changelog/x/": "en",
        "/fr/gateway/a/": undefined,
        "/fr/gateway/b/": "en",
        "/fr/gateway/old/": "en",
        "/gateway/a/": undefined,
        "/gateway/b/": undefined,
        "/gateway/old/": undefined,
      });
    });

    it("results are grouped under names in the reader's language, and filters keep their values", () => {
      const { upgradePath } = englishNames;
      const french = { section: (label: string) => `Le ${label}`, releases: "Notes de version", upgradePath };
      const namesIn = (tag: string) => (tag === "fr" ? french : englishNames);
      const groups = [...siteRecords({ pages, sections: [] }, () => text, languages, namesIn)]
        .map(([first]) => [first?.url, first?.hierarchy.lvl0, first?.product])
        .filter(([url]) => /x\/$|gateway\/a\/$/.test(url ?? ""));
      expect(groups).toEqual([
        ["/changelog/x/", "Release notes", "Gateway"],
        ["/fr/changelog/x/", "Notes de version", "Gateway"],
        ["/fr/gateway/a/", "Le Gateway", "Gateway"],
        ["/gateway/a/", "Gateway", "Gateway"],
      ]);
    });

    it("each page is found only once if search isn't limited to a language", () => {
      const everywhere = { ...languages, search: { ...languages.search, contextualSearch: false } };
      expect(found(everywhere).map(([url]) => url)).toEqual([
        "/changelog/upgrade-path/",
        "/changelog/x/",
        "/fr/gateway/a/",
        "/gateway/a/",
        "/gateway/b/",
        "/gateway/old/",
      ]);
    });
  });

  it("is sorted by address, regardless of the order in which pages were read", () => {
    const pages = ["/b/", "/a/", "/c/"].map((path) => page(path));
    expect(pagesOf(pages).map(({ url }) => url)).toEqual(["/a/", "/b/", "/c/"]);
  });
});

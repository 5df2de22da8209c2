import type { ContentNode } from "../../../model/content/content-tree";
import { docsTag } from "../../../model/navigation/docs-tag";
import { upgradePathPath } from "../../../model/navigation/changelog-paths";
import { localePath, splitLocale } from "../../../model/navigation/locale";
import { DEFAULT_DOCS_TAG, type SearchRecord } from "../../../model/search/search-record";
import type { SectionConfig } from "../../../site/documentation-schema";
import type { SiteConfig } from "../../../site/schema";
import type { ListingPage } from "../../navigation/sidebar-tree";
import type {
  ArticleFields,
  ContentPageNode,
  DocPageNode,
  ReleaseFields,
} from "../../node-types/content-types";
import { inLanguage } from "../../site/in-language";
import type { SiteContent, SiteSection } from "../../site/read-site";
import { pageRecords, type PageFacts } from "./page-records";
import { englishNames, type RecordNames } from "./record-names";

/** The rank of each kind of page among equally good matches. A second listing has the label of another one. */
const WEIGHTS = { doc: 50, article: 45, listing: 35, secondListing: 15, retired: 20, release: 10 };

/** Alternative names that operators use. */
const RELEASE_KEYWORDS = ["changelog"];

/**
 * Creates all search records of a site, page by page, in the order of their addresses. If readers find only pages in their own
 * language, an untranslated page also has records in that language, with the address where the site shows it to these readers.
 * @param treeOf returns the content of a page
 * @param namesIn returns the names of the site's parts in a language
 */
export function* siteRecords(
  { pages, sections }: Pick<SiteContent, "pages" | "sections">,
  treeOf: (page: ContentPageNode) => ContentNode[],
  site: SiteConfig,
  namesIn: (tag: string) => RecordNames = () => englishNames,
): Generator<SearchRecord[]> {
  const listingPaths = new Set(
    sections.flatMap(({ navigation }) => navigation.listings.map(({ path }) => path)),
  );
  const listings = sections.flatMap((section) =>
    section.navigation.listings.map((listing) => {
      const isSecond = listingPaths.has(listing.path.replace(/-\d+\/$/, "/")) && /-\d+\/$/.test(listing.path);
      const weight = isSecond ? WEIGHTS.secondListing : WEIGHTS.listing;
      return {
        path: listing.path,
        records: () => listingRecords(listing, weight, section, site, namesIn(section.locale)),
      };
    }),
  );
  // Pages that aren't listed anywhere else can't be found in the search either.
  const found = [...editions(pages), ...untranslated(pages, site)].filter(
    ({ page: { searchable, hidden } }) => searchable && !hidden,
  );
  const contents = found.map(({ page, language }) => ({
    path: page.path,
    records: () => contentPageRecords({ page, language }, treeOf(page), site, namesIn(language)),
  }));
  const hasReleases = found.some(({ page }) => page.internal.type === "Release");
  const upgradePaths = site.locales
    .filter(({ tag }) => hasReleases && (site.search.contextualSearch || tag === site.language))
    .map(({ tag }) => ({
      path: localePath(upgradePathPath, tag, site.language),
      records: () => upgradePathRecords(tag, site, namesIn(tag)),
    }));
  const all = [...contents, ...listings, ...upgradePaths].sort((one, other) =>
    one.path < other.path ? -1 : 1,
  );
  for (const { records } of all) yield records();
}

/** A page as shown to readers of a language, even if it isn't translated. */
interface Edition {
  page: ContentPageNode;
  language: string;
}

function editions(pages: readonly ContentPageNode[]): Edition[] {
  return pages.map((page) => ({ page, language: page.locale }));
}

/** If the search isn't limited to one language, readers find the original anyway. */
function untranslated(pages: readonly ContentPageNode[], site: SiteConfig): Edition[] {
  if (!site.search.contextualSearch) return [];
  const pagesIn = (tag: string) => pages.filter(({ locale }) => locale === tag);
  return site.locales.flatMap(({ tag }) =>
    inLanguage(pagesIn(site.language), pagesIn(tag), tag, site.language)
      .filter(({ locale }) => locale !== tag)
      .map((page) => ({ page, language: tag })),
  );
}

/** Creates the records of one page. */
function contentPageRecords(
  edition: Edition,
  tree: readonly ContentNode[],
  site: SiteConfig,
  names: RecordNames,
): SearchRecord[] {
  const facts = factsOf(edition, site, names);
  return facts ? pageRecords(facts, tree) : [];
}

/** Creates the records of a category's listing page: its description and its entries. */
function listingRecords(
  listing: ListingPage,
  weight: number,
  { config, version, locale }: Pick<SiteSection, "config" | "version" | "locale">,
  site: SiteConfig,
  names: RecordNames,
): SearchRecord[] {
  const labels = (listing.item.items ?? []).map(({ label }) => ({ type: "li", children: [label] }));
  const facts: PageFacts = {
    path: listing.path,
    title: listing.label,
    description: listing.description,
    ...sectionNames(config, version.name, names),
    kind: "docs",
    language: locale,
    keywords: [],
    weight: weightOf(listing.path, weight, site),
  };
  return pageRecords(facts, [{ type: "ul", children: labels }]);
}

function upgradePathRecords(language: string, site: SiteConfig, names: RecordNames): SearchRecord[] {
  const facts: PageFacts = {
    path: localePath(upgradePathPath, language, site.language),
    ...names.upgradePath,
    group: names.releases,
    product: null,
    kind: "docs",
    docsTag: DEFAULT_DOCS_TAG,
    language,
    keywords: ["update", "migrate"],
    weight: WEIGHTS.article,
  };
  return pageRecords(facts, []);
}

/** Null for a page whose section doesn't exist on the site. */
function factsOf({ page, language }: Edition, site: SiteConfig, names: RecordNames): PageFacts | null {
  const { path, title, lead } = page;
  // The first paragraph, which serves as the description if there is none, has its own record.
  const original = page.locale === language ? {} : { contentLanguage: page.locale };
  const common = { path, title, description: lead, language, ...original };
  switch (page.internal.type) {
    case "Release": {
      const { line, tags, image, security } = page as ContentPageNode & ReleaseFields;
      const place = {
        group: names.releases,
        product: line === "Cli" ? "CLI" : line,
        docsTag: DEFAULT_DOCS_TAG,
      };
      const keywords = [...tags, ...RELEASE_KEYWORDS, ...security, ...(image === null ? [] : [image])];
      return { ...common, ...place, kind: "release", keywords, weight: WEIGHTS.release };
    }
    case "Article": {
      const { name, keywords } = page as ContentPageNode & ArticleFields;
      return {
        ...common,
        group: title,
        // The FAQ and other articles apply to all products.
        product: null,
        docsTag: DEFAULT_DOCS_TAG,
        kind: name === "faq" ? "faq" : "docs",
        keywords,
        weight: WEIGHTS.article,
      };
    }
    default: {
      const { section: id, version, keywords, tags } = page as DocPageNode;
      const section = site.documentation.sections.find((one) => one.id === id);
      if (!section) return null;
      const weight = weightOf(path, WEIGHTS.doc, site);
      return {
        ...common,
        ...sectionNames(section, version, names),
        kind: "docs",
        keywords: [...keywords, ...tags],
        weight,
      };
    }
  }
}

function sectionNames(
  { id, label }: SectionConfig,
  version: string,
  names: RecordNames,
): Pick<PageFacts, "group" | "product" | "docsTag"> {
  return { group: names.section(label), product: label, docsTag: docsTag(id, version) };
}

/** Pages about a product that is being retired rank below other pages. */
function weightOf(address: string, weight: number, { sunset, locales, language }: SiteConfig): number {
  const tags = locales.map(({ tag }) => tag);
  const { path } = splitLocale(address, tags, language);
  return sunset && path.startsWith(sunset.under) ? WEIGHTS.retired : weight;
}

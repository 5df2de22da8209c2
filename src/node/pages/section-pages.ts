import type { PageContext } from "../../model/navigation/page-context";
import type { CategoryCard, FrameVersion, SidebarItem } from "../../model/navigation/navigation";
import { walkSidebar } from "../../model/navigation/navigation";
import { docsTag } from "../../model/navigation/docs-tag";
import { splitLocale } from "../../model/navigation/locale";
import { isExternal } from "../../model/navigation/path";
import type { SiteConfig } from "../../site/schema";
import { firstPathIn } from "../navigation/main-page";
import { buildFrame, indexSection, sourceDetails, type SectionIndex } from "../navigation/page-frame";
import type { InterceptorNode } from "../nodes/create-interceptor";
import { catalogOf } from "./interceptor-catalog";
import { fileWhileDeveloping } from "./file-while-developing";
import type { SiteSection } from "../site/read-site";
import type { PageFactory } from "./page-factory";
import type { VersionLinks } from "./version-links";
import { writeHashedData } from "../published-files/write-data";

/** Data that the pages of all sections share. */
export interface SectionTools {
  root: string;
  site: SiteConfig;
  pages: PageFactory;
  /** Day of each file's last change. */
  dates: ReadonlyMap<string, string>;
  versions: VersionLinks;
  /** Returns a name from the configuration in a language. */
  nameIn: (locale: string, name: string) => string;
  /** Returns the languages that a documentation page is written in. */
  writtenIn: (section: SiteSection, docId: string) => readonly string[];
  interceptors: readonly InterceptorNode[];
  /** Pages' own data by address, for all sections, since a sidebar can link to another section. */
  descriptions: ReadonlyMap<string, string | null>;
}

/** Creates the pages of a section in one version and language: its documentation pages and category listings. */
export function createSectionPages(section: SiteSection, tools: SectionTools): void {
  const { site, pages, dates, versions, descriptions } = tools;
  const index = sectionIndex(section, tools);
  for (const doc of section.docs) {
    const version = versions.ofDoc(section, doc.docId);
    const frame = buildFrame(doc.path, index, {
      ...sourceDetails(doc, site.editUrl, dates),
      ...(version ? { version } : {}),
    });
    const context = contextOf(doc.path, section, tools, tools.writtenIn(section, doc.docId), version);
    pages.create("doc", doc.path, {
      ...context,
      ...fileWhileDeveloping(doc.file),
      id: doc.id,
      frame,
      hidden: doc.hidden,
    });
  }
  const everyLanguage = site.locales.map(({ tag }) => tag);
  for (const { path, label, description, item } of section.navigation.listings) {
    const version = versions.ofListing(section, path);
    pages.create("category", path, {
      ...contextOf(path, section, tools, everyLanguage, version),
      frame: buildFrame(path, index, version ? { version } : {}),
      label,
      description,
      cards: cardsOf(item, path, descriptions),
      catalog: catalogOf(item, tools.interceptors, section.docs),
    });
  }
}

/** A page's own data, besides its frame. If the latest version has the same page, that page is the canonical one. */
function contextOf(
  path: string,
  { config, version, locale }: SiteSection,
  { site, pages }: SectionTools,
  translated: readonly string[],
  frameVersion: FrameVersion | undefined,
): PageContext {
  const tags = site.locales.map(({ tag }) => tag);
  const original = (address: string) => splitLocale(address, tags, site.language).path;
  const language = pages.contextIn(locale, original(path), translated);
  const last = frameVersion?.links.find(({ isLast }) => isLast);
  const isOld = !version.isLast && last?.isSamePage;
  const canonical = isOld ? (language.contentLocale ? original(last.path) : last.path) : language.canonical;
  return {
    ...language,
    ...(canonical === undefined ? {} : { canonical }),
    docsTag: docsTag(config.id, version.name),
  };
}

function sectionIndex(
  { config, version, locale, routeBase, navigation, docs }: SiteSection,
  { root, site, nameIn }: SectionTools,
): SectionIndex {
  const { id, area } = config;
  const edition = [
    id,
    ...(config.versions ? [version.name] : []),
    ...(locale === site.language ? [] : [locale]),
  ];
  // All pages of the section share this file, so the number of pages doesn't affect their size.
  const sidebarUrl =
    navigation.items.length > 0
      ? writeHashedData(root, `/navigation/${edition.join("-")}`, navigation.items)
      : null;
  const own = new Set([...docs, ...navigation.listings].map(({ path }) => path));
  const section = { id, label: nameIn(locale, config.label), area, routeBase };
  return indexSection(section, navigation.items, sidebarUrl, (path) => own.has(path));
}

/** Creates a card for each entry of a category. @param listing address of the page with the cards, which has no card itself */
function cardsOf(
  category: SidebarItem,
  listing: string,
  descriptions: ReadonlyMap<string, string | null>,
): CategoryCard[] {
  return (category.items ?? []).flatMap((item): CategoryCard[] => {
    const target = item.path ?? firstPathIn(item.items ?? []);
    if (target === undefined || target === listing) return [];
    return [
      {
        label: item.label,
        ...(item.lang ? { lang: item.lang } : {}),
        path: target,
        description: descriptions.get(target) ?? null,
        count: item.items ? countPages(item) : null,
      },
    ];
  });
}

function countPages(category: SidebarItem): number {
  const paths = new Set<string>();
  walkSidebar(category.items ?? [], ({ path: itemPath, items }) => {
    if (itemPath !== undefined && !items && !isExternal(itemPath)) paths.add(itemPath);
  });
  return paths.size;
}

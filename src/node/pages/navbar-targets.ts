import type { NavbarTargets, VersionTarget } from "../../model/navigation/page-context";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { didYouMean } from "../../model/problem/suggestion";
import type { NavbarItem } from "../../site/navbar-schema";
import type { SiteConfig } from "../../site/schema";
import { firstPathIn } from "../navigation/main-page";
import type { SiteSection } from "../site/read-site";
import type { VersionLinks } from "./version-links";

const configurationFile = "src/site/site.config.ts";

/**
 * Resolves the navbar items that refer to pages, sidebars and versions.
 * @returns the targets by language, and the items that have no target in any version
 */
export function findNavbarTargets(
  site: SiteConfig,
  sections: readonly SiteSection[],
  versions: VersionLinks,
): { byLocale: Map<string, NavbarTargets>; problems: ContentProblem[] } {
  const byLocale = new Map<string, NavbarTargets>();
  const problems: ContentProblem[] = [];
  for (const { tag } of site.locales) {
    const targets: Record<number, readonly VersionTarget[]> = {};
    site.navbar.items.forEach((item, index) => {
      const id = sectionOf(item, site);
      if (id === null) return;
      const editions = sections.filter(({ config, locale }) => config.id === id && locale === tag);
      targets[index] = targetsOf(item, editions, versions.mainPages(id, tag));
      if (targets[index].length === 0 && tag === site.language)
        problems.push(leadsNowhere(item, index, editions));
    });
    byLocale.set(tag, targets);
  }
  return { byLocale, problems };
}

/** The section that an item refers to; null for items without a section. */
function sectionOf(item: NavbarItem, site: SiteConfig): string | null {
  switch (item.type) {
    case "docSidebar":
      return item.sidebarId;
    case "doc":
    case "docsVersion":
    case "docsVersionDropdown":
      return item.docsPluginId ?? site.documentation.sections[0]?.id ?? null;
    default:
      return null;
  }
}

function targetsOf(
  item: NavbarItem,
  editions: readonly SiteSection[],
  mainPages: ReturnType<VersionLinks["mainPages"]>,
): VersionTarget[] {
  if (item.type !== "doc" && item.type !== "docSidebar")
    return mainPages.map(({ name, label, path, isLast }) => ({ version: name, label, path, isLast }));
  return editions.flatMap((edition): VersionTarget[] => {
    const { name, isLast } = edition.version;
    const doc = item.type === "doc" ? edition.docs.find(({ docId }) => docId === item.docId) : undefined;
    const path = item.type === "doc" ? doc?.path : firstPathIn(edition.navigation.items);
    if (path === undefined) return [];
    return [{ version: name, label: doc?.sidebarLabel ?? edition.config.label, path, isLast }];
  });
}

function leadsNowhere(item: NavbarItem, index: number, editions: readonly SiteSection[]): ContentProblem {
  const key = `navbar.items.${index}`;
  if (item.type === "doc") {
    const ids = editions.flatMap(({ docs }) => docs.map(({ docId }) => docId));
    const hint = didYouMean(item.docId, ids).trim() || undefined;
    return errorIn(configurationFile, `\`${key}\`: no page has the ID \`${item.docId}\``, hint);
  }
  const id = item.type === "docSidebar" ? item.sidebarId : "";
  const message = `\`${key}\`: the sidebar \`${id}\` has nothing to link to`;
  return errorIn(configurationFile, message, "use a sidebar with pages, or remove the item");
}

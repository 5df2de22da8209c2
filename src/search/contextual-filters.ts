import { docsTag } from "../model/navigation/docs-tag";
import { splitLocale } from "../model/navigation/locale";
import { DEFAULT_DOCS_TAG } from "../model/search/search-record";
import { lastVersionOf, versionsOf } from "../site/docs-version";
import type { SectionConfig } from "../site/documentation-schema";
import type { SiteConfig } from "../site/schema";
import type { FacetFilters } from "./provider";

/**
 * What search is limited to: the reader's language, and what belongs to no section or to the version of a section that he
 * reads.
 * @param site its `contextualSearch` says whether there are limits at all
 * @param address path of the page that the reader is on; it tells language and version
 */
export function contextualFilters(
  {
    language,
    locales,
    search,
    documentation,
  }: Pick<SiteConfig, "language" | "locales" | "documentation"> & {
    search: Pick<SiteConfig["search"], "contextualSearch">;
  },
  address: string,
): FacetFilters {
  if (!search.contextualSearch) return [];
  const { tag, path } = splitLocale(
    address,
    locales.map((locale) => locale.tag),
    language,
  );
  const tags = [
    DEFAULT_DOCS_TAG,
    ...documentation.sections.map((section) => docsTag(section.id, versionAt(path, section))),
  ];
  return [`language:${tag}`, tags.map((each) => `docsTag:${each}`)];
}

/** The version of a section that an address is in; the last one elsewhere, whose address holds those of the others. */
function versionAt(path: string, section: SectionConfig): string {
  const older = versionsOf(section).find(({ isLast, routeBase }) => !isLast && path.startsWith(routeBase));
  return (older ?? lastVersionOf(section)).name;
}

import { docsTag } from "../model/navigation/docs-tag";
import { splitLocale } from "../model/navigation/locale";
import { DEFAULT_DOCS_TAG } from "../model/search/search-record";
import { lastVersionOf, versionsOf } from "../site/docs-version";
import type { SectionConfig } from "../site/documentation-schema";
import type { SiteConfig } from "../site/schema";
import type { FacetFilters } from "./provider";

/**
 * Limits search to the reader's language, and to content that belongs to no section or to the section's version that the
 * reader is reading.
 * @param site its `contextualSearch` determines whether there are limits at all
 * @param address path of the current page, which determines language and version
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

/**
 * The version of a section that an address belongs to; the last version for all other addresses, because its address
 * contains the addresses of the others.
 */
function versionAt(path: string, section: SectionConfig): string {
  const older = versionsOf(section).find(({ isLast, routeBase }) => !isLast && path.startsWith(routeBase));
  return (older ?? lastVersionOf(section)).name;
}

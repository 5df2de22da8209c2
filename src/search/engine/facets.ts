import type { IndexPage } from "../../model/search/search-index";
import type { FacetFilters } from "../provider";

const ofPage: Readonly<Record<string, (page: IndexPage) => string | null>> = {
  language: ({ language }) => language,
  docsTag: ({ docsTag }) => docsTag,
  kind: ({ kind }) => kind,
  product: ({ product }) => product,
  "hierarchy.lvl0": ({ group }) => group,
  "hierarchy.lvl1": ({ title }) => title,
};

/**
 * Evaluates which pages match facet filters in Algolia's format: `facet:value`, with `facet:-value` or `-facet:value` for
 * negation; a nested list means OR.
 */
export function filterPages(filters: FacetFilters, pages: readonly IndexPage[]): (page: number) => boolean {
  const conditions = filters.map((filter) =>
    (typeof filter === "string" ? [filter] : filter).map(readFilter),
  );
  const passes = pages.map((page) =>
    conditions.every(
      (alternatives) =>
        alternatives.length === 0 ||
        alternatives.some(({ facet, value, not }) => (pageValue(page, facet) === value) !== not),
    ),
  );
  return (page) => passes[page] ?? false;
}

function readFilter(filter: string): { facet: string; value: string; not: boolean } {
  const colon = filter.indexOf(":");
  const facet = filter.slice(0, Math.max(colon, 0));
  const value = filter.slice(colon + 1);
  if (facet.startsWith("-")) return { facet: facet.slice(1), value, not: true };
  if (value.startsWith("-")) return { facet, value: value.slice(1), not: true };
  // A value that begins with a dash is escaped with a backslash.
  return { facet, value: value.replace(/^\\-/, "-"), not: false };
}

/** The value of a facet; undefined if the attribute isn't a facet or the page has no value. */
function pageValue(page: IndexPage, facet: string): string | undefined {
  return Object.hasOwn(ofPage, facet) ? (ofPage[facet]?.(page) ?? undefined) : undefined;
}

/**
 * Counts the values of facets.
 * @param found the page of each hit
 * @param facets their names, `*` for all
 */
export function countFacets(
  found: readonly IndexPage[],
  facets: readonly string[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of facets.includes("*") ? Object.keys(ofPage) : facets) {
    for (const page of found) {
      const value = pageValue(page, facet);
      if (value === undefined) continue;
      const values = (counts[facet] ??= {});
      values[value] = (values[value] ?? 0) + 1;
    }
  }
  return counts;
}

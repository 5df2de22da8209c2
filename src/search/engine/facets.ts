import { CODE_LEVEL, TEXT_LEVEL, type IndexPage } from "../../model/search-index";
import type { FacetFilters } from "../provider";
import type { EngineIndex } from "./build-index";

const ofPage: Readonly<Record<string, (page: IndexPage) => string | null>> = {
  language: ({ language }) => language,
  docsTag: ({ docsTag }) => docsTag,
  kind: ({ kind }) => kind,
  product: ({ product }) => product,
  "hierarchy.lvl0": ({ group }) => group,
  "hierarchy.lvl1": ({ title }) => title,
};

/** Value of a facet; undefined for an attribute that is none, or where the page has none. */
function facetValue(record: number, facet: string, { pages, page, level }: EngineIndex): string | undefined {
  if (facet === "type") {
    const at = level[record] ?? 0;
    return at === TEXT_LEVEL || at === CODE_LEVEL ? "content" : `lvl${at}`;
  }
  const own = pages[page[record] ?? 0];
  return own && Object.hasOwn(ofPage, facet) ? (ofPage[facet]?.(own) ?? undefined) : undefined;
}

/**
 * Which records pass facet filters in Algolia's form: `facet:value`, `facet:-value` or `-facet:value` for not; a list in
 * the list is OR.
 */
export function filterRecords(filters: FacetFilters, index: EngineIndex): (record: number) => boolean {
  const conditions = filters.map((filter) =>
    (typeof filter === "string" ? [filter] : filter).map(readFilter),
  );
  if (conditions.length === 0) return () => true;
  const passes = (record: number) =>
    conditions.every(
      (alternatives) =>
        alternatives.length === 0 ||
        alternatives.some(({ facet, value, not }) => (facetValue(record, facet, index) === value) !== not),
    );
  if (conditions.flat().some(({ facet }) => facet === "type")) return passes;
  // All records of a page pass, or none: most filters are asked of many records.
  const pagePasses = Array.from(index.firstOfPage, passes);
  return (record) => pagePasses[index.page[record] ?? 0] ?? false;
}

function readFilter(filter: string): { facet: string; value: string; not: boolean } {
  const colon = filter.indexOf(":");
  const facet = filter.slice(0, Math.max(colon, 0));
  const value = filter.slice(colon + 1);
  if (facet.startsWith("-")) return { facet: facet.slice(1), value, not: true };
  if (value.startsWith("-")) return { facet, value: value.slice(1), not: true };
  // A value that begins with a dash is written with a backslash.
  return { facet, value: value.replace(/^\\-/, "-"), not: false };
}

/**
 * Counts the values of facets.
 * @param facets their names, `*` for all
 */
export function countFacets(
  records: readonly number[],
  facets: readonly string[],
  index: EngineIndex,
): Record<string, Record<string, number>> {
  const names = facets.includes("*") ? [...Object.keys(ofPage), "type"] : facets;
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of names) {
    for (const record of records) {
      const value = facetValue(record, facet, index);
      if (value === undefined) continue;
      const values = (counts[facet] ??= {});
      values[value] = (values[value] ?? 0) + 1;
    }
  }
  return counts;
}

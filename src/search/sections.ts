import type { AnsweringSection, SearchProvider, SearchQuery, SectionQuery } from "./provider";
import { matchEnd, matchStart } from "./hits/highlight";

/** The maximum per page, because three pages contain the answer to a question more often than several sections of one page. */
export const SECTIONS_OF_PAGE = 1;

/** The number of hits that are examined. */
const HITS = 40;

/**
 * The sections that a provider's hits belong to, for providers without their own sections.
 * @throws what the provider's `search` throws
 */
export async function sectionsOfHits(
  provider: Pick<SearchProvider, "search">,
  indexName: string,
  { question, facetFilters, count }: SectionQuery,
): Promise<AnsweringSection[]> {
  const query: SearchQuery = {
    indexName,
    query: question,
    facetFilters,
    hitsPerPage: HITS,
    attributesToHighlight: ["hierarchy", "content"],
    highlightPreTag: matchStart,
    highlightPostTag: matchEnd,
  };
  const { results } = await provider.search([query]);
  const sections = new Map<string, AnsweringSection>();
  for (const hit of results[0]?.hits ?? []) {
    const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hit.hierarchy;
    const section = sections.get(hit.url) ?? {
      url: hit.url,
      headings: [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null),
      texts: [],
      words: [],
    };
    sections.set(hit.url, section);
    if (hit.content) section.texts.push({ text: hit.content, code: hit.code });
    section.words.push(...markedWords(JSON.stringify(hit._highlightResult ?? {})));
  }
  return fewOfPage([...sections.values()], ({ url }) => url.split("#")[0]).slice(0, count);
}

/** Keeps the first few of each page. */
export function fewOfPage<Item>(items: readonly Item[], pageOf: (item: Item) => unknown): Item[] {
  const counts = new Map<unknown, number>();
  return items.filter((item) => {
    const count = (counts.get(pageOf(item)) ?? 0) + 1;
    counts.set(pageOf(item), count);
    return count <= SECTIONS_OF_PAGE;
  });
}

function markedWords(text: string): string[] {
  const marked = text.matchAll(new RegExp(`${matchStart}([^${matchStart}${matchEnd}]*)${matchEnd}`, "g"));
  return [...new Set([...marked].map(([, word = ""]) => word.toLowerCase()))];
}

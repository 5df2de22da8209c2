import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import type { QueryTerm } from "./parse-query";

/** What words count that begin with a term, and words similar to it. */
const WEIGHTS = { prefix: 0.2, fuzzy: 0.3 };
/** Share of a word's letters that may be wrong; two at most. */
const TYPOS = 0.25;
const MOST_TYPOS = 2;
const BM25 = { k: 2, b: 0.7, d: 0.5 };

/**
 * Finds what has any of the terms.
 * @param boost what a word counts in each field; others aren't searched
 * @returns with scores that don't depend on how many of the terms were found
 */
export function searchTerms(
  index: MiniSearch,
  terms: readonly QueryTerm[],
  boost: Record<string, number>,
): SearchResult[] {
  const hits = index.search("", {
    tokenize: () => terms.map(({ term }) => term),
    processTerm: (term) => term,
    fields: Object.keys(boost),
    boost,
    boostTerm: (_, place) => terms[place]?.boost ?? 1,
    prefix: (_, place) => terms[place]?.prefix ?? false,
    fuzzy: (_, place) => (terms[place]?.fuzzy ? TYPOS : false),
    maxFuzzy: MOST_TYPOS,
    weights: WEIGHTS,
    bm25: BM25,
  });
  // MiniSearch multiplies scores by the number of terms, while one word is several terms here.
  for (const hit of hits) hit.score /= Math.max(hit.queryTerms.length, 1);
  return hits;
}

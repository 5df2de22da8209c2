import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import type { QueryTerm } from "./words/parse-query";

/** The weights of words that begin with a term, and of similar words. */
export const WEIGHTS = { prefix: 0.12, fuzzy: 0.3 };
/** Share of a word's letters that can be wrong; two letters at most. */
export const TYPOS = 0.25;
export const MOST_TYPOS = 2;
export const BM25 = { k: 3, b: 0.7, d: 0.5 };

/** A text that was found: its number, its score, and the terms of the query and of the text that match. */
export type TextHit = Pick<SearchResult, "id" | "score" | "terms" | "queryTerms">;

/** Texts with several fields, which can be searched. */
export interface TextIndex {
  /**
   * Finds texts with any of the terms.
   * @param boost the weight of a word in each field; other fields aren't searched
   * @returns hits with scores that don't depend on how many of the terms were found
   */
  find(terms: readonly QueryTerm[], boost: Record<string, number>): TextHit[];
}

/** The index that MiniSearch searches. */
export function textIndexOf(index: MiniSearch): TextIndex {
  return {
    find: (terms, boost) => {
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
      // MiniSearch multiplies scores by the number of terms, but here a single word has several terms.
      for (const hit of hits) hit.score /= Math.max(hit.queryTerms.length, 1);
      return hits;
    },
  };
}

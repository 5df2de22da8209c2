import type { WordMatch } from "./highlight";
import type { QueryTerms } from "./hit";
import type { ParsedQuery } from "../words/parse-query";
import type { Ranking } from "../ranking/rank";
import type { Terms } from "../words/terms";
import { numbersOf } from "../ranking/word-finder";

/** Determines which words of a text are highlighted for a query: matching words and their synonyms. */
export function markedTerms(
  { words, terms: queryTerms }: ParsedQuery,
  found: Ranking["found"],
  terms: Terms,
): QueryTerms {
  const typed = queryTerms.filter(({ prefix }) => prefix).map(({ term }) => term);
  const exact = new Set(queryTerms.map(({ term }) => term));
  const matches = new Map<string, WordMatch | undefined>();
  const match = (term: string): WordMatch | undefined => {
    const indexed = terms.ofWord(term).filter((one) => found.has(one));
    if (indexed.length === 0) return undefined;
    const numbers = numbersOf(indexed.reduce((bits, one) => bits | (found.get(one) ?? 0), 0));
    const begun = indexed.some((one) => exact.has(one)) ? [] : typed.filter((one) => term.startsWith(one));
    return {
      words: numbers,
      typed: begun.length > 0 ? Math.max(...begun.map((one) => one.length)) : null,
    };
  };
  return {
    matchOf: (term) => {
      if (!matches.has(term)) matches.set(term, match(term));
      return matches.get(term);
    },
    words: new Map(words.map(({ whole }, number) => [number, whole])),
  };
}

import type { QueryTerm } from "../engine/words/parse-query";
import { isStopWord } from "../engine/words/stop-words";
import { pagesIn } from "./find-pages";
import type { LoadedTerms } from "./loaded-terms";

/**
 * The terms that each page with all phrases contains. Stop words and single letters aren't indexed everywhere, so they
 * aren't among them.
 */
export function termsOfPhrases(phrases: readonly (readonly string[])[]): QueryTerm[] {
  const terms = new Set(phrases.flat().filter((term) => term.length > 1 && !isStopWord(term)));
  return [...terms].map((term) => ({ term, word: 0, boost: 1, prefix: false, fuzzy: false }));
}

/**
 * The pages that contain all of some terms.
 * @param terms at least one; their files must have loaded
 */
export function pagesWithAll(terms: readonly QueryTerm[], loaded: LoadedTerms): ReadonlySet<number> {
  const sets = terms.map(
    (term) => new Set(loaded.matches(term).flatMap(({ packed }) => pagesIn(packed).map(({ page }) => page))),
  );
  return sets.reduce((all, pages) => new Set([...all].filter((page) => pages.has(page))));
}

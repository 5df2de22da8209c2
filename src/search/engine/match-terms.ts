import type { Dictionary } from "./build-index";
import { isStopWord } from "./stop-words";
import { stem } from "./stem";
import { allowedTypos, lettersMissing, lettersOf, typosBetween } from "./typos";

/** Terms of the index that a word of the query means, with how well each fits: 1 is the word itself. */
export type MatchedTerms = Map<number, number>;

const STEM_QUALITY = 0.9;
/** For a word that means the same: what was typed should be found first. */
const SYNONYM_QUALITY = 0.7;
/** For a word that is still being typed, and for one that was meant to be whole. */
const PREFIX_QUALITY = { typing: 0.75, whole: 0.45 };
const TYPO_QUALITY = [1, 0.6, 0.4];
/** How much less a beginning with typing errors fits than a whole word with them. */
const TYPO_PREFIX_FACTOR = 0.8;
/** For what begins with a word that the documentation has: `acl` means ACLs, hardly Aclara. */
const KNOWN_FACTOR = 0.12;
/** Shorter words begin too many others. */
const SHORTEST_PREFIX = 3;

/**
 * Finds the terms that a word means: itself, other forms of it, its synonyms, what begins with it; and what is spelled
 * nearly so, if there is nothing else.
 * @param isLast whether the word may be unfinished
 */
export function matchTerms(word: string, isLast: boolean, dictionary: Dictionary): MatchedTerms {
  const matched: MatchedTerms = new Map();
  const add = (number: number, quality: number) => {
    if ((matched.get(number) ?? 0) < quality) matched.set(number, quality);
  };
  const exact = dictionary.numbers.get(word);
  const own = stem(word);
  if (exact !== undefined) add(exact, 1);
  for (const number of dictionary.stems.get(own) ?? []) add(number, STEM_QUALITY);
  for (const other of dictionary.synonyms.get(own) ?? []) {
    for (const number of dictionary.stems.get(other) ?? []) add(number, SYNONYM_QUALITY);
  }
  const isKnown = matched.size > 0;
  if (isLast || word.length >= SHORTEST_PREFIX) addPrefixes(word, isLast, isKnown, dictionary, add);
  // A word that the documentation uses is no typing error, nor is one that is being typed and begins as one does.
  if (!isKnown && (matched.size === 0 || !isLast)) addTypos(word, isLast, dictionary, add);
  return matched;
}

function addPrefixes(
  word: string,
  isLast: boolean,
  isKnown: boolean,
  { terms }: Dictionary,
  add: (number: number, quality: number) => void,
): void {
  const best = (isLast ? PREFIX_QUALITY.typing : PREFIX_QUALITY.whole) * (isKnown ? KNOWN_FACTOR : 1);
  for (let number = firstFrom(terms, word); terms[number]?.startsWith(word); number += 1) {
    const rest = (terms[number]?.length ?? 0) - word.length;
    if (rest > 0 && !isStopWord(terms[number] ?? "")) add(number, best * (0.6 + 0.4 / (1 + rest / 4)));
  }
}

/** Number of the first term that isn't before `word`. */
function firstFrom(terms: readonly string[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function addTypos(
  word: string,
  isLast: boolean,
  { terms, letters }: Dictionary,
  add: (number: number, quality: number) => void,
): void {
  const limit = allowedTypos(word);
  if (limit === 0) return;
  const own = lettersOf(word);
  const mayGoOn = isLast && word.length > 4;
  for (let number = 0; number < terms.length; number += 1) {
    const term = terms[number] ?? "";
    const ofTerm = letters[number] ?? 0;
    if (lettersMissing(own, ofTerm) > limit) continue;
    if (mayGoOn && term.length > word.length) {
      // The beginning of a word never differs more than the whole does.
      const begun = typosBetween(word, term, limit, true);
      if (begun > limit) continue;
      const typos = typosBetween(word, term, limit);
      if (typos > limit) add(number, (TYPO_QUALITY[begun] ?? 0) * TYPO_PREFIX_FACTOR);
      else add(number, TYPO_QUALITY[typos] ?? 0);
    } else if (lettersMissing(ofTerm, own) <= limit) {
      const typos = typosBetween(word, term, limit);
      if (typos <= limit) add(number, TYPO_QUALITY[typos] ?? 0);
    }
  }
}

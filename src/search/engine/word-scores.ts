import type { EngineIndex } from "./build-index";
import { matchTerms, type MatchedTerms } from "./match-terms";
import type { QueryWord } from "./parse-query";
import { bestScores, NO_SCORES, scaleScores, scoreAll, scoreTerms, type RecordScores } from "./record-scores";

/** How well each record has one word of a query. */
export interface WordScores extends RecordScores {
  /** Terms that were matched, for highlighting. */
  terms: MatchedTerms;
  counts: boolean;
  /** The parts of a name in order; one for a plain word. */
  parts: readonly string[];
}

/** What a name is worth whose parts are there, though not as the name. */
const PARTS_FACTOR = 0.5;
/** Of one word that two were made of, or of two that one was made of. */
const SPLIT_FACTOR = 0.7;
const SHORTEST_SPLIT = 3;

/** Scores one word; a name of several parts also by these. */
export function scoreWord(word: QueryWord, next: QueryWord | undefined, index: EngineIndex): WordScores {
  const { whole, units } = word.token;
  const terms = matchTerms(whole, word.isLast, index.dictionary);
  const parts = units.map(({ term }) => term);
  // It only tells whether words stand next to each other.
  if (!word.counts) return { ...NO_SCORES, terms, counts: false, parts };
  const all = [scoreTerms(terms, index)];
  if (parts.length > 1) all.push(scoreParts(parts, word.isLast, PARTS_FACTOR, terms, index));
  else {
    for (const [one, other] of splits(whole, index)) {
      all.push(scoreParts([one, other], word.isLast, SPLIT_FACTOR, terms, index));
    }
  }
  if (next?.counts) all.push(...joined(whole + next.token.whole, next.isLast, terms, index));
  return { ...bestScores(all, index), terms, counts: true, parts };
}

/** Records that have all parts, each by itself or in a heading above. */
function scoreParts(
  parts: readonly string[],
  isLast: boolean,
  factor: number,
  terms: MatchedTerms,
  index: EngineIndex,
): RecordScores {
  const each = parts
    .filter((part) => part.length > 1)
    .map((part, position) => {
      const matched = matchTerms(part, isLast && position === parts.length - 1, index.dictionary);
      for (const [number, quality] of matched) {
        if ((terms.get(number) ?? 0) < quality * factor) terms.set(number, quality * factor);
      }
      return scoreTerms(matched, index);
    });
  return scoreAll(each, factor, index);
}

/** Ways to read a word that isn't known as two that are. */
function splits(word: string, { dictionary }: EngineIndex): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = SHORTEST_SPLIT; at <= word.length - SHORTEST_SPLIT; at += 1) {
    const pair: [string, string] = [word.slice(0, at), word.slice(at)];
    if (pair.every((part) => dictionary.numbers.has(part))) pairs.push(pair);
  }
  return pairs.slice(0, 2);
}

/** `trust store` is found where `truststore` is written. */
function joined(word: string, isLast: boolean, terms: MatchedTerms, index: EngineIndex): RecordScores[] {
  const number = index.dictionary.numbers.get(word);
  if (number === undefined) return [];
  const matched = matchTerms(word, isLast, index.dictionary);
  terms.set(number, Math.max(terms.get(number) ?? 0, SPLIT_FACTOR));
  return [scaleScores(scoreTerms(matched, index), SPLIT_FACTOR, index)];
}

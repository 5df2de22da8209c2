import { CODE_LEVEL, TEXT_LEVEL } from "../../model/search-index";
import { termRole, type EngineIndex } from "./build-index";
import { matchTerms, type MatchedTerms } from "./match-terms";
import type { QueryWord } from "./parse-query";

/** How well each record has one word of a query. */
export interface WordScores {
  /** By record: from its own words and, less, from the headings it stands under; 0 where it lacks the word. */
  scores: Float32Array;
  /** 1 for records that have the word themselves. */
  own: Uint8Array;
  /** How rare the word is: what it tells. */
  weight: number;
  /** Terms that were matched, for highlighting. */
  terms: MatchedTerms;
  counts: boolean;
  /** The parts of a name in order; one for a plain word. */
  parts: readonly string[];
}

/** What a word is worth in a page's title, in a heading of each level, in text and in code. */
const LEVEL_WEIGHTS: Readonly<Record<number, number>> = {
  [TEXT_LEVEL]: 1,
  1: 8,
  2: 5,
  3: 4.5,
  4: 4,
  5: 4,
  6: 4,
  [CODE_LEVEL]: 0.35,
};
/** Words that a record of a level usually has; in a longer one each counts less. */
const USUAL_LENGTH: Readonly<Record<number, number>> = { [TEXT_LEVEL]: 30, [CODE_LEVEL]: 60 };
const LENGTH_EFFECT = 0.2;
const USUAL_HEADING_LENGTH = 3;
const ROLE_FACTORS = [1, 0.7, 0.35, 0.2];
/** What a record gets of the words of its headings. */
const INHERITED = 0.3;
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
  if (!word.counts)
    return { scores: new Float32Array(), own: new Uint8Array(), weight: 0, terms, counts: false, parts };
  const all = [scoreTerms(terms, index)];
  if (parts.length > 1) all.push(scoreParts(parts, word.isLast, PARTS_FACTOR, terms, index));
  else {
    for (const [one, other] of splits(whole, index)) {
      all.push(scoreParts([one, other], word.isLast, SPLIT_FACTOR, terms, index));
    }
  }
  if (next?.counts) addJoined(whole + next.token.whole, next.isLast, terms, all, index);
  return { ...best(all), terms, counts: word.counts, parts };
}

interface Scores {
  scores: Float32Array;
  own: Uint8Array;
  weight: number;
}

function scoreTerms(terms: MatchedTerms, index: EngineIndex): Scores {
  const { size, level, length, parent, dictionary } = index;
  const own = new Float32Array(size);
  const shown = new Float32Array(size);
  for (const [number, quality] of terms) {
    for (const entry of dictionary.postings[number] ?? []) {
      const record = entry >> 2;
      const score = quality * (ROLE_FACTORS[entry & 3] ?? 0);
      if (score > (own[record] ?? 0)) own[record] = score;
      if ((entry & 3) <= termRole.part && score > (shown[record] ?? 0)) shown[record] = score;
    }
  }
  let count = 0;
  for (let record = 0; record < size; record += 1) if ((own[record] ?? 0) > 0) count += 1;
  const weight = Math.log(1 + size / (count + 0.5));
  const flags = new Uint8Array(size);
  const handedDown = new Float32Array(size);
  for (let record = 0; record < size; record += 1) {
    const at = level[record] ?? 0;
    const usual = USUAL_LENGTH[at] ?? USUAL_HEADING_LENGTH;
    const shortness = 1 / (1 - LENGTH_EFFECT + (LENGTH_EFFECT * (length[record] ?? 0)) / usual);
    const factor = weight * (LEVEL_WEIGHTS[at] ?? 1) * Math.min(1.2, shortness);
    const above = parent[record] ?? -1;
    const inherited = above < 0 ? 0 : (handedDown[above] ?? 0);
    // A page's keywords and names are nothing that its records say.
    handedDown[record] = Math.max((shown[record] ?? 0) * factor, inherited);
    if ((own[record] ?? 0) > 0) flags[record] = 1;
    own[record] = (own[record] ?? 0) * factor + inherited * INHERITED;
  }
  return { scores: own, own: flags, weight };
}

/** Records that have all parts, each by itself or in a heading above. */
function scoreParts(
  parts: readonly string[],
  isLast: boolean,
  factor: number,
  terms: MatchedTerms,
  index: EngineIndex,
): Scores {
  const each = parts
    .filter((part) => part.length > 1)
    .map((part, position) => {
      const matched = matchTerms(part, isLast && position === parts.length - 1, index.dictionary);
      for (const [number, quality] of matched) {
        if ((terms.get(number) ?? 0) < quality * factor) terms.set(number, quality * factor);
      }
      return scoreTerms(matched, index);
    });
  const scores = new Float32Array(index.size);
  const own = new Uint8Array(index.size);
  if (each.length === 0) return { scores, own, weight: 0 };
  for (let record = 0; record < index.size; record += 1) {
    let sum = 0;
    for (const part of each) {
      const score = part.scores[record] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
    }
    scores[record] = (sum / each.length) * factor;
    if (sum > 0 && each.some((part) => part.own[record] === 1)) own[record] = 1;
  }
  return { scores, own, weight: each.reduce((sum, { weight }) => sum + weight, 0) / each.length };
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
function addJoined(
  word: string,
  isLast: boolean,
  terms: MatchedTerms,
  all: Scores[],
  index: EngineIndex,
): void {
  const number = index.dictionary.numbers.get(word);
  if (number === undefined) return;
  const matched = matchTerms(word, isLast, index.dictionary);
  terms.set(number, Math.max(terms.get(number) ?? 0, SPLIT_FACTOR));
  const { scores, own, weight } = scoreTerms(matched, index);
  all.push({ own, scores: scores.map((score) => score * SPLIT_FACTOR), weight });
}

function best(all: readonly Scores[]): Scores {
  const [first, ...others] = all;
  const scores = first?.scores ?? new Float32Array();
  const own = first?.own ?? new Uint8Array();
  for (const other of others) {
    for (let record = 0; record < scores.length; record += 1) {
      scores[record] = Math.max(scores[record] ?? 0, other.scores[record] ?? 0);
      own[record] = Math.max(own[record] ?? 0, other.own[record] ?? 0);
    }
  }
  // A name that nobody has tells no more than its parts do.
  const found = all.filter(({ scores: some }) => some.some((score) => score > 0));
  return { scores, own, weight: found[0]?.weight ?? 0 };
}

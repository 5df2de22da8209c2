import type { EngineIndex } from "./build-index";
import { closeness, meanings } from "./closeness";
import type { WordScores } from "./word-scores";

/** What it is worth that a record's page has a word which the record itself lacks. */
const PAGE_COVERAGE = 0.5;
/** How much a record that has only some of the words falls behind one that has them all. */
const COVERAGE_POWER = 3;
const PAGE_SCORE = 0.15;
/** How much of the best record's words a record must have, where none has them all. */
const LEAST_COVERAGE = 0.6;
/** A sum of parts of one is hardly ever exactly one. */
const ALL = 0.999;
/** Only the best are looked at closely. */
const CLOSELY = 100;
/** What page weights from 0 to 100 change. */
const PAGE_WEIGHT = 0.3;

/**
 * The records that answer a query, the best first.
 * @param words of the query, in its order
 * @param allowed whether a record passes the query's filters
 */
export function rank(
  words: readonly WordScores[],
  index: EngineIndex,
  allowed: (record: number) => boolean,
): number[] {
  const parts = words
    .filter(({ counts }) => counts)
    .map((word) => ({ ...word, onPages: bestOfPages(word.scores, index) }));
  const total = parts.reduce((sum, { weight }) => sum + Math.max(weight, 1), 0);
  if (total === 0) return [];
  const scores = new Float32Array(index.size);
  const coverages = new Float32Array(index.size);
  let most = 0;
  for (let record = 0; record < index.size; record += 1) {
    const page = index.page[record] ?? 0;
    let sum = 0;
    let covered = 0;
    let says = false;
    for (const { scores: ofWord, own, weight, onPages } of parts) {
      const score = ofWord[record] ?? 0;
      const onPage = onPages[page] ?? 0;
      sum += score + PAGE_SCORE * Math.min(onPage - score, weight);
      if (own[record] === 1) says = true;
      covered += Math.max(weight, 1) * (score > 0 ? 1 : onPage > 0 ? PAGE_COVERAGE : 0);
    }
    // One that only stands under what was asked for says nothing that its heading doesn't.
    if (!says || !allowed(record)) continue;
    const coverage = covered / total;
    most = Math.max(most, coverage);
    coverages[record] = coverage;
    scores[record] = sum * coverage ** COVERAGE_POWER * pageFactor(page, index);
  }
  const isKept = (record: number) =>
    (coverages[record] ?? 0) > 0 &&
    (most > ALL ? hasAllOnPage(record, parts, index) : (coverages[record] ?? 0) >= most * LEAST_COVERAGE);
  const sorted = inOrder(scores, isKept);
  const found = meanings(words, index);
  const names = words.flatMap((word) => (word.parts.length > 1 ? [word.parts] : []));
  const close = sorted.slice(0, CLOSELY).map((record) => ({
    record,
    score: (scores[record] ?? 0) * closeness(record, words.length, names, found, index),
  }));
  // Equal ones stay in reading order.
  close.sort((one, other) => other.score - one.score || one.record - other.record);
  return [...close.map(({ record }) => record), ...sorted.slice(CLOSELY)];
}

function hasAllOnPage(
  record: number,
  parts: readonly { onPages: Float32Array }[],
  { page }: EngineIndex,
): boolean {
  const number = page[record] ?? 0;
  return parts.every(({ onPages }) => (onPages[number] ?? 0) > 0);
}

/** More records than any site that a browser can hold has. */
const MOST_RECORDS = 2 ** 21;

/**
 * Numbers of records by falling score, then in reading order. Score and number are made one number, since numbers sort
 * many times faster than objects, and a short word is in a great many records.
 */
function inOrder(scores: Float32Array, isKept: (record: number) => boolean): number[] {
  // Positive floating-point numbers are in the order of their bits.
  const bits = new Uint32Array(scores.buffer);
  const keys: number[] = [];
  for (let record = 0; record < scores.length; record += 1) {
    if (isKept(record)) keys.push((bits[record] ?? 0) * MOST_RECORDS + (MOST_RECORDS - 1 - record));
  }
  return Array.from(
    Float64Array.from(keys).sort().reverse(),
    (key) => MOST_RECORDS - 1 - (key % MOST_RECORDS),
  );
}

function bestOfPages(scores: Float32Array, { page, pages }: EngineIndex): Float32Array {
  const best = new Float32Array(pages.length);
  for (let record = 0; record < scores.length; record += 1) {
    const number = page[record] ?? 0;
    best[number] = Math.max(best[number] ?? 0, scores[record] ?? 0);
  }
  return best;
}

/**
 * What a page's weight is to the score of what stands on it, about one.
 * @param page its number
 */
export function pageFactor(page: number, { pages }: EngineIndex): number {
  return 1 + PAGE_WEIGHT * ((pages[page]?.weight ?? 50) / 50 - 1);
}

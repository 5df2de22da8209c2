import { BestRecords } from "./best-records";
import type { EngineIndex } from "./build-index";
import { closeness, meanings } from "./closeness";
import { bestOfPages, pagesWithAny, recordsOfPage } from "./record-scores";
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
 * The records that answer a query, the best first. Those that were looked at closely are all there; after them come as
 * many of each page as are missing.
 * @param words of the query, in its order
 * @param allowed whether a record passes the query's filters
 * @param ofPage how many records of a page are wanted
 */
export function rank(
  words: readonly WordScores[],
  index: EngineIndex,
  allowed: (record: number) => boolean,
  ofPage: number,
): number[] {
  const parts = words.filter(({ counts }) => counts);
  if (parts.length === 0) return [];
  const found = parts
    .filter(({ pages }) => pages.length > 0)
    .map((word) => ({ ...word, onPages: bestOfPages(word, index) }));
  const pages = pagesWithAny(found, index);
  const total = parts.reduce((sum, { weight }) => sum + Math.max(weight, 1), 0);
  const { scores, coverages, most } = scoreRecords(found, total, pages, index, allowed);
  const best = new BestRecords(CLOSELY, ofPage);
  for (const page of pages) {
    const hasAll = found.length === parts.length && found.every(({ onPages }) => (onPages[page] ?? 0) > 0);
    if (most > ALL && !hasAll) continue;
    const least = most > ALL ? 0 : most * LEAST_COVERAGE;
    const [first, end] = recordsOfPage(page, index);
    for (let record = first; record < end; record += 1) {
      const coverage = coverages[record] ?? 0;
      if (coverage > 0 && coverage >= least) best.add(record, page, scores[record] ?? 0);
    }
  }
  const { leaders, others } = best.ordered();
  const meant = meanings(words, index);
  const names = words.flatMap((word) => (word.parts.length > 1 ? [word.parts] : []));
  const close = leaders.map((record) => ({
    record,
    score: (scores[record] ?? 0) * closeness(record, words.length, names, meant, index),
  }));
  // Equal ones stay in reading order.
  close.sort((one, other) => other.score - one.score || one.record - other.record);
  return [...close.map(({ record }) => record), ...others];
}

type FoundWord = WordScores & { onPages: Float32Array };

/**
 * Scores the records that say something of a query.
 * @returns by record its score and its share of the query's words, and the largest such share
 */
function scoreRecords(
  words: readonly FoundWord[],
  total: number,
  pages: readonly number[],
  index: EngineIndex,
  allowed: (record: number) => boolean,
): { scores: Float32Array; coverages: Float32Array; most: number } {
  const scores = new Float32Array(index.size);
  const coverages = new Float32Array(index.size);
  const weights = words.map(({ weight }) => weight);
  const shares = weights.map((weight) => Math.max(weight, 1));
  const onPage = weights.map(() => 0);
  let most = 0;
  for (const page of pages) {
    const factor = pageFactor(page, index);
    words.forEach(({ onPages }, word) => {
      onPage[word] = onPages[page] ?? 0;
    });
    const [first, end] = recordsOfPage(page, index);
    for (let record = first; record < end; record += 1) {
      // One that only stands under what was asked for says nothing that its heading doesn't.
      if (!saysSome(words, record) || !allowed(record)) continue;
      let sum = 0;
      let covered = 0;
      for (let word = 0; word < words.length; word += 1) {
        const score = words[word]?.scores[record] ?? 0;
        const best = onPage[word] ?? 0;
        sum += score + PAGE_SCORE * Math.min(best - score, weights[word] ?? 0);
        covered += (shares[word] ?? 0) * (score > 0 ? 1 : best > 0 ? PAGE_COVERAGE : 0);
      }
      const coverage = covered / total;
      if (coverage > most) most = coverage;
      coverages[record] = coverage;
      scores[record] = sum * coverage ** COVERAGE_POWER * factor;
    }
  }
  return { scores, coverages, most };
}

function saysSome(words: readonly FoundWord[], record: number): boolean {
  for (const { own } of words) if (own[record] === 1) return true;
  return false;
}

/**
 * What a page's weight is to the score of what stands on it, about one.
 * @param page its number
 */
export function pageFactor(page: number, { pages }: EngineIndex): number {
  return 1 + PAGE_WEIGHT * ((pages[page]?.weight ?? 50) / 50 - 1);
}

import { termRole, type EngineIndex } from "./build-index";
import type { MatchedTerms } from "./match-terms";

/** How well each record has something: a word, or all parts of a name. */
export interface RecordScores {
  /** By record: from its own words and, less, from the headings it stands under; 0 where it lacks the word. */
  scores: Float32Array;
  /** 1 for records that have the word themselves. */
  own: Uint8Array;
  /** Numbers of the pages that have it, ascending: records of others are 0, and needn't be looked at. */
  pages: readonly number[];
  /** How rare the word is: what it tells. */
  weight: number;
}

const ROLE_FACTORS = [1, 0.7, 0.35, 0.2];
/** What a record gets of the words of its headings. */
const INHERITED = 0.3;

/** Of a word that no record has. Its arrays are empty, since nobody looks at records of its pages. */
export const NO_SCORES: RecordScores = {
  scores: new Float32Array(),
  own: new Uint8Array(),
  pages: [],
  weight: 0,
};

/** Scores records by the terms that a word means. */
export function scoreTerms(terms: MatchedTerms, index: EngineIndex): RecordScores {
  if (terms.size === 0) return NO_SCORES;
  const scores = new Float32Array(index.size);
  const own = new Uint8Array(index.size);
  // A page's keywords and names are nothing that its records say.
  const shownByPage = new Float32Array(index.pages.length);
  const onPage = new Uint8Array(index.pages.length);
  let count = 0;
  for (const [number, quality] of terms) {
    for (const entry of index.dictionary.postings[number] ?? []) {
      const record = entry >> 2;
      const page = index.page[record] ?? 0;
      const score = quality * (ROLE_FACTORS[entry & 3] ?? 0);
      if (own[record] === 0) {
        own[record] = 1;
        onPage[page] = 1;
        count += 1;
      }
      if (score > (scores[record] ?? 0)) scores[record] = score;
      const isShown = (entry & 3) <= termRole.part && record === index.firstOfPage[page];
      if (isShown && score > (shownByPage[page] ?? 0)) shownByPage[page] = score;
    }
  }
  const weight = Math.log(1 + index.size / (count + 0.5));
  const pages = numbersOf(onPage);
  handDown({ scores, own, pages, weight }, shownByPage, index);
  return { scores, own, pages, weight };
}

/** Weighs what records have of a word, and gives them what their headings have of it. */
function handDown(
  { scores, pages, weight }: RecordScores,
  shownByPage: Float32Array,
  index: EngineIndex,
): void {
  const { parent, weight: weightNumber, weights, longestPage } = index;
  const handed = new Float32Array(longestPage);
  for (const page of pages) {
    const [first, end] = recordsOfPage(page, index);
    for (let record = first; record < end; record += 1) {
      const above = parent[record] ?? -1;
      const inherited = above < 0 ? 0 : (handed[above - first] ?? 0);
      const quality = scores[record] ?? 0;
      const factor = weight * (weights[weightNumber[record] ?? 0] ?? 0);
      const shown = record === first ? (shownByPage[page] ?? 0) : quality;
      handed[record - first] = Math.max(shown * factor, inherited);
      scores[record] = quality * factor + inherited * INHERITED;
    }
  }
}

/** Records that have all of several, each by itself or in a heading above. @param factor what that is worth */
export function scoreAll(each: readonly RecordScores[], factor: number, index: EngineIndex): RecordScores {
  const count = each.length;
  const weight = each.reduce((sum, one) => sum + one.weight, 0) / Math.max(count, 1);
  const pages = pagesWithAll(each, index);
  const scores = new Float32Array(pages.length > 0 ? index.size : 0);
  const own = new Uint8Array(scores.length);
  const found = pages.filter((page) => {
    const [first, end] = recordsOfPage(page, index);
    let isFound = false;
    for (let record = first; record < end; record += 1) {
      let sum = 0;
      let says = 0;
      for (let part = 0; part < count; part += 1) {
        const score = each[part]?.scores[record] ?? 0;
        if (score === 0) {
          sum = 0;
          break;
        }
        sum += score;
        says |= each[part]?.own[record] ?? 0;
      }
      if (sum === 0) continue;
      isFound = true;
      scores[record] = (sum / count) * factor;
      own[record] = says;
    }
    return isFound;
  });
  return found.length > 0 ? { scores, own, pages: found, weight } : NO_SCORES;
}

/** Counts less what a record has. Changes `of`. */
export function scaleScores(of: RecordScores, factor: number, index: EngineIndex): RecordScores {
  for (const page of of.pages) {
    const [first, end] = recordsOfPage(page, index);
    for (let record = first; record < end; record += 1) of.scores[record] = (of.scores[record] ?? 0) * factor;
  }
  return of;
}

/** The best that records have of several ways to read a word; changes them. It is as rare as by the first that is found. */
export function bestScores(all: readonly RecordScores[], index: EngineIndex): RecordScores {
  const [first, ...others] = all.filter(({ pages }) => pages.length > 0);
  if (!first || others.length === 0) return first ?? NO_SCORES;
  const { scores, own, weight } = first;
  const onPage = new Uint8Array(index.pages.length);
  for (const page of first.pages) onPage[page] = 1;
  for (const other of others) {
    for (const page of other.pages) {
      onPage[page] = 1;
      const [start, end] = recordsOfPage(page, index);
      for (let record = start; record < end; record += 1) {
        scores[record] = Math.max(scores[record] ?? 0, other.scores[record] ?? 0);
        own[record] = Math.max(own[record] ?? 0, other.own[record] ?? 0);
      }
    }
  }
  return { scores, own, pages: numbersOf(onPage), weight };
}

/** By page the best that a record of it has; 0 for pages that lack the word. */
export function bestOfPages({ scores, pages }: RecordScores, index: EngineIndex): Float32Array {
  const best = new Float32Array(index.pages.length);
  for (const page of pages) {
    const [first, end] = recordsOfPage(page, index);
    let most = 0;
    for (let record = first; record < end; record += 1) most = Math.max(most, scores[record] ?? 0);
    best[page] = most;
  }
  return best;
}

/** The pages that have any of several, ascending. */
export function pagesWithAny(each: readonly RecordScores[], index: EngineIndex): number[] {
  const onPage = new Uint8Array(index.pages.length);
  for (const { pages } of each) for (const page of pages) onPage[page] = 1;
  return numbersOf(onPage);
}

function pagesWithAll(each: readonly RecordScores[], index: EngineIndex): number[] {
  const counts = new Uint8Array(index.pages.length);
  for (const { pages } of each) for (const page of pages) counts[page] = (counts[page] ?? 0) + 1;
  return numbersOf(counts.map((count) => (count > 0 && count === each.length ? 1 : 0)));
}

/** Numbers of a page's records: the first and the one after the last. */
export function recordsOfPage(
  page: number,
  { firstOfPage, size }: EngineIndex,
): readonly [first: number, end: number] {
  return [firstOfPage[page] ?? 0, firstOfPage[page + 1] ?? size];
}

function numbersOf(flags: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < flags.length; number += 1) if (flags[number] === 1) numbers.push(number);
  return numbers;
}

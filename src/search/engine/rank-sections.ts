import { fewOfPage, SECTIONS_OF_PAGE } from "../sections";
import type { EngineIndex } from "./build-index";
import { pageFactor, rank } from "./rank";
import { pagesWithAny, recordsOfPage } from "./record-scores";
import { ownText } from "./record-text";
import { isStopWord } from "./stop-words";
import { tokenize } from "./tokenize";
import type { WordScores } from "./word-scores";

/** A heading with what stands under it up to the next heading, or the beginning of a page. */
export interface Section {
  /** Number of the record of its heading, or of the page. */
  heading: number;
  /** Its other records. */
  records: number[];
}

/** What further records with a word add to the best one. */
const MORE = 0.25;
/** How much a section that lacks words falls behind. */
const COVERAGE_POWER = 0.75;
/** The beginning of a page says what the page is about, and seldom answers. */
const BEGINNING = 0.6;
/** What a page's title counts for its beginning: it is the title of every other section as much. */
const TITLE = 0.3;
/** For a heading all of whose words are in the question. */
const HEADING = 0.6;
/** How the order of whole sections and that of single records come together. */
const SECTION_SHARE = 1.4;
const FIRST_PLACES = 1;
const CLOSELY = 100;

/**
 * The sections that answer a question, the best first. A section may have the words of a question in several sentences;
 * a single record that has them all says most. So both orders are made, and each place counts by one over its number.
 * @param words of the question, in its order
 * @param allowed whether a record passes the filters
 */
export function rankSections(
  words: readonly WordScores[],
  index: EngineIndex,
  allowed: (record: number) => boolean,
): Section[] {
  const bySection = orderSections(words, index, allowed).slice(0, CLOSELY);
  const best = rank(words, index, allowed, SECTIONS_OF_PAGE).slice(0, CLOSELY);
  const byRecord = new Set(best.map((record) => headingOf(record, index)).filter(allowed));
  const scores = new Map<number, number>();
  const add = (heading: number, place: number, share: number) =>
    scores.set(heading, (scores.get(heading) ?? 0) + share / (place + 1 + FIRST_PLACES));
  bySection.forEach((heading, place) => add(heading, place, SECTION_SHARE));
  [...byRecord].forEach((heading, place) => add(heading, place, 1));
  const ranked = [...scores].sort(([, one], [, other]) => other - one).map(([heading]) => heading);
  return fewOfPage(ranked, (heading) => index.page[heading]).map((heading) => ({
    heading,
    records: recordsBetween(heading + 1, endOfSection(heading, index)),
  }));
}

/** Headings of the sections that answer, the best first. */
function orderSections(
  words: readonly WordScores[],
  index: EngineIndex,
  allowed: (record: number) => boolean,
): number[] {
  const counting = words.filter(({ counts }) => counts);
  const total = counting.reduce((sum, { weight }) => sum + Math.max(weight, 1), 0);
  const found = qualities(counting, index);
  const onPages = counting.filter(({ pages }) => pages.length > 0);
  const sections: { heading: number; score: number }[] = [];
  for (const page of pagesWithAny(onPages, index)) {
    const [first, endOfPage] = recordsOfPage(page, index);
    for (let heading = first; heading < endOfPage;) {
      const end = endOfSection(heading, index);
      const score = allowed(heading) ? scoreOf(heading, end, onPages, total, index) : 0;
      if (score > 0) sections.push({ heading, score });
      heading = end;
    }
  }
  return sections
    .map(({ heading, score }) => ({
      heading,
      score: score * (1 + HEADING * shareAsked(ownText(heading, index), found)),
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ heading }) => heading);
}

function scoreOf(
  heading: number,
  end: number,
  words: readonly WordScores[],
  total: number,
  index: EngineIndex,
): number {
  let sum = 0;
  let covered = 0;
  let says = false;
  const isBeginning = index.level[heading] === 1;
  for (const { scores, own, weight } of words) {
    const ofHeading = (scores[heading] ?? 0) * (isBeginning ? TITLE : 1);
    let best = ofHeading;
    let all = ofHeading;
    if (own[heading] === 1) says = true;
    for (let record = heading + 1; record < end; record += 1) {
      const score = scores[record] ?? 0;
      if (score > best) best = score;
      all += score;
      if (own[record] === 1) says = true;
    }
    if (best === 0) continue;
    sum += best + MORE * Math.log(1 + all - best);
    covered += Math.max(weight, 1);
  }
  if (!says) return 0;
  return (
    sum *
    (covered / total) ** COVERAGE_POWER *
    pageFactor(index.page[heading] ?? 0, index) *
    (isBeginning ? BEGINNING : 1)
  );
}

/** How much of a heading the question asks for. */
function shareAsked(heading: string, found: ReadonlyMap<string, number>): number {
  const said = tokenize(heading)
    .map(({ whole }) => whole)
    .filter((word) => !isStopWord(word));
  return said.length === 0 ? 0 : said.reduce((sum, word) => sum + (found.get(word) ?? 0), 0) / said.length;
}

function qualities(words: readonly WordScores[], { dictionary }: EngineIndex): Map<string, number> {
  const found = new Map<string, number>();
  for (const [number, quality] of words.flatMap(({ terms }) => [...terms])) {
    const term = dictionary.terms[number] ?? "";
    found.set(term, Math.max(found.get(term) ?? 0, quality));
  }
  return found;
}

/** Records are in reading order: a heading begins a section, and all after it up to the next are its own. */
function headingOf(record: number, index: EngineIndex): number {
  let heading = record;
  while (!isHeading(heading, index)) heading -= 1;
  return heading;
}

function endOfSection(heading: number, index: EngineIndex): number {
  let end = heading + 1;
  while (end < index.size && !isHeading(end, index)) end += 1;
  return end;
}

/** The first record of all is a page's. */
function isHeading(record: number, { level }: EngineIndex): boolean {
  const at = level[record] ?? 1;
  return at >= 1 && at <= 6;
}

function recordsBetween(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, offset) => first + offset);
}

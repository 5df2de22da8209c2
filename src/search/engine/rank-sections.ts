import { fewOfPage } from "../sections";
import type { EngineIndex } from "./build-index";
import { pageFactor, rank } from "./rank";
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
const HEADING = 1;
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
  const sections = sectionsOf(index).filter(({ heading }) => allowed(heading));
  const bySection = orderSections(words, sections, index).slice(0, CLOSELY);
  const sectionOf = new Map(
    sections.flatMap((section) => [section.heading, ...section.records].map((record) => [record, section])),
  );
  const best = rank(words, index, allowed).slice(0, CLOSELY);
  const byRecord = new Set(best.flatMap((record) => sectionOf.get(record) ?? []));
  const scores = new Map<Section, number>();
  const add = (section: Section, place: number, share: number) =>
    scores.set(section, (scores.get(section) ?? 0) + share / (place + 1 + FIRST_PLACES));
  bySection.forEach((section, place) => add(section, place, SECTION_SHARE));
  [...byRecord].forEach((section, place) => add(section, place, 1));
  const ranked = [...scores].sort(([, one], [, other]) => other - one).map(([section]) => section);
  return fewOfPage(ranked, ({ heading }) => index.page[heading]);
}

function orderSections(
  words: readonly WordScores[],
  sections: readonly Section[],
  index: EngineIndex,
): Section[] {
  const counting = words.filter(({ counts }) => counts);
  const found = qualities(counting, index);
  return sections
    .map((section) => ({ section, score: scoreOf(section, counting, found, index) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ section }) => section);
}

function scoreOf(
  { heading, records }: Section,
  words: readonly WordScores[],
  found: ReadonlyMap<string, number>,
  index: EngineIndex,
): number {
  let sum = 0;
  let covered = 0;
  let total = 0;
  let says = false;
  const isBeginning = index.level[heading] === 1;
  for (const { scores, own, weight } of words) {
    total += Math.max(weight, 1);
    const ofHeading = (scores[heading] ?? 0) * (isBeginning ? TITLE : 1);
    let best = ofHeading;
    let all = ofHeading;
    if (own[heading] === 1) says = true;
    for (const record of records) {
      const score = scores[record] ?? 0;
      best = Math.max(best, score);
      all += score;
      if (own[record] === 1) says = true;
    }
    if (best === 0) continue;
    sum += best + MORE * Math.log(1 + all - best);
    covered += Math.max(weight, 1);
  }
  if (!says || total === 0) return 0;
  return (
    sum *
    (covered / total) ** COVERAGE_POWER *
    pageFactor(index.page[heading] ?? 0, index) *
    (isBeginning ? BEGINNING : 1) *
    (1 + HEADING * shareAsked(ownText(heading, index), found))
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
function sectionsOf({ size, level }: EngineIndex): Section[] {
  const sections: Section[] = [];
  for (let record = 0; record < size; record += 1) {
    const at = level[record] ?? 0;
    if (at >= 1 && at <= 6) sections.push({ heading: record, records: [] });
    else sections.at(-1)?.records.push(record);
  }
  return sections;
}

import type { EngineIndex } from "../engine-index";
import type { TextHit } from "../text-index";
import type { WordCoverage } from "./word-coverage";
import type { WordBits } from "./word-finder";

/** How much a page's best sections contribute to its score, for search results and for answers to full questions. */
const SECTION_SHARE = { results: 0.5, answers: 0.3 };
/** The number of sections that contribute. */
const BEST_SECTIONS = 3;
/** The penalty for pages that lack words of the query. */
const COVERAGE_POWER = 1;
/** The influence of page weights from 0 to 100. */
const WEIGHT_SHARE = 0.6;
/** The minimum share of the best page's coverage that a page needs. */
const LEAST_COVERAGE = 0.2;

/**
 * Scores pages by their names and by their best sections. Pages that match far fewer of the query's words than the best page
 * are left out.
 * @param allowed whether a page matches the query's filters
 * @param isQuestion whether the query is a full question
 * @returns scores by page
 */
export function scorePages(
  pageHits: readonly TextHit[],
  sectionHits: readonly TextHit[],
  coverage: WordCoverage,
  { pages, sections }: Pick<EngineIndex, "pages" | "sections">,
  allowed: (page: number) => boolean,
  isQuestion = false,
): Map<number, number> {
  const found = new Map<number, { score: number; ofSections: number[]; words: WordBits }>();
  const pageOf = (number: number) => {
    const page = found.get(number) ?? { score: 0, ofSections: [], words: 0 };
    found.set(number, page);
    return page;
  };
  for (const hit of pageHits) {
    if (!allowed(Number(hit.id))) continue;
    const page = pageOf(Number(hit.id));
    page.score = hit.score;
    page.words |= coverage.wordsOf(hit);
  }
  for (const hit of sectionHits) {
    const number = sections[Number(hit.id)]?.page ?? 0;
    if (!allowed(number)) continue;
    const page = pageOf(number);
    // Hits are sorted with the best first. On a long page, the words of other sections often have nothing to do with each other.
    if (page.ofSections.length >= BEST_SECTIONS) continue;
    page.ofSections.push(hit.score);
    page.words |= coverage.wordsOf(hit);
  }
  const shares = new Map([...found].map(([number, { words }]) => [number, coverage.share(words)]));
  const most = Math.max(0, ...shares.values());
  const least = most * LEAST_COVERAGE;
  return new Map(
    [...found].flatMap(([number, { score, ofSections }]) => {
      const share = shares.get(number) ?? 0;
      if (share < least) return [];
      const weight = 1 + WEIGHT_SHARE * ((pages[number]?.weight ?? 50) / 50 - 1);
      return [[number, (score + scoreOfSections(ofSections, isQuestion)) * share ** COVERAGE_POWER * weight]];
    }),
  );
}

/**
 * The part of a page's score that comes from its sections.
 * @param scores of its sections, best first
 */
export function scoreOfSections(scores: readonly number[], isQuestion = false): number {
  const share = isQuestion ? SECTION_SHARE.answers : SECTION_SHARE.results;
  return share * scores.slice(0, BEST_SECTIONS).reduce((sum, one, place) => sum + one / (place + 1), 0);
}

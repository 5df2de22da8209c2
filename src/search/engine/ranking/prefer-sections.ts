import type { EngineIndex } from "../engine-index";

/** The minimum score of a section, relative to the beginning of its page, to be shown instead of it. */
const ENOUGH = 0.7;

/**
 * Moves the best section of each page before the page's beginning if its score is almost as high. A page's keywords belong to its
 * beginning, which therefore matches many questions, but its sections answer them. The rank of the page stays the same.
 * @param scores by section, which are changed
 */
export function preferSections(
  scores: Map<number, number>,
  { sections, firstSections }: Pick<EngineIndex, "sections" | "firstSections">,
): void {
  const best = new Map<number, { section: number; score: number }>();
  for (const [section, score] of scores) {
    const { page, first } = sections[section] ?? { page: 0, first: 0 };
    if (first > 0 && score > (best.get(page)?.score ?? 0)) best.set(page, { section, score });
  }
  for (const [page, { section, score }] of best) {
    const beginning = firstSections[page] ?? 0;
    const highest = scores.get(beginning) ?? 0;
    if (score >= highest || score < ENOUGH * highest) continue;
    scores.set(beginning, score);
    scores.set(section, highest);
  }
}

import { CODE_LEVEL } from "../../../model/search/search-index";
import type { EngineIndex } from "../engine-index";
import { levelAt, rowName, textAt, type Section } from "../page-sections";
import type { ParsedQuery } from "../words/parse-query";
import type { Ranking } from "../ranking/rank";

/** Among records with the same words, code is the least informative. */
const CODE = 0.5;
/** A heading names the subject of its section, while a longer text might only mention a word. */
const HEADING = 1.5;
/** The table row that a query names. */
const ROW = 2;

/**
 * Returns the record that best shows why a section matches: its heading, or a text or code below it.
 * @returns the record's index on its page
 */
export function bestRecord(
  { page: number, first, end }: Section,
  { name }: Pick<ParsedQuery, "name">,
  { finder, weightOf }: Pick<Ranking, "finder" | "weightOf">,
  { pages }: Pick<EngineIndex, "pages">,
): number {
  const page = pages[number];
  if (!page) return first;
  let best = { place: first, score: 0 };
  for (let place = first; place < end; place += 1) {
    const text = textAt(page, place);
    const said = finder.wordsIn(text);
    if (said === 0) continue;
    const weight = weightOf(said);
    const isCode = levelAt(page, place) === CODE_LEVEL;
    const factor =
      place === first ? HEADING : isCode ? CODE : name !== null && rowName(text) === name ? ROW : 1;
    if (weight * factor > best.score) best = { place, score: weight * factor };
  }
  return best.place;
}

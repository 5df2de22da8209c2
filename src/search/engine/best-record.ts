import { CODE_LEVEL } from "../../model/search/search-index";
import { levelAt, rowName, textAt, type EngineIndex, type Section } from "./engine-index";
import type { ParsedQuery } from "./parse-query";
import type { Ranking } from "./rank";
import { spellings } from "./terms";
import { tokenize } from "./tokenize";

/** Among records with the same words: code says least. */
const CODE = 0.5;
/** A heading names its section, while a longer text only mentions a word. */
const HEADING = 1.5;
/** The row of a table that a query names. */
const ROW = 2;

/**
 * The record of a section that shows best why the section answers: its heading, or a text or code below.
 * @returns the record's place on its page
 */
export function bestRecord(
  { page: number, first, end }: Section,
  { words }: Pick<ParsedQuery, "words">,
  { found, weights }: Pick<Ranking, "found" | "weights">,
  { pages, terms }: EngineIndex,
): number {
  const page = pages[number];
  if (!page) return first;
  const named = words.length === 1 ? words[0]?.whole : undefined;
  let best = { place: first, score: 0 };
  for (let place = first; place < end; place += 1) {
    const text = textAt(page, place);
    const said = new Set(
      tokenize(text)
        .flatMap(spellings)
        .flatMap((term) => terms.ofWord(term))
        .flatMap((term) => [...(found.get(term) ?? [])]),
    );
    const weight = [...said].reduce((sum, word) => sum + (weights[word] ?? 0), 0);
    const isCode = levelAt(page, place) === CODE_LEVEL;
    const factor =
      place === first ? HEADING : isCode ? CODE : named !== undefined && rowName(text) === named ? ROW : 1;
    if (weight * factor > best.score) best = { place, score: weight * factor };
  }
  return best.place;
}

import type { EngineIndex } from "../engine-index";
import { textAt } from "../page-sections";
import type { ParsedQuery } from "../words/parse-query";
import { stem } from "../words/stem";
import { isStopWord } from "../words/stop-words";
import { tokenize } from "../words/tokenize";
import type { WordFinder } from "./word-finder";

/** Two adjacent words aren't significant, because they are often a term in this documentation. */
const SHORTEST = 3;

/**
 * Whether a text in a section contains all words of a query next to each other, such as an error message. The query must have
 * at least three words.
 */
export function repeatsQuery(
  query: ParsedQuery,
  section: number,
  { pages, sections }: EngineIndex,
  finder: WordFinder,
): boolean {
  const { page: number, first, end } = sections[section] ?? { page: 0, first: 0, end: 0 };
  const page = pages[number];
  const wanted = query.words.flatMap(({ units }) => units.map(({ term }) => stem(term)));
  if (!page || wanted.length < SHORTEST) return false;
  const pairs = pairsOf(wanted);
  const all = 2 ** query.words.length - 1;
  for (let place = first; place < end; place += 1) {
    const text = textAt(page, place);
    if (finder.wordsIn(text) !== all) continue;
    const found = new Set(pairsOf(stemsOf(text)));
    if (pairs.every((pair) => found.has(pair))) return true;
  }
  return false;
}

function stemsOf(text: string): string[] {
  return tokenize(text)
    .flatMap(({ units }) => units.map(({ term }) => term))
    .filter((term) => !isStopWord(term))
    .map(stem);
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at] ?? ""} ${word}`);
}

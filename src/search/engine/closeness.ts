import { textAt, type EngineIndex } from "./engine-index";
import type { ParsedQuery } from "./parse-query";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";
import { tokenize } from "./tokenize";
import type { WordFinder } from "./word-finder";

/** Two words that stand next to each other say little: they are often a term of this documentation. */
const SHORTEST = 3;

/** Whether a text of a section has all words of a query of at least three next to each other: that of an error, say. */
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

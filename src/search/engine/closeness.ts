import { textAt, type EngineIndex } from "./engine-index";
import type { ParsedQuery } from "./parse-query";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";
import { tokenize } from "./tokenize";

/** For a text with the words of the query next to each other. */
const NEIGHBOURS = 0.3;
/** What a text counts that repeats a query of at least three words: that of an error, say. */
const VERBATIM = 1;
const SHORTEST_VERBATIM = 3;
/** For a heading that says nothing but words of the query. */
const HEADING = 0.4;

/**
 * Scores a section again, which is better than its words alone say where a text of it has the words of the query next to
 * each other, or where its heading has no others.
 * @param score by its words, 1 for the best section
 */
export function readClosely(
  score: number,
  query: ParsedQuery,
  section: number,
  { pages, sections }: EngineIndex,
): number {
  const { page: number, first, end } = sections[section] ?? { page: 0, first: 0, end: 0 };
  const page = pages[number];
  if (!page) return score;
  const wanted = query.words.flatMap(({ units }) => units.map(({ term }) => stem(term)));
  const heading = stemsOf(textAt(page, first));
  const asked = heading.filter((word) => wanted.includes(word)).length / Math.max(heading.length, 1);
  const pairs = pairsOf(wanted);
  let neighbours = 0;
  if (pairs.length > 0) {
    for (let place = first; place < end; place += 1) {
      const found = new Set(pairsOf(stemsOf(textAt(page, place))));
      neighbours = Math.max(neighbours, pairs.filter((pair) => found.has(pair)).length / pairs.length);
    }
  }
  const isVerbatim = neighbours === 1 && wanted.length >= SHORTEST_VERBATIM;
  return score * (1 + NEIGHBOURS * neighbours) * (1 + HEADING * asked) + (isVerbatim ? VERBATIM : 0);
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

import type { EngineIndex } from "./build-index";
import { isStopWord } from "./stop-words";
import { ownText } from "./record-text";
import { CELL_SEPARATOR } from "../../model/search-record";
import { tokenize } from "./tokenize";
import type { WordScores } from "./word-scores";

/** For all pairs of neighbouring words being neighbours in the record. */
const NEIGHBOURS = 0.6;
/** For having the whole query as it is, for each word beyond the first: the text of an error, say. */
const VERBATIM = 0.6;
/** For a record that says the query and nothing else. */
const EXACT = 0.6;
/** For a record that begins with a word of the query, as the row of an option in a table does. */
const FIRST = 0.4;
/** For the row of a table whose first cell is the query: it says what that is. */
const FIRST_CELL = 0.6;
/** For a record that has the names of the query in one piece, be they parts of longer ones, and not only their words. */
const NAMES = 2;

/** Which words of a query a term means, and how well. */
export type TermMeanings = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Turns matched terms round: from words with their terms to terms with their words. */
export function meanings(words: readonly WordScores[], { dictionary }: EngineIndex): TermMeanings {
  const byTerm = new Map<string, Map<number, number>>();
  words.forEach(({ terms }, word) => {
    for (const [number, quality] of terms) {
      const term = dictionary.terms[number] ?? "";
      const wordsOfTerm = byTerm.get(term);
      if (wordsOfTerm) wordsOfTerm.set(word, quality);
      else byTerm.set(term, new Map([[word, quality]]));
    }
  });
  return byTerm;
}

/**
 * How much better a record is than its words alone say: because it has them next to each other in the query's order, has
 * nothing else, begins with one of them, or has its names in one piece.
 * @param count how many words the query has
 * @param names of the query, each as its parts
 * @returns a factor of 1 or more
 */
export function closeness(
  record: number,
  count: number,
  names: readonly (readonly string[])[],
  found: TermMeanings,
  index: EngineIndex,
): number {
  let said = 0;
  let matched = 0;
  let first = 0;
  let isFirst = true;
  const pairs = new Set<number>();
  const words = new Set<number>();
  const terms: string[] = [];
  const text = ownText(record, index);
  const cellEnd = text.indexOf(CELL_SEPARATOR);
  let isRowOf = 0;
  let before: ReadonlyMap<number, number> | undefined;
  for (const { whole, units, start } of tokenize(text)) {
    if (isRowOf === 0 && cellEnd > 0 && start > cellEnd)
      isRowOf = said === matched && words.size === count ? 1 : -1;
    const asWhole = found.get(whole);
    for (const { term } of units) {
      terms.push(term);
      const here = asWhole ?? found.get(term);
      const quality = here ? Math.max(...here.values()) : 0;
      if (isFirst) first = quality;
      isFirst = false;
      for (const word of here?.keys() ?? []) {
        words.add(word);
        if (before?.has(word - 1)) pairs.add(word);
      }
      before = here;
      if (isStopWord(term)) continue;
      said += 1;
      matched += quality;
    }
  }
  const neighbours = count > 1 ? pairs.size / (count - 1) : 0;
  const exact = said > 0 ? (matched / said) ** 2 * (words.size / count) : 0;
  const verbatim = neighbours === 1 ? count - 1 : 0;
  const whole = names.filter((name) => hasName(terms, name)).length / Math.max(names.length, 1);
  const factor =
    1 +
    VERBATIM * verbatim +
    NEIGHBOURS * neighbours +
    EXACT * exact +
    FIRST * first +
    (isRowOf > 0 ? FIRST_CELL : 0);
  return factor * (1 + NAMES * whole);
}

/** Whether the parts of a name follow each other; of the last one the beginning will do, since it may still be typed. */
function hasName(terms: readonly string[], name: readonly string[]): boolean {
  const last = name.length - 1;
  return terms.some((_, start) =>
    name.every((part, place) =>
      place === last ? terms[start + place]?.startsWith(part) : terms[start + place] === part,
    ),
  );
}

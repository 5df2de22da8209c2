import { tokenize, type Unit } from "../words/tokenize";

/** A match in a text. */
export interface Matches {
  spans: Span[];
  /** Numbers of the query's words that it contains. */
  words: Set<number>;
}

export interface Span {
  start: number;
  end: number;
  /** Numbers of the query's words that the span matches. */
  words: readonly number[];
}

/**
 * Which words of a query match a word in a text. `typed` is the number of letters typed so far, if the query's word is
 * unfinished.
 */
export interface WordMatch {
  words: readonly number[];
  typed: number | null;
}

export interface HighlightTags {
  before: string;
  after: string;
}

/** Finds the matches for a query, in order and without overlaps. */
export function findMatches(text: string, matchOf: (term: string) => WordMatch | undefined): Matches {
  const spans: Span[] = [];
  const words = new Set<number>();
  for (const token of tokenize(text)) {
    const whole = matchOf(token.whole);
    const found = whole
      ? [spanOf(text, { ...token, term: token.whole }, whole)]
      : token.units.flatMap((unit) => {
          const match = matchOf(unit.term);
          return match ? [spanOf(text, unit, match)] : [];
        });
    for (const span of found) {
      span.words.forEach((word) => words.add(word));
      const last = spans.at(-1);
      // In scripts without spaces, pairs of characters overlap.
      if (last && last.end > span.start)
        spans[spans.length - 1] = { ...last, end: Math.max(last.end, span.end) };
      else spans.push(span);
    }
  }
  return { spans, words };
}

function spanOf(text: string, { term, start, end }: Unit, { words, typed }: WordMatch): Span {
  const sameLength = text.slice(start, end).length === term.length;
  return { start, end: typed !== null && sameLength ? start + typed : end, words };
}

/** Puts tags around matches. Like in Algolia, the text itself isn't escaped. */
export function markMatches(text: string, spans: readonly Span[], { before, after }: HighlightTags): string {
  let marked = "";
  let position = 0;
  for (const { start, end } of spans) {
    marked += text.slice(position, start) + before + text.slice(start, end) + after;
    position = end;
  }
  return marked + text.slice(position);
}

import type { Span } from "./highlight";
import { tokenize } from "../words/tokenize";

/**
 * Finds the part of a text that matches a query best: at most `count` words that contain most of the query's words, with the
 * matches in the middle.
 * @param spans matches in the text
 * @returns the position of the part in the text; the whole text if it is short enough
 */
export function snippetOf(
  text: string,
  spans: readonly Span[],
  count: number,
): { start: number; end: number } {
  const words = tokenize(text);
  const size = Math.max(1, count);
  if (words.length <= size) return { start: 0, end: text.length };
  const matched = words.map(({ start, end }) => spans.filter((span) => span.start < end && span.end > start));
  const first = bestWindow(matched, size);
  const last = first + size - 1;
  return {
    start: first === 0 ? 0 : (words[first]?.start ?? 0),
    end: last >= words.length - 1 ? text.length : (words[last]?.end ?? text.length),
  };
}

function bestWindow(matched: readonly (readonly Span[])[], size: number): number {
  let best = { first: 0, distinct: 0, all: 0 };
  for (let first = 0; first + size <= matched.length; first += 1) {
    const inside = matched.slice(first, first + size).flat();
    const distinct = new Set(inside.flatMap(({ words }) => words)).size;
    if (distinct > best.distinct || (distinct === best.distinct && inside.length > best.all))
      best = { first, distinct, all: inside.length };
  }
  if (best.distinct === 0) return 0;
  // The first such window ends with its last match. Move it until the text before its matches is as long as the text after
  // them.
  const isMatch = (word: number) => (matched[word] ?? []).length > 0;
  let before = 0;
  while (!isMatch(best.first + before)) before += 1;
  const shift = Math.floor(before / 2);
  return Math.min(best.first + shift, matched.length - size);
}

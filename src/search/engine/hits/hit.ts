import type { SearchRecord } from "../../../model/search/search-record";
import type { SearchAnswer, SearchQuery } from "../../provider";
import { namedAttributes, nested, retrieve, snippetAttributes, textAttributes, textOf } from "./attributes";
import { findMatches, markMatches, type HighlightTags, type Matches, type WordMatch } from "./highlight";
import { snippetOf } from "./snippet";

/** The data about a query's words that highlighting needs. */
export interface QueryTerms {
  matchOf: (term: string) => WordMatch | undefined;
  /** The words as typed, by number. */
  words: ReadonlyMap<number, string>;
}

/** Converts a record to a hit in Algolia's format. */
export function toHit(
  record: SearchRecord,
  query: SearchQuery,
  { matchOf, words }: QueryTerms,
): SearchAnswer["hits"][number] {
  const tags = { before: query.highlightPreTag ?? "<em>", after: query.highlightPostTag ?? "</em>" };
  const highlighted = namedAttributes(query.attributesToHighlight ?? textAttributes);
  const snippets = snippetAttributes(query.attributesToSnippet ?? []);
  const matches = new Map<string, Matches>();
  const matchesIn = (attribute: string, text: string): Matches => {
    const found = matches.get(attribute) ?? findMatches(text, matchOf);
    matches.set(attribute, found);
    return found;
  };
  const hit = {
    ...retrieve(record, query.attributesToRetrieve),
    _highlightResult: nested(
      highlighted.flatMap((attribute) => {
        const text = textOf(record, attribute);
        return text === null ? [] : [[attribute, highlight(text, matchesIn(attribute, text), words, tags)]];
      }),
    ),
    _snippetResult: nested(
      snippets.flatMap(([attribute, count]) => {
        const text = textOf(record, attribute);
        if (text === null) return [];
        const found = matchesIn(attribute, text);
        return [
          [attribute, { value: snippet(text, found, count, query, tags), matchLevel: level(found, words) }],
        ];
      }),
    ),
  };
  return hit as unknown as SearchAnswer["hits"][number];
}

type MatchLevel = "none" | "partial" | "full";

function level(found: Matches, words: ReadonlyMap<number, string>): MatchLevel {
  if (found.words.size === 0) return "none";
  return found.words.size === words.size ? "full" : "partial";
}

function highlight(text: string, found: Matches, words: ReadonlyMap<number, string>, tags: HighlightTags) {
  const matchLevel = level(found, words);
  const value = markMatches(text, found.spans, tags);
  const matchedWords = [...found.words]
    .sort((one, other) => one - other)
    .map((word) => words.get(word) ?? "");
  if (matchLevel === "none") return { value, matchLevel, matchedWords };
  const marked = found.spans.reduce((sum, { start, end }) => sum + end - start, 0);
  return { value, matchLevel, matchedWords, fullyHighlighted: marked === text.trim().length };
}

function snippet(
  text: string,
  found: Matches,
  count: number,
  query: SearchQuery,
  tags: HighlightTags,
): string {
  const { start, end } = snippetOf(text, found.spans, count);
  const ellipsis = query.snippetEllipsisText ?? "…";
  const inside = found.spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
  const marked = markMatches(text.slice(start, end), inside, tags);
  return (start > 0 ? ellipsis : "") + marked + (end < text.length ? ellipsis : "");
}

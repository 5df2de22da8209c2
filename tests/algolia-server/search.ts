import { randomUUID } from "node:crypto";
import type { StoredRecord } from "./index-store";

/** What a query may ask; what else it holds is recorded by the server, but has no effect. */
export interface QueryRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  facets?: string | string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
}

/**
 * Answers a query in Algolia's shape. A record is found when each word of the query begins one of its words; records
 * come in the order of their weight. No typing errors, synonyms or languages: that is for Algolia to do right.
 */
export function searchRecords(records: Iterable<StoredRecord>, request: QueryRequest): object {
  const { query = "", page = 0, hitsPerPage = 20 } = request;
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = [...records]
    .filter((record) => satisfies(record, request.facetFilters ?? []))
    .filter((record) => matches(record, words))
    .sort((one, other) => weight(other) - weight(one));
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => ({ ...record, ...highlights(record, words, request) })),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    facets: Object.fromEntries([request.facets ?? []].flat().map((facet) => [facet, count(found, facet)])),
    query,
    params: "",
    index: request.indexName,
    // Only where it is asked for, and another one for each query.
    ...(request.clickAnalytics && { queryID: randomUUID().replaceAll("-", "") }),
    processingTimeMS: 1,
  };
}

function satisfies(record: StoredRecord, filters: readonly (string | readonly string[])[]): boolean {
  return filters.every((filter) => [filter].flat().some((one) => satisfiesOne(record, one)));
}

function satisfiesOne(record: StoredRecord, filter: string): boolean {
  const [, attribute = "", minus, value = ""] = /^([^:]+):(-?)(.*)$/.exec(filter) ?? [];
  return (String(record[attribute]) === value) !== (minus === "-");
}

function matches(record: StoredRecord, words: readonly string[]): boolean {
  const text = Object.values(texts(record)).join(" ").toLowerCase();
  return words.every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "u").test(text));
}

function weight(record: StoredRecord): number {
  const { level = 0, position = 0 } = (record.weight ?? {}) as { level?: number; position?: number };
  return level * 1000 - position;
}

function count(records: readonly StoredRecord[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of records) {
    const value = record[facet];
    if (typeof value !== "string") continue;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** The levels and the content, those that are there. */
function texts(record: StoredRecord): Record<string, string> {
  const all = { ...(record.hierarchy as object), content: record.content };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function highlights(record: StoredRecord, words: readonly string[], request: QueryRequest): object {
  const { highlightPreTag = "<em>", highlightPostTag = "</em>" } = request;
  const marked = Object.fromEntries(
    Object.entries(texts(record)).map(([name, value]) => {
      const pattern = words.map((word) => `(?<![\\p{L}\\p{N}])${word}`).join("|");
      const isFound = pattern !== "" && new RegExp(pattern, "iu").test(value);
      const text = isFound
        ? value.replace(new RegExp(pattern, "giu"), (word) => highlightPreTag + word + highlightPostTag)
        : value;
      return [name, { value: text, matchLevel: isFound ? "full" : "none", matchedWords: words }];
    }),
  );
  const { content, ...hierarchy } = marked;
  return {
    _highlightResult: { hierarchy, ...(content && { content }) },
    _snippetResult: content ? { content: { value: content.value, matchLevel: content.matchLevel } } : {},
  };
}

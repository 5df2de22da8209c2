import { gzipSync } from "node:zlib";
import type { SearchIndexFile } from "../../src/model/search/search-index";
import type { ShardedOutline } from "../../src/model/search/sharded-files";
import { SearchEngine } from "../../src/search/engine/search-engine";
import { shardIndex } from "../../src/search/sharded/shard-index";
import { ShardedSearch } from "../../src/search/sharded/sharded-search";
import { processorTime, usedMemory } from "./measure-index";
import { measureRelevance, type BenchQuery, type Relevance } from "./relevance";

export interface ShardedFigures {
  pages: number;
  sections: number;
  /** Time to split the index, in milliseconds. */
  split: number;
  /** Bytes of the first file after gzip, and processor time from its text to answers from titles, in milliseconds. */
  outline: number;
  first: number;
  /** Number of the other files, and their bytes after gzip. */
  files: number;
  texts: number;
  /** For the first query of a visit: bytes of all files before the full-text answer, requests, and processor time. */
  bytes: Spread;
  requests: Spread;
  time: Spread;
  /** Bytes in memory after the first file, and after all queries in one visit. */
  memoryFirst: number;
  memoryAll: number;
  /** How well the queries are answered, and how well an engine with all texts in memory answers them. */
  relevance: Relevance;
  whole: Relevance;
}

/** The median, the 95th percentile and the maximum. */
type Spread = [median: number, p95: number, most: number];

/** The size of a manifest with one language. */
const MANIFEST = 150;

/**
 * Measures the index of a large site from a browser's perspective.
 * @param queries each is asked as the first one of a visit
 */
export function measureSharded(index: SearchIndexFile, queries: readonly BenchQuery[]): ShardedFigures {
  const started = processorTime();
  const { outline, files: texts } = shardIndex(index, compressed);
  const split = processorTime() - started;
  const sizes = new Map([...texts].map(([name, text]) => [name, compressed(text)]));
  const first = JSON.stringify(outline);
  const outlineSize = compressed(first);

  /** @returns the hits, and the names of the files that were loaded for them */
  const ask = (search: ShardedSearch, query: string) => {
    const names: string[] = [];
    for (;;) {
      const wanted = { text: query, isQuestion: false, facetFilters: [], hits: HITS };
      const { engine, missing } = search.prepare(wanted);
      if (engine) {
        search.markAnswered([wanted]);
        return { names, hits: hitsOf(engine, query) };
      }
      for (const name of missing) search.add(name, JSON.parse(texts.get(name) ?? "null") as unknown);
      names.push(...missing);
    }
  };
  const open = () => new ShardedSearch(JSON.parse(first) as ShardedOutline, outlineSize);
  const visits = queries.map(({ query }) => {
    const beginning = processorTime();
    const search = open();
    const asked = processorTime();
    const { names, hits } = ask(search, query);
    const bytes = names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), MANIFEST + outlineSize);
    return {
      bytes,
      requests: names.length + 2,
      hits,
      first: asked - beginning,
      time: processorTime() - asked,
    };
  });
  const before = usedMemory();
  const search = open();
  const memoryFirst = usedMemory() - before;
  for (const { query } of queries) ask(search, query);
  const memoryAll = usedMemory() - before;
  const whole = new SearchEngine(index);
  const found = new Map(queries.map(({ query }, number) => [query, visits[number]?.hits ?? []]));
  return {
    pages: index.pages.length,
    sections: outline.directory.sections.count,
    split,
    outline: outlineSize,
    first: spread(visits.map((visit) => visit.first))[0],
    files: texts.size,
    texts: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    bytes: spread(visits.map((visit) => visit.bytes)),
    requests: spread(visits.map((visit) => visit.requests)),
    time: spread(visits.map((visit) => visit.time)),
    memoryFirst,
    memoryAll,
    relevance: measureRelevance(queries, (query) => found.get(query) ?? []),
    whole: measureRelevance(queries, (query) => hitsOf(whole, query)),
  };
}

/** As many as the modal requests. */
const HITS = 20;

function hitsOf(engine: SearchEngine, query: string): string[] {
  const { hits } = engine.search({
    indexName: "docs",
    query,
    hitsPerPage: HITS,
    attributesToSnippet: ["content:10"],
  });
  return hits.map(({ url }) => url);
}

function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return [at(0.5), at(0.95), at(1)];
}

import { gzipSync } from "node:zlib";
import { packRecords, type SearchIndexFile } from "../../src/model/search-index";
import type { SearchRecord } from "../../src/model/search-record";
import { SearchEngine } from "../../src/search/engine/search-engine";

export interface IndexFigures {
  pages: number;
  records: number;
  /** Bytes of the file. */
  raw: number;
  gzip: number;
  /** Milliseconds of the processor from the file's text to an engine that answers. */
  ready: number;
  /** Bytes that the engine keeps in memory, the file's texts included. */
  memory: number;
  /** Milliseconds of the processor a query. */
  median: number;
  p95: number;
}

/**
 * Measures the embedded index as a browser meets it: its size, the time until it answers, the time of a query.
 * @param queries each is timed three times
 */
export function measureIndex(records: readonly SearchRecord[], queries: readonly string[]): IndexFigures {
  const packed = packRecords(records);
  const json = JSON.stringify(packed);
  const before = usedMemory();
  const started = processorTime();
  const engine = new SearchEngine(JSON.parse(json) as SearchIndexFile);
  const ready = processorTime() - started;
  const memory = usedMemory() - before;
  const ask = (query: string) =>
    engine.search({ indexName: "docs", query, attributesToSnippet: ["content:10"] });
  queries.forEach(ask);
  const times = [...queries, ...queries, ...queries].map((query) => {
    const start = processorTime();
    ask(query);
    return processorTime() - start;
  });
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    pages: packed.pages.length,
    records: records.length,
    raw: Buffer.byteLength(json),
    gzip: gzipSync(json, { level: 9 }).length,
    ready,
    memory,
    median: at(0.5),
    p95: at(0.95),
  };
}

/** Milliseconds that the processor has worked for this process: other ones on the machine don't change it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

import { gzipSync } from "node:zlib";
import { packRecords } from "../../src/model/search/search-index";
import {
  joinIndex,
  splitIndex,
  type OutlineFile,
  type TextsFile,
} from "../../src/model/search/search-outline";
import type { SearchRecord } from "../../src/model/search/search-record";
import { SearchEngine } from "../../src/search/engine/search-engine";

export interface IndexFigures {
  pages: number;
  records: number;
  /** Bytes of the files after gzip. */
  outline: number;
  texts: number;
  /**
   * Processor time in milliseconds from the text of the first file to an engine that can answer queries, and the same for both
   * files.
   */
  first: number;
  ready: number;
  /** Bytes that the engine keeps in memory, including the file's texts. */
  memory: number;
  /** Processor time per query, in milliseconds. */
  median: number;
  p95: number;
}

/**
 * Measures the embedded index from a browser's perspective: its size, the time until it can answer, and the time per query.
 * @param queries each is timed three times
 */
export function measureIndex(records: readonly SearchRecord[], queries: readonly string[]): IndexFigures {
  const files = splitIndex(packRecords(records));
  const [outline, texts] = [JSON.stringify(files.outline), JSON.stringify(files.texts)];
  const beginning = processorTime();
  const { pages } = JSON.parse(outline) as OutlineFile;
  new SearchEngine({ ...files.outline, pages });
  const first = processorTime() - beginning;
  const before = usedMemory();
  const started = processorTime();
  const index = joinIndex(JSON.parse(outline) as OutlineFile, JSON.parse(texts) as TextsFile);
  if (!index) throw new Error("The index files don't match.");
  const engine = new SearchEngine(index);
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
    pages: pages.length,
    records: records.length,
    outline: gzipSync(outline, { level: 9 }).length,
    texts: gzipSync(texts, { level: 9 }).length,
    first,
    ready,
    memory,
    median: at(0.5),
    p95: at(0.95),
  };
}

/** Processor time used by this process, in milliseconds, which other processes on the machine don't affect. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Bytes in memory after a collection. */
export function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

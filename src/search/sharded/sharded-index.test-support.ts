import { INDEX_VERSION } from "../../model/search/search-files";
import {
  TEXT_LEVEL,
  type IndexEntry,
  type IndexPage,
  type SearchIndexFile,
} from "../../model/search/search-index";
import type { SearchEngine } from "../engine/search-engine";
import { shardIndex, type ShardedIndex } from "./shard-index";
import type { ShardedSearch, Wanted } from "./sharded-search";

const words = (
  "consumer consumers group groups topic topics retention broker truststore trust store password offset offsets lag reset " +
  "connector connect consumerGroup max.poll.records certificate certificates rotate policy policies quota encrypt field key"
).split(" ");

/** For tests: an index with texts that differ and share their words. */
export function indexOf(count: number): SearchIndexFile {
  const word = (at: number) => words[((at * 7919) >> 3) % words.length] ?? "";
  const say = (seed: number, length: number) =>
    Array.from({ length }, (_, at) => word(seed * 31 + at * at * 17 + at)).join(" ");
  const pages = Array.from({ length: count }, (_, number): IndexPage => {
    const entries = [2, 3, 4].flatMap((part): IndexEntry[] => [
      [TEXT_LEVEL, say(number * part, 9 + (number % 5))],
      [part === 4 ? 3 : 2, `Heading ${say(number + part, 2)}`],
      [TEXT_LEVEL, `option.name${number % 7} · ${say(number * part + 3, 6)}`],
    ]);
    return {
      path: `/area-${number % 3}/page-${number}/`,
      title: `${word(number * 5)} ${word(number * 13 + 1)} ${number}`,
      group: "Docs",
      language: "en",
      docsTag: number % 2 === 0 ? "even" : "odd",
      kind: number % 10 === 0 ? "release" : "docs",
      product: number % 2 === 0 ? "Console" : "Gateway",
      keywords: number % 10 === 0 ? `version 3.${number}.1` : null,
      weight: 50,
      entries,
    };
  });
  return { version: INDEX_VERSION, synonyms: [["certificate", "cert"]], pages };
}

/** For tests: the content of the files with terms and of the files of pages, by name. */
type ShardContents = ReadonlyMap<string, object>;

/** For tests: a sharded index with many small files, as a browser receives it. By default, no file gets smaller by compression. */
export function shards(
  index: SearchIndexFile,
  fileSize = 300,
  bytesOf = (text: string) => text.length,
): { outline: ShardedIndex["outline"]; files: ShardContents } {
  const { outline, files } = shardIndex(index, bytesOf, fileSize);
  return {
    outline: JSON.parse(JSON.stringify(outline)) as ShardedIndex["outline"],
    files: new Map([...files].map(([name, text]) => [name, JSON.parse(text) as object])),
  };
}

/** For tests: the engine that answers, after adding all files that it needs; `loaded` collects their names. */
export function prepared(
  search: ShardedSearch,
  files: ShardContents,
  wanted: Partial<Wanted> & { text: string },
  loaded: string[] = [],
): SearchEngine {
  for (;;) {
    const { engine, missing } = search.prepare({ isQuestion: false, facetFilters: [], hits: 20, ...wanted });
    if (engine && missing.length === 0) return engine;
    for (const name of missing) search.add(name, files.get(name));
    loaded.push(...missing);
  }
}

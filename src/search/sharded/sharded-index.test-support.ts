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

/** For tests: a sharded index with many small files, as a browser receives it. */
export function shards(index: SearchIndexFile, fileSize = 300): ShardedIndex {
  const { outline, files } = shardIndex(index, fileSize);
  const copy = JSON.parse(JSON.stringify({ outline, files: [...files] })) as {
    outline: ShardedIndex["outline"];
    files: [string, NonNullable<ReturnType<ShardedIndex["files"]["get"]>>][];
  };
  return { outline: copy.outline, files: new Map(copy.files) };
}

/** For tests: the engine that answers, after adding the files it needs; `loaded` collects their names. */
export function prepared(
  search: ShardedSearch,
  files: ShardedIndex["files"],
  wanted: Partial<Wanted> & { text: string },
  loaded: string[] = [],
): SearchEngine {
  for (;;) {
    const ready = search.prepare({ isQuestion: false, facetFilters: [], hits: 20, ...wanted });
    if (!Array.isArray(ready)) return ready;
    for (const name of ready) search.add(name, files.get(name));
    loaded.push(...ready);
  }
}

import MiniSearch from "minisearch";
import { gzipSync } from "node:zlib";
import type { SearchRecord } from "../../src/model/search/search-record";
import { processorTime } from "./measure-index";

export interface MiniSearchFigures {
  raw: number;
  gzip: number;
  /** Processor time in milliseconds from the file's text to an engine that can answer queries. */
  ready: number;
  search: (query: string) => string[];
}

/**
 * MiniSearch over the same records, configured as in its documentation: boosted titles and headings, prefix and fuzzy search,
 * texts stored for the snippets, a serialized index.
 */
export function buildMiniSearch(records: readonly SearchRecord[]): MiniSearchFigures {
  const options = {
    fields: ["title", "headings", "content", "keywords"],
    storeFields: ["url", "title", "headings", "content"],
    searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: 0.2 },
  };
  const engine = new MiniSearch(options);
  engine.addAll(
    records.map(({ hierarchy, content, keywords, url }, id) => {
      const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
      const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((level) => level !== null).join(" ");
      return { id, title: lvl1, headings, content: content ?? "", keywords: keywords ?? "", url };
    }),
  );
  const json = JSON.stringify(engine);
  const started = processorTime();
  const loaded = MiniSearch.loadJSON(json, options);
  const ready = processorTime() - started;
  const search = (query: string) =>
    loaded
      .search(query)
      .slice(0, 20)
      .map(({ url }) => String(url));
  return { raw: Buffer.byteLength(json), gzip: gzipSync(json, { level: 9 }).length, ready, search };
}

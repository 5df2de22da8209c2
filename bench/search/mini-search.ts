import MiniSearch from "minisearch";
import type { SearchRecord } from "../../src/model/search/search-record";

/**
 * MiniSearch over the same records, configured as in its documentation: boosted titles and headings, prefix and fuzzy search.
 * @returns a function that returns the addresses of the hits for a query
 */
export function miniSearch(records: readonly SearchRecord[]): (query: string) => string[] {
  const options = {
    fields: ["title", "headings", "content", "keywords"],
    storeFields: ["url"],
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
  return (query) =>
    engine
      .search(query)
      .slice(0, 200)
      .map(({ url }) => String(url));
}

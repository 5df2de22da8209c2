import { describe, expect, it } from "vitest";
import { INDEX_VERSION } from "../../model/search/search-files";
import {
  CODE_LEVEL,
  TEXT_LEVEL,
  type IndexEntry,
  type SearchIndexFile,
} from "../../model/search/search-index";
import { SearchEngine } from "../engine/search-engine";
import { MOST_PAGES_FOR_PHRASES } from "./page-plan";
import { prepared, shards } from "./sharded-index.test-support";
import { ShardedSearch } from "./sharded-search";

/**
 * A site in which all pages contain the words `consumer`, `lag` and `exporter`, mostly in their titles and headings, and only
 * a few pages contain them as a phrase.
 */
function siteOf(count: number, phrases: Readonly<Record<number, IndexEntry>>): SearchIndexFile {
  const pages = Array.from({ length: count }, (_, number) => ({
    path: `/page-${number}/`,
    title: number in phrases ? `Page ${number}` : `Exporter consumer ${number}`,
    group: "Docs",
    language: "en",
    docsTag: number % 2 === 0 ? "even" : "odd",
    kind: "docs" as const,
    product: "Docs",
    keywords: null,
    weight: 50,
    entries: phrases[number]
      ? [[TEXT_LEVEL, "Other words. ".repeat(40)] satisfies IndexEntry, phrases[number]]
      : [
          [TEXT_LEVEL, "The lag exporter of a consumer."] satisfies IndexEntry,
          [2, "Lag of the exporter"] satisfies IndexEntry,
        ],
  }));
  return { version: INDEX_VERSION, synonyms: [], pages };
}

function urlsOf(index: SearchIndexFile, query: string, facetFilters: string[] = []) {
  const { outline, files } = shards(index, 3000);
  const loaded: string[] = [];
  const engine = prepared(new ShardedSearch(outline), files, { text: query, facetFilters }, loaded);
  const asked = { indexName: "docs", query, facetFilters, hitsPerPage: 1000 };
  return {
    urls: engine.search(asked).hits.map(({ url }) => url),
    whole: new SearchEngine(index).search(asked).hits.map(({ url }) => url),
    pages: loaded.filter((name) => name.startsWith("page-")).length,
  };
}

describe("a quoted text", () => {
  const index = siteOf(300, {
    7: [TEXT_LEVEL, "The consumer lag exporter reads offsets."],
    120: [CODE_LEVEL, "consumer-lag-exporter --help"],
    299: [2, "The consumerLagExporter"],
  });

  it.each([
    '"consumer lag exporter"',
    '"lag exporter" reads',
    '"the consumer lag"',
    '"consumer lag" "offsets"',
  ])("is found on every page that contains it: %s", (query) => {
    const { urls, whole } = urlsOf(index, query);
    expect(whole.length).toBeGreaterThan(0);
    expect(urls.toSorted()).toEqual(whole.toSorted());
  });

  it("is searched only on pages that match the filters", () => {
    const { urls, pages } = urlsOf(index, '"consumer lag exporter"', ["docsTag:odd"]);
    expect(urls.toSorted()).toEqual(["/page-299/#the-consumerlagexporter", "/page-7/"]);
    expect(pages).toBeLessThanOrEqual(150);
  });

  it("doesn't load pages that lack one of its words", () => {
    const { urls, pages } = urlsOf(index, '"exporter reads offsets"');
    expect(urls).toEqual(["/page-7/"]);
    expect(pages).toBe(1);
  });

  it("loads pages only until enough of them contain it", () => {
    const { urls, pages } = urlsOf(index, '"lag exporter"');
    expect(urls.length).toBeGreaterThanOrEqual(20);
    expect(pages).toBeLessThanOrEqual(50);
  });

  it("isn't searched on more pages than the limit", () => {
    const { urls, whole, pages } = urlsOf(siteOf(500, {}), '"exporter lag"');
    expect(urls).toEqual(whole);
    expect(pages).toBe(MOST_PAGES_FOR_PHRASES);
  });

  it("of stop words is searched on the best pages", () => {
    const { pages } = urlsOf(index, '"of the" exporter');
    expect(pages).toBe(25);
  });
});

import { expect, it } from "vitest";
import { SearchEngine } from "../engine/search-engine";
import { SearchResponseError } from "../provider";
import { ShardedSearch } from "./sharded-search";
import { indexOf, prepared, shards } from "./sharded-index.test-support";

const small = indexOf(18);
const large = indexOf(240);

const queries = [
  "consumer group",
  "Consumer groups lag",
  "consumerGroup",
  "max.poll.records",
  "option.name3",
  "truststore password",
  "trust store",
  "cert rotate",
  "consmer offset",
  "polici",
  "reset the offsets of a topic",
  "heading quota",
  "version 3.10.1",
  '"consumer group"',
  "encr",
  "nothing of this",
];

const answerOf = (engine: SearchEngine, query: string) => {
  const { hits, nbHits, facets } = engine.search({
    indexName: "docs",
    query,
    facets: ["*"],
    attributesToSnippet: ["content:5"],
  });
  return { hits, nbHits, facets };
};

it.each(queries)("answers %s like the whole index, if all pages that match are loaded", (query) => {
  const { outline, files } = shards(small);
  const engine = prepared(new ShardedSearch(outline), files, { text: query });
  expect(answerOf(engine, query)).toEqual(answerOf(new SearchEngine(small), query));
});

it.each(["How do I reset offsets?", "what rotates a cert"])(
  "finds the sections that answer %s",
  (question) => {
    const { outline, files } = shards(small);
    const query = { question, facetFilters: [], count: 5 };
    const engine = prepared(new ShardedSearch(outline), files, { text: question, isQuestion: true });
    expect(engine.sections(query)).toEqual(new SearchEngine(small).sections(query));
  },
);

it("filters before it selects pages", () => {
  const { outline, files } = shards(small);
  const facetFilters = ["docsTag:odd"];
  const engine = prepared(new ShardedSearch(outline), files, { text: "topic", facetFilters });
  const query = { indexName: "docs", query: "topic", facetFilters };
  expect(engine.search(query).hits).toEqual(new SearchEngine(small).search(query).hits);
});

it("loads a few pages of a large site, and lists the other ones that match after them", () => {
  const { outline, files } = shards(large);
  const loaded: string[] = [];
  const engine = prepared(new ShardedSearch(outline), files, { text: "broker lag" }, loaded);
  expect(loaded.filter((name) => name.startsWith("page-"))).toHaveLength(25);
  expect(loaded.length).toBeLessThan(files.size / 4);
  const [ours, whole] = [engine, new SearchEngine(large)].map((one) => answerOf(one, "broker lag"));
  expect(ours?.hits[0]?.url).toBe(whole?.hits[0]?.url);
  const pages = new Set(
    engine
      .search({ indexName: "docs", query: "broker lag", hitsPerPage: 1000 })
      .hits.map(({ url }) => url.split("#")[0]),
  );
  expect(pages.size).toBeGreaterThan(25);
  expect(engine.search({ indexName: "docs", query: "broker lag" }).exhaustive?.nbHits).toBe(false);
});

it("loads nothing twice, and more pages for later hits", () => {
  const { outline, files } = shards(large);
  const search = new ShardedSearch(outline);
  prepared(search, files, { text: "broker lag" });
  const again: string[] = [];
  prepared(search, files, { text: "broker lag" }, again);
  expect(again).toEqual([]);
  prepared(search, files, { text: "broker lag", hits: 40 }, again);
  expect(again).toHaveLength(15);
});

it("answers short beginnings of words, and queries without words, from the titles", () => {
  const { outline } = shards(large, 40);
  const search = new ShardedSearch(outline);
  for (const text of ["c", "", "?!", "   "])
    expect(search.prepare({ text, isQuestion: false, facetFilters: [], hits: 20 })).toEqual({
      engine: search.titles,
      missing: [],
    });
});

it.each([
  ["is of another version", { version: 1, terms: [] }],
  ["is no object", null],
  ["has another form", { version: 6, pages: [] }],
])("rejects a file that %s", (_, file) => {
  const search = new ShardedSearch(shards(small).outline);
  for (const name of ["terms-0.json", "page-0.json", "other.json"])
    expect(() => {
      search.add(name, file);
    }).toThrow(SearchResponseError);
});

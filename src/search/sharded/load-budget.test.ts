import { describe, expect, it } from "vitest";
import { SearchEngine } from "../engine/search-engine";
import { FIRST_ANSWER_BYTES, LoadBudget } from "./load-budget";
import { indexOf, prepared, shards } from "./sharded-index.test-support";
import { ShardedSearch } from "./sharded-search";

const index = indexOf(240);
/** Each file is as large as that of a long page, so the files for one query take more than the budget. */
const bytesOf = (text: string) => text.length * 6;
const { outline, files } = shards(index, 300, bytesOf);
const outlineBytes = 220_000;
const sizeOf = (name: string) => bytesOf(JSON.stringify(files.get(name)));
const wanted = { text: "broker lag", isQuestion: false, facetFilters: [], hits: 20 };

const bytesOfAll = (names: Iterable<string>) =>
  [...new Set(names)].reduce((bytes, name) => bytes + sizeOf(name), outlineBytes);

/** Loads files until there is an answer. @returns their names */
function loadFirstAnswer(search: ShardedSearch, text = wanted.text): string[] {
  const names: string[] = [];
  for (;;) {
    const { engine, missing } = search.prepare({ ...wanted, text });
    if (engine) return names;
    for (const name of missing) search.add(name, files.get(name));
    names.push(...missing);
  }
}

describe("before the first answer from the full text", () => {
  const all: string[] = [];
  prepared(new ShardedSearch(outline), files, wanted, all);

  it.each([
    wanted.text,
    "how do I reset the offsets of a consumer group and rotate the truststore password of a broker connector policy",
    '"consumer group"',
  ])("no more loads than the limit for %s", (text) => {
    const bytes = bytesOfAll(loadFirstAnswer(new ShardedSearch(outline, outlineBytes), text));
    expect(bytes).toBeGreaterThan(FIRST_ANSWER_BYTES / 2);
    expect(bytes).toBeLessThanOrEqual(FIRST_ANSWER_BYTES);
  });

  it("fewer pages load than a good answer needs, and the others afterwards", () => {
    expect(bytesOfAll(all)).toBeGreaterThan(FIRST_ANSWER_BYTES);
    const search = new ShardedSearch(outline, outlineBytes);
    loadFirstAnswer(search);
    search.markAnswered([wanted]);
    const rest: string[] = [];
    const engine = prepared(search, files, wanted, rest);
    expect(rest.filter((name) => name.startsWith("page-")).length).toBeGreaterThan(0);
    const query = { indexName: "docs", query: wanted.text };
    expect(engine.search(query).hits[0]?.url).toBe(new SearchEngine(index).search(query).hits[0]?.url);
    expect(search.prepare(wanted)).toMatchObject({ missing: [] });
  });

  it("the query keeps its answer while more files load", () => {
    const search = new ShardedSearch(outline, outlineBytes);
    loadFirstAnswer(search);
    search.markAnswered([wanted]);
    const { engine, missing } = search.prepare(wanted);
    expect(engine).toBeDefined();
    expect(missing.length).toBeGreaterThan(0);
  });

  it("files that are on their way for a query that was replaced count too", () => {
    const search = new ShardedSearch(outline, outlineBytes);
    const before = { ...wanted, text: "truststore password" };
    const { missing: terms } = search.prepare(before);
    for (const name of terms) search.add(name, files.get(name));
    const { missing: pages } = search.prepare(before);
    for (const name of pages) search.expect(name);
    expect(pages.length).toBeGreaterThan(0);
    expect(bytesOfAll([...terms, ...pages, ...loadFirstAnswer(search)])).toBeLessThanOrEqual(
      FIRST_ANSWER_BYTES,
    );
  });

  it("a query is answered even on a site whose first file takes more than the limit", () => {
    const search = new ShardedSearch(outline, 2 * FIRST_ANSWER_BYTES);
    loadFirstAnswer(search, "zookeeper");
    loadFirstAnswer(search);
  });
});

it("a file that couldn't be loaded doesn't count", () => {
  const budget = new LoadBudget({ terms: [], pages: [200, 200, 200] }, FIRST_ANSWER_BYTES - 200_500);
  expect(budget.affordablePages([0, 1, 2])).toEqual([0]);
  budget.spend("page-0.json");
  budget.spend("page-0.json");
  expect(budget.affordablePages([1, 2])).toEqual([]);
  budget.refund("page-0.json");
  budget.refund("page-0.json");
  expect(budget.affordablePages([1, 2])).toEqual([1]);
  budget.lift();
  expect(budget.affordablePages([0, 1, 2])).toEqual([0, 1, 2]);
});

it("files with terms leave room for pages, and a large one leaves room for others", () => {
  const budget = new LoadBudget({ terms: [100, 80, 18], pages: [] }, FIRST_ANSWER_BYTES - 200_500);
  expect(budget.affordableTerms([0, 1, 2])).toEqual([0, 2]);
});

import { expect, test, vi } from "vitest";
import { matchEnd, matchStart } from "../hits/highlight";
import type { SearchAnswer } from "../provider";
import { TestProvider } from "../test-provider.test-support";
import { createPageClient } from "./page-client";

type Search = (requests: object[]) => Promise<{ results: SearchAnswer[] }>;

test("InstantSearch's queries are passed to the provider with the search limits and their own filters", async () => {
  const provider = new TestProvider();
  const onAnswer = vi.fn();
  const client = createPageClient(provider, ["language:en"], onAnswer);
  const pending = (client.search as unknown as Search)([
    { indexName: "docs", params: { query: "a".repeat(70), page: 1, facetFilters: [["kind:faq"]] } },
    { indexName: "docs", params: { query: "a", facets: "kind", hitsPerPage: 0 } },
  ]);
  const marks = { highlightPreTag: matchStart, highlightPostTag: matchEnd };
  expect(provider.asked[0]).toEqual([
    {
      indexName: "docs",
      query: "a".repeat(64),
      page: 1,
      facetFilters: ["language:en", ["kind:faq"]],
      ...marks,
    },
    {
      indexName: "docs",
      query: "a",
      facets: ["kind"],
      hitsPerPage: 0,
      facetFilters: ["language:en"],
      ...marks,
    },
  ]);
  provider.answer(0, { nbHits: 1 }, { nbHits: 2 });
  expect(await pending).toEqual({ results: [{ nbHits: 1 }, { nbHits: 2 }] });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ nbHits: 1 });
});

test("without a query, no request is sent and the results are empty", async () => {
  const provider = new TestProvider();
  const client = createPageClient(provider, []);
  const { results } = await (client.search as unknown as Search)([
    { indexName: "docs", params: { query: "  ", hitsPerPage: 5 } },
  ]);
  expect(results).toMatchObject([{ index: "docs", hits: [], nbHits: 0, nbPages: 0, hitsPerPage: 5 }]);
  expect(provider.asked).toEqual([]);
});

test("results that arrive after those of a later query aren't reported, because they are never shown", async () => {
  const provider = new TestProvider();
  const onAnswer = vi.fn();
  const search = createPageClient(provider, [], onAnswer).search as unknown as Search;
  const pending = ["a", "ab"].map((query) => search([{ indexName: "docs", params: { query } }]));
  provider.answer(1, { query: "ab" });
  provider.answer(0, { query: "a" });
  await Promise.all(pending);
  expect(onAnswer.mock.calls).toEqual([[{ query: "ab" }]]);
});

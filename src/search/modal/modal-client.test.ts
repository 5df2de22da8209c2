import { expect, test, vi } from "vitest";
import { matchEnd, matchStart } from "../hits/highlight";
import { SearchUnreachableError, type SearchAnswer } from "../provider";
import { TestProvider } from "../test-provider.test-support";
import { createModalClient, type Outcome } from "./modal-client";

type Search = (queries: { requests: object[] }) => Promise<{ results: Record<string, unknown>[] }>;

function set() {
  const provider = new TestProvider();
  const outcomes: Outcome[] = [];
  const onAnswer = vi.fn();
  const client = createModalClient(provider, { onOutcome: (outcome) => outcomes.push(outcome), onAnswer });
  const transformed = client.transform({
    addAlgoliaAgent: () => undefined,
    transporter: {},
    search: () => undefined,
  } as never);
  const search = transformed.search as unknown as Search;
  return {
    provider,
    outcomes,
    onAnswer,
    client,
    search: (query: string) => search({ requests: [{ indexName: "docs", query, hitsPerPage: 20 }] }),
  };
}

const hit = (more: object = {}) => ({
  objectID: "1",
  url: "/a/",
  type: "content",
  hierarchy: { lvl0: "Q&A", lvl1: "<b>", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: "<img src=x onerror=alert(1)> wallaby",
  ...more,
});

test("DocSearch's query is passed to the provider with match signs, limited to 64 characters", async () => {
  const { provider, search } = set();
  const pending = search("a".repeat(70));
  provider.answer(0, { hits: [], nbHits: 0 });
  await pending;
  expect(provider.asked).toEqual([
    [
      {
        indexName: "docs",
        query: "a".repeat(64),
        hitsPerPage: 20,
        highlightPreTag: matchStart,
        highlightPostTag: matchEnd,
      },
    ],
  ]);
});

test("ui-snippet-xss-07: every text of a hit is escaped HTML that shows the text unchanged, with matches marked", async () => {
  const { provider, search } = set();
  const pending = search("wallaby");
  const content = `<img src=x onerror=alert(1)> ${matchStart}wallaby${matchEnd}`;
  const answered = { ...hit(), _snippetResult: { content: { value: content } } };
  provider.answer(0, { hits: [answered], nbHits: 1, index: "docs" } as unknown as SearchAnswer);
  const { results } = await pending;
  const safe = "&lt;img src=x onerror=alert(1)&gt; ";
  expect(results[0]?.hits).toEqual([
    {
      objectID: "1",
      url: "/a/",
      type: "content",
      hierarchy: { ...hit().hierarchy, lvl0: "Q&amp;A", lvl1: "&lt;b&gt;" },
      content: `${safe}wallaby`,
      _highlightResult: { hierarchy: { lvl0: { value: "Q&amp;A" }, lvl1: { value: "&lt;b&gt;" } } },
      _snippetResult: {
        hierarchy: { lvl0: { value: "Q&amp;A" }, lvl1: { value: "&lt;b&gt;" } },
        content: { value: `${safe}<mark>wallaby</mark>` },
      },
    },
  ]);
});

test("ui-requests-13: results that arrive after those of a later query are dropped", async () => {
  const { provider, outcomes, onAnswer, search } = set();
  const [early, late] = [search("ga"), search("gat")];
  provider.answer(1, { hits: [hit({ objectID: "gat" })] as never, nbHits: 1 });
  const shown = await late;
  provider.answer(0, { hits: [hit({ objectID: "ga" })] as never, nbHits: 9 });
  expect(await early).toEqual(shown);
  expect(outcomes).toEqual([{ query: "gat", count: 1 }]);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test("a failure is reported as an outcome, and DocSearch gets no hits", async () => {
  const { provider, outcomes, search } = set();
  const error = new SearchUnreachableError("no host");
  const pending = search("a");
  provider.fail(0, error);
  expect(await pending).toEqual({ results: [{ hits: [], nbHits: 0 }] });
  expect(outcomes).toEqual([{ query: "a", error }]);
});

test("ui-requests-13, variant: a failure that arrives after later results is dropped", async () => {
  const { provider, outcomes, search } = set();
  const [early, late] = [search("a"), search("ab")];
  provider.answer(1, { hits: [], nbHits: 0 });
  await late;
  provider.fail(0, new Error("late"));
  await early;
  expect(outcomes).toEqual([{ query: "ab", count: 0 }]);
});

test("during an input method's composition, no queries are sent and the last results stay", async () => {
  const { provider, client, search } = set();
  const first = search("a");
  provider.answer(0, { hits: [hit()] as never, nbHits: 1 });
  const shown = await first;
  client.setComposing(true);
  expect(await search("aｋ")).toEqual(shown);
  client.setComposing(false);
  void search("aか");
  expect(provider.asked.map(([query]) => query?.query)).toEqual(["a", "aか"]);
});

test("ui-requests-13, variant: if three responses arrive in the wrong order, the last query's results stay", async () => {
  const { provider, outcomes, search } = set();
  const pending = ["g", "ga", "gat"].map((query) => search(query));
  for (const place of [2, 0, 1])
    provider.answer(place, { hits: [hit({ objectID: String(place) })] as never, nbHits: 1 });
  const shown = await Promise.all(pending);
  for (const { results } of shown) expect(results[0]?.hits).toMatchObject([{ objectID: "2" }]);
  expect(outcomes).toEqual([{ query: "gat", count: 1 }]);
});

test("ui-snippet-xss-07, variant: HTML in highlights from a hosted service is text, and so are its own marks", async () => {
  const { provider, search } = set();
  const pending = search("wallaby");
  const value = `<em>x</em><mark onclick=alert(1)> ${matchStart}wallaby${matchEnd}<iframe src="javascript:alert(1)">`;
  const answered = hit({
    _highlightResult: { hierarchy: { lvl1: { value } }, content: { value } },
    _snippetResult: { hierarchy: { lvl1: { value } }, content: { value } },
  });
  provider.answer(0, { hits: [answered], nbHits: 1 } as unknown as SearchAnswer);
  const { results } = await pending;
  const tags = JSON.stringify(results).match(/<[^>]*>/g);
  expect(new Set(tags)).toEqual(new Set(["<mark>", "</mark>"]));
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSearchEvents, type SearchEvent } from "./events";
import type { SearchAnswer } from "../provider";

beforeEach(() => vi.useFakeTimers({ now: 1000 }));
afterEach(() => vi.useRealTimers());

function answer(ids: readonly string[], more: Partial<SearchAnswer> = {}): SearchAnswer {
  const hits = ids.map((objectID) => ({ objectID, url: `/${objectID}/` }));
  return { index: "docs", hits, queryID: "q1", page: 0, hitsPerPage: 20, ...more } as unknown as SearchAnswer;
}

function recorded() {
  const sent: SearchEvent[][] = [];
  const events = createSearchEvents((batch) => sent.push([...batch]), "visit");
  return { sent, events };
}

test("views are sent once, after 400 ms without another view", () => {
  const { sent, events } = recorded();
  events.viewed(answer(["a", "b"]));
  vi.advanceTimersByTime(399);
  events.viewed(answer(["b", "c"]));
  vi.advanceTimersByTime(399);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([
    [
      {
        eventType: "view",
        eventName: "Hits Viewed",
        index: "docs",
        userToken: "visit",
        timestamp: 1799,
        objectIDs: ["a", "b", "c"],
      },
    ],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

test("an event contains at most 20 hits", () => {
  const { sent, events } = recorded();
  events.viewed(answer(Array.from({ length: 45 }, (_, index) => `hit${index}`)));
  vi.advanceTimersByTime(400);
  expect(sent[0]?.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
});

test("unsent views are sent when the reader leaves the page", () => {
  const { sent, events } = recorded();
  events.viewed(answer(["a"]));
  events.flush();
  expect(sent).toHaveLength(1);
  events.flush();
  vi.advanceTimersByTime(400);
  expect(sent).toHaveLength(1);
});

test("a click reports the hit, its position across all pages and the query", () => {
  const { sent, events } = recorded();
  events.opened(answer(["a", "b"], { page: 2 }), "b");
  expect(sent).toEqual([
    [
      {
        eventType: "click",
        eventName: "Hit Clicked",
        index: "docs",
        userToken: "visit",
        timestamp: 1000,
        objectIDs: ["b"],
        positions: [42],
        queryID: "q1",
      },
    ],
  ]);
});

test("if several hits have the same address, a click reports the one that was clicked", () => {
  const { sent, events } = recorded();
  const hits = ["heading", "text"].map((objectID) => ({ objectID, url: "/page/#heading" }));
  events.opened(answer([], { hits } as unknown as Partial<SearchAnswer>), "text");
  expect(sent).toMatchObject([[{ objectIDs: ["text"], positions: [2] }]]);
});

test("nothing is sent for results without hits, for unknown hits and for results without an ID", () => {
  const { sent, events } = recorded();
  events.viewed(answer([]));
  events.opened(answer([]), "a");
  events.opened(answer(["b"]), "a");
  const { queryID: _, ...unnamed } = answer(["a"]);
  events.opened(unnamed as SearchAnswer, "a");
  vi.advanceTimersByTime(400);
  expect(sent).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SiteEvents } from "../../analytics/events";
import { createSearchTracker } from "./search-tracker";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function recorded() {
  const sent: SiteEvents["search"][] = [];
  return { sent, ...createSearchTracker((search) => sent.push(search)) };
}

test("a typed query counts as one search, with the results for its last letter", () => {
  const { sent, answered } = recorded();
  answered("a", 90);
  vi.advanceTimersByTime(999);
  answered("ac", 20);
  vi.advanceTimersByTime(999);
  answered(" acl ", 3);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([{ search_term: "acl", results: 3 }]);
});

test("more pages or narrower results of a query don't count as another search", () => {
  const { sent, answered } = recorded();
  answered("acl", 30);
  vi.runAllTimers();
  answered("acl", 12);
  vi.runAllTimers();
  answered("topic", 0);
  vi.runAllTimers();
  answered("acl", 30);
  vi.runAllTimers();
  expect(sent).toEqual([
    { search_term: "acl", results: 30 },
    { search_term: "topic", results: 0 },
    { search_term: "acl", results: 30 },
  ]);
});

test("an empty query or one that is deleted immediately doesn't count as a search", () => {
  const { sent, answered } = recorded();
  answered("acl", 3);
  answered("  ", 0);
  vi.runAllTimers();
  expect(sent).toEqual([]);
});

test("a search counts once even if the reader leaves the page immediately", () => {
  const { sent, answered, flush } = recorded();
  answered("acl", 3);
  flush();
  flush();
  vi.runAllTimers();
  expect(sent).toEqual([{ search_term: "acl", results: 3 }]);
});

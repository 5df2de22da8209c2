import { expect, test } from "vitest";
import { createSearchRouter, createStateMapping } from "./search-router";

/** The parts of a window that the router uses, with its history entries. */
function fakeWindow(search: string) {
  const entries = [`/search/${search}`];
  const target = new EventTarget();
  const location = {
    pathname: "/search/",
    get search() {
      return new URL(entries.at(-1) ?? "", "https://a.example").search;
    },
  };
  const history = {
    state: { key: "1" },
    replaceState: (_: unknown, __: string, url: string) => entries.splice(-1, 1, url),
    pushState: (_: unknown, __: string, url: string) => entries.push(url),
  };
  const window = Object.assign(target, { location, history }) as unknown as Window;
  return { window, entries, back: () => (entries.pop(), target.dispatchEvent(new Event("popstate"))) };
}

const route = { query: "a", page: 1, product: [], kind: [] };

test("typing replaces the address, while filters and pages add to the history", () => {
  const { window, entries } = fakeWindow("");
  const router = createSearchRouter(window);
  router.write(route);
  router.write({ ...route, query: "ab" });
  expect(entries).toEqual(["/search/?q=ab"]);
  router.write({ ...route, query: "ab", kind: ["faq"] });
  router.write({ ...route, query: "ab", kind: ["faq"], page: 2 });
  router.write({ ...route, query: "ab", kind: ["faq"], page: 2 });
  expect(entries).toEqual(["/search/?q=ab", "/search/?q=ab&kind=faq", "/search/?q=ab&kind=faq&page=2"]);
});

test("Back and links to the same page are reported until the reader leaves the page", () => {
  const { window, entries, back } = fakeWindow("?q=a");
  const router = createSearchRouter(window);
  const told: string[] = [];
  router.onUpdate(({ query }) => told.push(query));
  entries.push("/search/?q=b");
  router.arrive();
  back();
  expect(told).toEqual(["b", "a"]);
  router.dispose();
  entries.push("/search/?q=c");
  back();
  router.arrive();
  expect(told).toEqual(["b", "a"]);
});

test("after the reader leaves the page, nothing is written into the next page's address", () => {
  const { window, entries } = fakeWindow("?q=a");
  const router = createSearchRouter(window);
  router.leave();
  router.write({ ...route, query: "" });
  expect(entries).toEqual(["/search/?q=a"]);
  router.arrive();
  router.write({ ...route, query: "b" });
  expect(entries).toEqual(["/search/?q=b"]);
});

test("InstantSearch's state and the address can be converted into each other", () => {
  const { stateToRoute, routeToState } = createStateMapping("docs");
  const whole = { query: "a", page: 2, product: ["Gateway"], kind: ["faq", "docs"] };
  expect(stateToRoute(routeToState(whole))).toEqual(whole);
  expect(stateToRoute({})).toEqual({ query: "", page: 1, product: [], kind: [] });
  expect(routeToState(route)).toEqual({ docs: { query: "a", page: 1, refinementList: {} } });
});

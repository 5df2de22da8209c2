import { expect, test } from "vitest";
import { readRoute, writeRoute } from "./search-route";

test("a written address can be read back", () => {
  const route = { query: "a&b=c #1", page: 3, product: ["Gateway", "Desktop app"], kind: ["faq"] };
  expect(writeRoute(route)).toBe("?q=a%26b%3Dc+%231&product=Gateway&product=Desktop+app&kind=faq&page=3");
  expect(readRoute(writeRoute(route))).toEqual(route);
});

test("the first page without a query has a plain address", () => {
  expect(writeRoute({ query: "", page: 1, product: [], kind: [] })).toBe("");
});

test("the valid parts of an invalid address are read", () => {
  const empty = { query: "", page: 1, product: [], kind: [] };
  expect(readRoute("")).toEqual(empty);
  for (const page of ["0", "-1", "1.5", "x", ""]) expect(readRoute(`?page=${page}`)).toEqual(empty);
  expect(readRoute("?other=1&q=a&q=b&kind=faq&kind=faq")).toEqual({ ...empty, query: "a", kind: ["faq"] });
});

test("a query in an address is cut like a typed one", () => {
  expect(readRoute(`?q=${"a".repeat(200)}`).query).toHaveLength(64);
  expect(readRoute(`?q=${"a".repeat(63)}${encodeURIComponent("🦓")}`).query).toBe("a".repeat(63));
});

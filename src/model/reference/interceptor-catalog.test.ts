import { expect, test } from "vitest";
import { filterCatalog, filterFromQuery, noFilter } from "./interceptor-catalog";

const entry = (name: string, kind: string, goals: string[], requests: string[]) => ({
  id: name,
  path: `/${name}/`,
  name,
  summary: "…",
  kind,
  goals,
  requests,
});
const entries = [
  entry("produce", "traffic-control", ["protect brokers"], ["Produce"]),
  entry("masking", "data-security", ["protect personal data"], ["Fetch"]),
  entry("headers", "data-security", ["enforce conventions"], ["Fetch", "Produce"]),
];
const names = (filter: object) => filterCatalog(entries, { ...noFilter, ...filter }).map(({ name }) => name);

test.each([
  [{}, ["produce", "masking", "headers"]],
  [{ kind: "data-security" }, ["masking", "headers"]],
  [{ request: "Produce" }, ["produce", "headers"]],
  [{ kind: "data-security", request: "Produce" }, ["headers"]],
  [{ kind: "traffic-control", goal: "enforce conventions" }, []],
])("the filter %j matches %j", (filter, expected) => {
  expect(names(filter)).toEqual(expected);
});

test("a filter can be restored from its address", () => {
  const query = "?kind=data-security&goal=protect+personal+data&request=Fetch";
  const filter = { kind: "data-security", goal: "protect personal data", request: "Fetch" };
  expect(filterFromQuery(query, entries)).toEqual(filter);
  expect(filterFromQuery("", entries)).toEqual(noFilter);
});

test("values that no interceptor has are ignored in an address", () => {
  expect(filterFromQuery("?kind=<b>&goal=&request=Fetch", entries)).toEqual({
    ...noFilter,
    request: "Fetch",
  });
});

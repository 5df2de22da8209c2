import { expect, test } from "vitest";
import { highlight } from "../content/parse/highlight";

/** The token types in a highlighted text, by the tokens' text. */
function tokensOf(yaml: string): [kind: string, text: string][] {
  const html = highlight(yaml, "yaml", [], (message) => {
    throw new Error(message);
  });
  return [...html.matchAll(/<span class="token ([\w -]+)">([^<]*)<\/span>/g)]
    .map(([, kinds = "", text = ""]): [string, string] => [
      kinds.split(" ")[0] ?? "",
      text.replace("&amp;", "&"),
    ])
    .filter(([kind]) => kind !== "punctuation");
}

test.each([
  "cron: 0 * * * *",
  "topics: orders.* and *.dlq",
  "text: one, *two*",
  "query: a && b",
  "address: a*b",
  "- 5 - *x",
])("in %j no part of the value is an alias", (yaml) => {
  expect(tokensOf(yaml).filter(([kind]) => kind === "important")).toEqual([]);
});

test.each([
  ["base: &base\n  a: 1", "&base"],
  ["use: *base", "*base"],
  ["- *base", "*base"],
  ["- - *base", "*base"],
  ["<<: *base", "*base"],
  ["all: [*one, two]", "*one"],
  ["all: [one, *two]", "*two"],
  ["a: !tag &anchor b", "&anchor"],
  ["*key : value", "*key"],
])("in %j there is an alias: %s", (yaml, name) => {
  expect(tokensOf(yaml)).toContainEqual(["important", name]);
});

test("all port mappings look alike, and aren't highlighted as numbers", () => {
  for (const ports of ["80:80", "8000:80", "443:8443"]) {
    expect(tokensOf(`- ${ports}`), ports).toEqual([]);
    expect(tokensOf(`port: ${ports}`), ports).toEqual([["key", "port"]]);
  }
});

test("numbers, dates and booleans are still colored", () => {
  expect(tokensOf("a: 80\nb: 2025-11-03\nc: true\nd: ~\ne: [1, 2]\n")).toEqual([
    ["key", "a"],
    ["number", "80"],
    ["key", "b"],
    ["datetime", "2025-11-03"],
    ["key", "c"],
    ["boolean", "true"],
    ["key", "d"],
    ["null", "~"],
    ["key", "e"],
    ["number", "1"],
    ["number", "2"],
  ]);
});

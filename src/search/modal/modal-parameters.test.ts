import { expect, test } from "vitest";
import { modalParameters } from "./modal-parameters";

test("a query requests 20 hits, the displayed fields and snippets of the given length", () => {
  expect(modalParameters(["language:en", ["docsTag:default", "docsTag:docs-gateway-current"]], 10)).toEqual({
    hitsPerPage: 20,
    attributesToRetrieve: [
      "hierarchy.lvl0",
      "hierarchy.lvl1",
      "hierarchy.lvl2",
      "hierarchy.lvl3",
      "hierarchy.lvl4",
      "hierarchy.lvl5",
      "hierarchy.lvl6",
      "content",
      "type",
      "url",
      "contentLanguage",
    ],
    attributesToSnippet: [
      "hierarchy.lvl1:10",
      "hierarchy.lvl2:10",
      "hierarchy.lvl3:10",
      "hierarchy.lvl4:10",
      "hierarchy.lvl5:10",
      "hierarchy.lvl6:10",
      "content:10",
    ],
    snippetEllipsisText: "…",
    facetFilters: ["language:en", ["docsTag:default", "docsTag:docs-gateway-current"]],
  });
});

test("without limits there are no filters", () => {
  expect(modalParameters([], 5)).not.toHaveProperty("facetFilters");
});

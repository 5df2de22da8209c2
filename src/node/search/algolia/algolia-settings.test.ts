import { expect, test } from "vitest";
import { algoliaSettings } from "./algolia-settings";

test("the language is Algolia's two-letter code, regardless of the country", () => {
  expect(algoliaSettings("en-GB")).toMatchObject({ indexLanguages: ["en"], queryLanguages: ["en"] });
});

test("every attribute that the site filters or counts by is a facet", () => {
  const facets = algoliaSettings("en").attributesForFaceting as string[];
  expect(facets.map((facet) => facet.replace(/^filterOnly\((.*)\)$/, "$1")).sort()).toEqual([
    "docsTag",
    "kind",
    "language",
    "product",
  ]);
});

test("option names with two dashes don't exclude words", () => {
  expect(algoliaSettings("en").advancedSyntaxFeatures).toEqual(["exactPhrase"]);
});

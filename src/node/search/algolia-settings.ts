import { snippetWords } from "../../model/search/snippet-words";

/** Settings of an index as Algolia's API takes them; those that this site sets. */
export type AlgoliaSettings = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>>
>;

/**
 * All settings of the search index; each push replaces what is there.
 * @param language language tag of the site
 */
export function algoliaSettings(language: string): AlgoliaSettings {
  const languages = [language.split("-")[0] ?? language];
  return {
    // A match in the title counts more than one in a heading, that more than one in the text; where in the
    // heading it stands doesn't matter (unordered).
    searchableAttributes: [
      "unordered(hierarchy.lvl1)",
      "unordered(hierarchy.lvl2)",
      "unordered(hierarchy.lvl3)",
      "unordered(hierarchy.lvl4)",
      "unordered(hierarchy.lvl5)",
      "unordered(hierarchy.lvl6)",
      "unordered(hierarchy.lvl0)",
      "unordered(keywords)",
      "content",
    ],
    attributesForFaceting: ["filterOnly(language)", "filterOnly(docsTag)", "kind", "product"],
    ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
    customRanking: ["desc(weight.page)", "desc(weight.level)", "asc(weight.position)"],
    // The best few records of a page, so that one long page can't fill the list.
    attributeForDistinct: "page",
    distinct: 3,

    attributesToRetrieve: [
      "hierarchy",
      "content",
      "type",
      "url",
      "kind",
      "product",
      "language",
      "contentLanguage",
      "docsTag",
    ],
    attributesToHighlight: ["hierarchy", "content"],
    attributesToSnippet: [`content:${snippetWords.modal}`],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    hitsPerPage: 20,
    // Nobody filters by ranges of numbers; less to index.
    numericAttributesForFiltering: [],

    // Dots, dashes and underscores separate words, so that each part of ssl.truststore.location is found. An
    // underscore is indexed too: who types HEAP_OPTS means the variable, not the words.
    separatorsToIndex: "_",
    // consumerGroup is found by "group" as well.
    camelCaseAttributes: ["hierarchy", "content", "keywords"],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    // 3.8.1 is not a typing error of 3.8.2.
    allowTyposOnNumericTokens: false,
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: languages,
    // Quotes make a phrase. The other half of this syntax would take --bootstrap-server for an exclusion.
    advancedSyntax: true,
    advancedSyntaxFeatures: ["exactPhrase"],
    // A question in whole sentences still finds what it is about.
    removeWordsIfNoResults: "allOptional",
  };
}

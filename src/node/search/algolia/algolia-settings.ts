import { snippetWords } from "../../../model/search/snippet-words";

/** The index settings used by this site, in the format of Algolia's API. */
export type AlgoliaSettings = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>>
>;

/**
 * Returns all settings of the search index. Each push replaces the existing settings.
 * @param language language tag of the site
 */
export function algoliaSettings(language: string): AlgoliaSettings {
  const languages = [language.split("-")[0] ?? language];
  return {
    // A match in the title ranks above one in a heading, which ranks above one in the text. The position within the heading
    // doesn't matter (unordered).
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
    // Limits the records per page, so that a single long page can't fill the list.
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
    // There is no filtering by numeric ranges, so this reduces the index.
    numericAttributesForFiltering: [],

    // Dots, dashes and underscores separate words, so that each part of ssl.truststore.location can be found. Underscores are
    // also indexed: readers who type HEAP_OPTS mean the variable, not the words.
    separatorsToIndex: "_",
    // Lets "group" match consumerGroup.
    camelCaseAttributes: ["hierarchy", "content", "keywords"],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    // 3.8.1 is not a typo for 3.8.2.
    allowTyposOnNumericTokens: false,
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: languages,
    // Quotes search for a phrase. The other half of this syntax would treat --bootstrap-server as an exclusion.
    advancedSyntax: true,
    advancedSyntaxFeatures: ["exactPhrase"],
    // Makes questions in full sentences find results.
    removeWordsIfNoResults: "allOptional",
  };
}

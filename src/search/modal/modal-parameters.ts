import { smallScreen, snippetWords } from "../../model/search/snippet-words";
import { hierarchyLevels } from "../hits/hierarchy-levels";
import type { FacetFilters, SearchQuery } from "../provider";
import { wantsEvents } from "../events/site-events";

/** The number of results per query. */
const hitsPerPage = 20;

/** The number of words in a snippet on the reader's screen. */
export function wordsOfSnippet(): number {
  return window.matchMedia(smallScreen).matches ? snippetWords.modalOnSmallScreens : snippetWords.modal;
}

/**
 * What the modal requests with each query.
 * @param facetFilters the limits of the search
 * @param words of a snippet
 */
export function modalParameters(facetFilters: FacetFilters, words: number) {
  const headings = hierarchyLevels.filter((level) => level !== "lvl0").map((level) => `hierarchy.${level}`);
  return {
    hitsPerPage,
    attributesToRetrieve: [
      ...hierarchyLevels.map((level) => `hierarchy.${level}`),
      "content",
      "type",
      "url",
      "contentLanguage",
    ],
    attributesToSnippet: [...headings, "content"].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: "…",
    ...(wantsEvents ? { clickAnalytics: true } : {}),
    ...(facetFilters.length > 0
      ? { facetFilters: facetFilters.map((filter) => (typeof filter === "string" ? filter : [...filter])) }
      : {}),
  } satisfies Omit<SearchQuery, "indexName" | "query">;
}

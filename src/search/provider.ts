import type { SearchResponse } from "algoliasearch/lite";
import type { SearchRecord } from "../model/search/search-record";

/** A condition on facets: the outer list is AND, inner lists are OR. @example ["language:en", ["kind:docs", "kind:faq"]] */
export type FacetFilters = readonly (string | readonly string[])[];

/**
 * A query in Algolia's form, limited to what this site uses. Names and defaults are Algolia's
 * (https://www.algolia.com/doc/api-reference/search-api-parameters/).
 */
export interface SearchQuery {
  indexName: string;
  query: string;
  /** Counts from 0. */
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** Facets whose values are counted in the answer. */
  facets?: readonly string[];
  attributesToRetrieve?: readonly string[];
  attributesToHighlight?: readonly string[];
  /** `attribute:words`. @example ["content:10"] */
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  clickAnalytics?: boolean;
}

/**
 * The answer to one query, with Algolia's `_highlightResult` and `_snippetResult`. As with Algolia, their text is the
 * record's text with the tags inserted and nothing escaped. The modal and the page escape it, and use characters as tags
 * that no text contains.
 */
export type SearchAnswer = SearchResponse<SearchRecord>;

/** A question in plain words. */
export interface SectionQuery {
  question: string;
  facetFilters: FacetFilters;
  /** The number of sections wanted. */
  count: number;
}

/** A section of a page that answers a question: a heading with the content below it, or the start of a page. */
export interface AnsweringSection {
  /** Site path, with the heading's anchor. */
  url: string;
  /** The page's title and the headings down to the section's own. */
  headings: string[];
  /** The section's texts, in reading order. */
  texts: { text: string; code: boolean }[];
  /** Its words that answer the question, in lower case. */
  words: string[];
}

/** Provides search results. The modal and the page use nothing else of a provider. */
export interface SearchProvider {
  /**
   * Answers each query, in order.
   * @throws SearchUnreachableError if the index or every host is unreachable; SearchApiError for another failure;
   *   SearchResponseError if the response can't be read
   */
  search(queries: readonly SearchQuery[]): Promise<{ results: SearchAnswer[] }>;
  /**
   * The sections that answer a question, best first. Without this function, `sectionsOfHits` finds them.
   * @throws what `search` throws
   */
  sections?(query: SectionQuery): Promise<AnsweringSection[]>;
  /** Loads what the first query needs. Called when a reader is about to search; can be called often. */
  prepare(): void;
  /**
   * Answers can get better when more data is loaded.
   * @param listener called when the same query might have a better answer
   * @returns a function that stops listening
   */
  onRefined?(listener: () => void): () => void;
}

/** The index or all of the provider's hosts are unreachable. DocSearch shows its error screen for this name. */
export class SearchUnreachableError extends Error {
  override name = "RetryError";
}

/** The provider reported a failure. */
export class SearchApiError extends Error {
  override name = "ApiError";
  /** @param status HTTP status code */
  constructor(
    message: string,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The response isn't an answer, for example the HTML of a captive portal. */
export class SearchResponseError extends Error {
  override name = "DeserializationError";
}

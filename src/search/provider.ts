import type { SearchResponse } from "algoliasearch/lite";
import type { SearchRecord } from "../model/search/search-record";
import type { AnsweringSection, SectionQuery } from "./sections";

/** A condition on facets: the outer list is AND, inner lists are OR. @example ["language:en", ["kind:docs", "kind:faq"]] */
export type FacetFilters = readonly (string | readonly string[])[];

/**
 * One query in Algolia's form; only what this site uses. Names and defaults are Algolia's
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
 * The answer to one query, with Algolia's `_highlightResult` and `_snippetResult`. As with Algolia, text in them is that
 * of the record with the tags put in and nothing escaped; the modal and the page escape it, and take the tags from
 * characters that no text holds.
 */
export type SearchAnswer = SearchResponse<SearchRecord>;

/** Where search results come from. Both the modal and the page use this and nothing else. */
export interface SearchProvider {
  /**
   * Answers each query, in order.
   * @throws SearchUnreachableError where the index or every host is unreachable; SearchApiError for another failure;
   *   SearchResponseError where the answer can't be read
   */
  search(queries: readonly SearchQuery[]): Promise<{ results: SearchAnswer[] }>;
  /**
   * The sections that answer a question, the best first. A provider without it is asked by `sectionsOfHits`.
   * @throws what `search` throws
   */
  sections?(query: SectionQuery): Promise<AnsweringSection[]>;
  /** Fetches what the first query needs. Called when a reader seems about to search; may be called often. */
  prepare(): void;
  /**
   * Answers may become better once more is loaded.
   * @param listener told when the same query may have a better answer
   * @returns a function that ends it
   */
  onRefined?(listener: () => void): () => void;
}

/** The index or all of the provider's hosts are unreachable. DocSearch shows its error screen for this name. */
export class SearchUnreachableError extends Error {
  override name = "RetryError";
}

/** The provider answered with a failure. */
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

/** The answer is not what a search answers, such as HTML of a captive portal. */
export class SearchResponseError extends Error {
  override name = "DeserializationError";
}

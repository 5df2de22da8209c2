import type { InstantSearchOptions } from "instantsearch.js";
import { matchEnd, matchStart } from "../hits/highlight";
import { limitQuery } from "../limit-query";
import type { FacetFilters, SearchAnswer, SearchProvider, SearchQuery } from "../provider";

/** What InstantSearch requests. */
interface InstantSearchRequest {
  indexName: string;
  /** To count only one facet, `facets` is its name. */
  params?: Omit<SearchQuery, "indexName" | "facets"> & { facets?: string | readonly string[] };
}

type InstantSearchClient = NonNullable<InstantSearchOptions["searchClient"]>;

/**
 * The search client of the search page, on top of our provider.
 * @param filters the limits of the search, in addition to the reader's own filters
 * @param onAnswer called with each answer to a query, unless a later one has already arrived, because InstantSearch also
 *   ignores such an answer
 */
export function createPageClient(
  provider: SearchProvider,
  filters: FacetFilters,
  onAnswer?: (answer: SearchAnswer) => void,
): InstantSearchClient {
  let started = 0;
  let shown = 0;
  const search = async (requests: readonly InstantSearchRequest[]): Promise<{ results: SearchAnswer[] }> => {
    const queries = requests.map(({ indexName, params = { query: "" } }): SearchQuery => {
      const { facets, ...others } = params;
      return {
        ...others,
        ...(facets === undefined ? {} : { facets: [facets].flat() }),
        indexName,
        query: limitQuery(others.query),
        facetFilters: [...filters, ...(others.facetFilters ?? [])],
        highlightPreTag: matchStart,
        highlightPostTag: matchEnd,
      };
    });
    // There is no query, so there is nothing to fetch.
    if (queries.every(({ query }) => query.trim() === "")) return { results: queries.map(emptyAnswer) };
    const number = ++started;
    const answer = await provider.search(queries);
    if (number > shown && answer.results[0]) {
      shown = number;
      onAnswer?.(answer.results[0]);
    }
    return answer;
  };
  // InstantSearch uses only this one of the shapes of Algolia's clients.
  return { search } as unknown as InstantSearchClient;
}

function emptyAnswer({ indexName, hitsPerPage = 20 }: SearchQuery): SearchAnswer {
  return {
    index: indexName,
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage,
    query: "",
    params: "",
    processingTimeMS: 0,
  };
}

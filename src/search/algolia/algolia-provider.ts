import { liteClient } from "algoliasearch/lite";
import type { LiteClient } from "algoliasearch/lite";
import { algoliaHost } from "../../model/search/algolia-host";
import { searchHostsKey } from "../../model/site/storage-keys";
import type { SearchConfig } from "../../site/search-schema";
import { SearchResponseError } from "../provider";
import type { FacetFilters, SearchAnswer, SearchProvider, SearchQuery } from "../provider";
import { createHostsCache } from "./hosts-cache";
import { searchError } from "./search-error";

export type AlgoliaConfig = Extract<SearchConfig, { provider: "algolia" }>;

/** How long to wait before asking a different host, in milliseconds. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Search with Algolia. If a host fails or is slow, no requests go to it for two minutes, in all windows, and a different
 * host answers. The client stores that in the browser, or in memory if the browser doesn't store anything.
 * @param config its `searchParameters` are sent with each query; the query's own parameters take precedence
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createAlgoliaProvider(config: AlgoliaConfig): SearchProvider {
  const { appId = "", apiKey = "", hosts } = config;
  const client = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    // A request with custom headers would need a preflight request.
    authMode: "WithinQueryParameters",
    hostsCache: createHostsCache(searchHostsKey(appId)),
    ...(hosts ? { hosts: hosts.map(algoliaHost) } : {}),
  });
  return {
    search: async (queries) => ({ results: await ask(client, config, queries) }),
    prepare: () => connect(hosts?.[0] ?? `https://${appId}-dsn.algolia.net`),
  };
}

async function ask(
  client: LiteClient,
  config: AlgoliaConfig,
  queries: readonly SearchQuery[],
): Promise<SearchAnswer[]> {
  const requests = queries.map((query) => mergeParameters(config.searchParameters ?? {}, query));
  let answer: unknown;
  try {
    answer = await client.search({ requests: requests as never });
  } catch (error) {
    throw searchError(error);
  }
  if (!isAnswer(answer, queries.length))
    throw new SearchResponseError("The response contains no search results.");
  return answer.results;
}

/**
 * Adds the configured parameters to a query. The query's own parameters take precedence, but both sets of facet filters
 * apply.
 */
export function mergeParameters(
  configured: Readonly<Record<string, unknown>>,
  query: SearchQuery,
): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const merged = { ...configured, ...given };
  const filters = [...facetFilters(configured.facetFilters), ...(query.facetFilters ?? [])];
  return filters.length > 0 ? { ...merged, facetFilters: filters } : merged;
}

function facetFilters(configured: unknown): FacetFilters {
  if (typeof configured === "string") return [configured];
  return Array.isArray(configured) ? (configured as FacetFilters) : [];
}

function isAnswer(answer: unknown, count: number): answer is { results: SearchAnswer[] } {
  if (typeof answer !== "object" || answer === null || !("results" in answer)) return false;
  const { results } = answer;
  return (
    Array.isArray(results) &&
    results.length === count &&
    results.every((result: { hits?: unknown } | null) => Array.isArray(result?.hits))
  );
}

/** Lets the browser connect before the first query. */
function connect(address: string): void {
  const { origin } = new URL(address);
  if (document.head.querySelector(`link[rel="preconnect"][href="${origin}"]`)) return;
  const link = document.createElement("link");
  link.rel = "preconnect";
  link.href = origin;
  link.crossOrigin = "anonymous";
  document.head.append(link);
}

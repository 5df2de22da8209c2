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

/** Milliseconds after which another host is asked. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Search by Algolia. A host that fails or is slow is left alone for two minutes, in other windows too, while another
 * one answers; the client keeps that in the browser's storage, or in memory where there is none.
 * @param config its `searchParameters` are sent with each query, below what the query says itself
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createAlgoliaProvider(config: AlgoliaConfig): SearchProvider {
  const { appId = "", apiKey = "", hosts } = config;
  const client = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    // A request with headers of its own would have to be preceded by another one that asks for permission.
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
  if (!isAnswer(answer, queries.length)) throw new SearchResponseError("The answer holds no search results.");
  return answer.results;
}

/**
 * A query with the configured parameters below it: what the query says wins, except that both sets of facet filters
 * have to hold.
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

/** Lets the browser connect ahead of the first query. */
function connect(address: string): void {
  const { origin } = new URL(address);
  if (document.head.querySelector(`link[rel="preconnect"][href="${origin}"]`)) return;
  const link = document.createElement("link");
  link.rel = "preconnect";
  link.href = origin;
  link.crossOrigin = "anonymous";
  document.head.append(link);
}

import type { SearchProvider } from "../provider";
import { deferService } from "./deferred-service";
import { earlyIndex } from "./early-index";
import type { SearchService } from "./search-service";
import { siteIndexLocation } from "./site-index-location";
import { createWorkerService, type WorkerLike } from "./worker-service";

/**
 * Searches the index built with the site. The index is loaded when the provider is prepared or receives its first query.
 * Loading and searching happen in a worker, so they never block typing.
 * @param makeService creates the service, which reports when the full text has loaded
 */
export function createEmbeddedProvider(
  makeService: (onRefined: () => void) => SearchService = siteSearchService,
): SearchProvider {
  const listeners = new Set<() => void>();
  const service = makeService(() => {
    for (const listener of listeners) listener();
  });
  return {
    search: async (queries) => ({ results: await service.search(queries) }),
    sections: (query) => service.sections(query),
    prepare: () => {
      // Failures are reported to the caller of the search, after another attempt.
      service.load().catch(() => undefined);
    },
    onRefined: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function siteSearchService(onRefined: () => void): SearchService {
  const location = siteIndexLocation();
  return createWorkerService({
    startWorker,
    location,
    early: earlyIndex(location),
    // The engine is in the worker's script, so few readers need this copy.
    inPage: () =>
      deferService(async () => {
        const { createSearchService } = await import(
          /* webpackChunkName: "search-engine" */ "./search-service"
        );
        return createSearchService(location, onRefined);
      }),
    onRefined,
  });
}

function startWorker(): WorkerLike {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL("./worker.ts", import.meta.url));
}

import { withPrefix } from "gatsby";
import type { SearchProvider } from "../provider";
import { createSearchService, type SearchService } from "./search-service";
import { createWorkerService, type WorkerLike } from "./worker-service";

/**
 * Search over the index that was built with the site. The index is loaded when the provider is prepared or first asked,
 * and both loading and searching happen in a worker, so that typing never waits for them.
 */
export function createEmbeddedProvider(service: SearchService = siteSearchService()): SearchProvider {
  return {
    search: async (queries) => ({ results: await service.search(queries) }),
    sections: (query) => service.sections(query),
    prepare: () => {
      // Whoever searches hears of a failure, after another try.
      service.load().catch(() => undefined);
    },
  };
}

function siteSearchService(): SearchService {
  const base = window.location.origin + withPrefix("/").replace(/\/$/, "");
  return createWorkerService(startWorker, base, () => createSearchService(base));
}

function startWorker(): WorkerLike {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL("./worker.ts", import.meta.url));
}

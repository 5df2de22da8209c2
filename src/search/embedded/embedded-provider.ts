import { withPrefix } from "gatsby";
import { splitLocale } from "../../model/locale";
import siteConfig from "../../site/site.config";
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
  const { origin, pathname } = window.location;
  const prefix = withPrefix("/").replace(/\/$/, "");
  const tags = siteConfig.locales.map(({ tag }) => tag);
  // Another language is always a whole new page, and so another worker.
  const { tag } = splitLocale(pathname.slice(prefix.length), tags, siteConfig.language);
  const place = { base: origin + prefix, language: tag };
  return createWorkerService(startWorker, place, () => createSearchService(place));
}

function startWorker(): WorkerLike {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL("./worker.ts", import.meta.url));
}

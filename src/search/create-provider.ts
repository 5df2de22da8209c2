import { lazyPart } from "../components/Lazy/lazy-part";
import type { SearchConfig } from "../site/search-schema";
import { createEmbeddedProvider } from "./embedded/embedded-provider";
import { SearchUnreachableError, type SearchProvider } from "./provider";
import { sectionsOfHits } from "./sections";

/**
 * The configured provider. Algolia's code is loaded on the first call to `prepare` or `search`. The embedded provider's code is
 * little more than its worker's address, so loading it later would only make readers wait.
 * @param config usually `searchConfig`
 * @returns immediately; if the code can't be loaded, `search` throws SearchUnreachableError and the next call tries again
 */
export function createSearchProvider(config: SearchConfig): Required<SearchProvider> {
  return deferProvider(() => loadProvider(config), config.indexName);
}

/**
 * A provider that loads the real one when it is needed.
 * @param load loads a function that creates the provider; called again if it fails
 * @param indexName the index that questions are sent to
 */
export function deferProvider(
  load: () => Promise<() => SearchProvider>,
  indexName = "",
): Required<SearchProvider> {
  const code = lazyPart(load);
  let created: SearchProvider | undefined;
  const provider = async (): Promise<SearchProvider> => {
    const create = await code.load().catch((cause: unknown) => {
      throw new SearchUnreachableError("The search provider's code can't be loaded.", { cause });
    });
    return (created ??= create());
  };
  return {
    search: async (queries) => (await provider()).search(queries),
    sections: async (query) => {
      const ready = await provider();
      return ready.sections ? ready.sections(query) : sectionsOfHits(ready, indexName, query);
    },
    onRefined: (listener) => {
      let end: (() => void) | undefined;
      let isWanted = true;
      provider().then(
        (ready) => {
          if (isWanted) end = ready.onRefined?.(listener);
        },
        () => undefined,
      );
      return () => {
        isWanted = false;
        end?.();
      };
    },
    prepare: () => {
      // The next search reports the failure.
      provider().then(
        (ready) => ready.prepare(),
        () => undefined,
      );
    },
  };
}

async function loadProvider(config: SearchConfig): Promise<() => SearchProvider> {
  if (config.provider === "algolia") {
    const { createAlgoliaProvider } = await import(
      /* webpackChunkName: "search-algolia" */ "./algolia/algolia-provider"
    );
    return () => createAlgoliaProvider(config);
  }
  return () => createEmbeddedProvider();
}

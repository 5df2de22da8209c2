import type { SearchConfig } from "../site/search-schema";
import { createEmbeddedProvider } from "./embedded/embedded-provider";
import { SearchUnreachableError, type SearchProvider } from "./provider";
import { sectionsOfHits } from "./sections";

/**
 * The provider that the configuration names. Algolia's code is loaded when it is prepared or first asked; the embedded
 * one's is little more than its worker's address, and waiting for it would make readers wait.
 * @param config usually `searchConfig`
 * @returns at once; where the code can't be loaded, `search` throws SearchUnreachableError and the next call tries again
 */
export function createSearchProvider(config: SearchConfig): Required<SearchProvider> {
  return deferProvider(() => loadProvider(config), config.indexName);
}

/**
 * A provider in front of one that is still to be loaded.
 * @param load loads and makes the provider; called again after it failed to load
 * @param indexName the index that questions are asked of
 */
export function deferProvider(
  load: () => Promise<() => SearchProvider>,
  indexName = "",
): Required<SearchProvider> {
  let loading: Promise<SearchProvider> | undefined;
  const provider = (): Promise<SearchProvider> => {
    loading ??= load()
      .catch((cause: unknown) => {
        loading = undefined;
        throw new SearchUnreachableError("The search provider's code can't be loaded.", { cause });
      })
      // Beyond the catch: a provider that can't be made stays so, and says why.
      .then((create) => create());
    return loading;
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
      // Whoever searches hears of a failure.
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

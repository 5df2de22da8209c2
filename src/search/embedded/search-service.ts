import { SearchEngine } from "../engine/search-engine";
import type { SearchAnswer, SearchQuery } from "../provider";
import type { AnsweringSection, SectionQuery } from "../sections";
import { loadIndex, type IndexPlace } from "./load-index";

/** Search over the site's own index. Runs in a worker, or in the page where there are no workers. */
export interface SearchService {
  /** Loads the index, once; after a failure the next call tries again. @throws what `loadIndex` throws */
  load(): Promise<void>;
  /** Answers each query, in order, loading the index first. @throws what `loadIndex` throws */
  search(queries: readonly SearchQuery[]): Promise<SearchAnswer[]>;
  /** Answers a question, loading the index first. @throws what `loadIndex` throws */
  sections(query: SectionQuery): Promise<AnsweringSection[]>;
}

export function createSearchService(place: IndexPlace): SearchService {
  let loading: Promise<SearchEngine> | undefined;
  const engine = () => {
    loading ??= loadIndex(place)
      .then((file) => new SearchEngine(file))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  return {
    load: async () => {
      await engine();
    },
    search: async (queries) => {
      const ready = await engine();
      return queries.map((query) => ready.search(query));
    },
    sections: async (query) => (await engine()).sections(query),
  };
}

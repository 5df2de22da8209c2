import { SearchUnreachableError } from "../provider";
import type { SearchService } from "./search-service";

/**
 * Creates a proxy for a service whose code is loaded later.
 * @param load loads and creates the service; called again with the next request if it fails
 * @returns a service that throws SearchUnreachableError if the code can't be loaded
 */
export function deferService(load: () => Promise<SearchService>): SearchService {
  let loading: Promise<SearchService> | undefined;
  const service = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new SearchUnreachableError("The search engine's code can't be loaded.", { cause });
    });
    return loading;
  };
  return {
    load: async () => (await service()).load(),
    search: async (queries) => (await service()).search(queries),
    sections: async (query) => (await service()).sections(query),
  };
}

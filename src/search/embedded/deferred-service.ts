import { lazyPart } from "../../components/Lazy/lazy-part";
import { SearchUnreachableError } from "../provider";
import type { SearchService } from "./search-service";

/**
 * Creates a proxy for a service whose code is loaded later.
 * @param load loads and creates the service; called again with the next request if it fails
 * @returns a service that throws SearchUnreachableError if the code can't be loaded
 */
export function deferService(load: () => Promise<SearchService>): SearchService {
  const part = lazyPart(load);
  const service = () =>
    part.load().catch((cause: unknown) => {
      throw new SearchUnreachableError("The search engine's code can't be loaded.", { cause });
    });
  return {
    load: async () => (await service()).load(),
    search: async (queries) => (await service()).search(queries),
    sections: async (query) => (await service()).sections(query),
  };
}

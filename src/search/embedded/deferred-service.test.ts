import { expect, it, vi } from "vitest";
import { SearchUnreachableError } from "../provider";
import { deferService } from "./deferred-service";
import { answerRequests, location, query } from "./index-answers.test-support";
import { createSearchService } from "./search-service";

answerRequests();

it("loads the code with the first request, once", async () => {
  const load = vi.fn(() => Promise.resolve(createSearchService(location)));
  const service = deferService(load);
  expect(load).not.toHaveBeenCalled();
  await service.load();
  expect((await service.search([query]))[0]?.nbHits).toBe(1);
  expect(await service.sections({ question: "quotas", facetFilters: [], count: 1 })).toHaveLength(1);
  expect(load).toHaveBeenCalledOnce();
});

it("is unreachable if the code can't be loaded, and the next request loads it again", async () => {
  const load = vi
    .fn(() => Promise.resolve(createSearchService(location)))
    .mockRejectedValueOnce(new Error("ChunkLoadError"));
  const service = deferService(load);
  await expect(service.search([query])).rejects.toBeInstanceOf(SearchUnreachableError);
  expect(await service.search([query])).toHaveLength(1);
});

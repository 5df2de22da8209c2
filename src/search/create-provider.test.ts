import { expect, test, vi } from "vitest";
import { deferProvider } from "./create-provider";
import { SearchUnreachableError, type SearchProvider } from "./provider";

const query = [{ indexName: "docs", query: "kafka" }];

function fakeProvider(): SearchProvider {
  return { search: vi.fn(() => Promise.resolve({ results: [] })), prepare: vi.fn() };
}

test("the code is loaded once, on the first preparation or search", async () => {
  const fake = fakeProvider();
  const load = vi.fn(() => Promise.resolve(() => fake));
  const provider = deferProvider(load);
  expect(load).not.toHaveBeenCalled();
  provider.prepare();
  await vi.waitFor(() => expect(fake.prepare).toHaveBeenCalledOnce());
  await provider.search(query);
  expect(fake.search).toHaveBeenCalledWith(query);
  expect(load).toHaveBeenCalledOnce();
});

test("if the code can't be loaded, search is unreachable, and the next call loads it again", async () => {
  const load = vi
    .fn<() => Promise<() => SearchProvider>>()
    .mockRejectedValueOnce(new Error("ChunkLoadError"))
    .mockResolvedValue(fakeProvider);
  const provider = deferProvider(load);
  await expect(provider.search(query)).rejects.toBeInstanceOf(SearchUnreachableError);
  expect(await provider.search(query)).toEqual({ results: [] });
});

test("a failed preparation is reported only by the search", async () => {
  const provider = deferProvider(() => Promise.reject(new Error("ChunkLoadError")));
  provider.prepare();
  await expect(provider.search(query)).rejects.toThrow("can't be loaded");
});

test("if a provider can't be created, the reason is reported", async () => {
  const provider = deferProvider(() =>
    Promise.resolve(() => {
      throw new Error("`appId` is missing.");
    }),
  );
  await expect(provider.search(query)).rejects.toThrow(/^`appId` is missing\.$/);
});

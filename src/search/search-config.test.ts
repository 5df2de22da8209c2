import { beforeEach, expect, test, vi } from "vitest";
import siteConfig from "../site/site.config";

beforeEach(() => vi.resetModules());

test("readers search as the build says, values of its environment included", async () => {
  const search = {
    ...siteConfig.search,
    provider: "algolia",
    appId: "APP",
    apiKey: "key",
    indexName: "docs_preview",
  };
  vi.stubEnv("GATSBY_SEARCH", JSON.stringify(search));
  expect((await import("./search-config")).searchConfig).toEqual(search);
});

test("scripts of no build search as the file says", async () => {
  vi.stubEnv("GATSBY_SEARCH", undefined);
  expect((await import("./search-config")).searchConfig).toEqual(siteConfig.search);
});

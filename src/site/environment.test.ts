import { expect, it } from "vitest";
import siteConfig from "./site.config";
import { validateSiteConfig } from "./validate";

function messageOf(values: unknown, environment: Record<string, string>): string {
  try {
    validateSiteConfig(values, environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "valid";
}

it("switches readers' search to Algolia if it has its application and key, whatever the file configures", () => {
  const environment = { ALGOLIA_APP_ID: "APP1", ALGOLIA_SEARCH_KEY: "search-key" };
  const { provider: _, ...common } = siteConfig.search;
  const asked = { ...common, provider: "algolia", appId: "APP1", apiKey: "search-key", events: false };
  expect(validateSiteConfig(siteConfig, environment).search).toEqual(asked);
  const file = { ...asked, appId: "OLD", apiKey: "old-key", events: true, searchParameters: { page: 1 } };
  expect(validateSiteConfig({ ...siteConfig, search: file }, environment).search).toEqual({
    ...asked,
    events: true,
    searchParameters: { page: 1 },
  });
});

it("doesn't change search if it has only the push settings", () => {
  const environment = { ALGOLIA_APP_ID: "APP1", ALGOLIA_ADMIN_KEY: "admin-key" };
  expect(validateSiteConfig(siteConfig, environment)).toEqual(siteConfig);
  const search = { ...siteConfig.search, provider: "algolia", apiKey: "k", events: false };
  const other = { ...siteConfig, search: { ...search, appId: "OTHER" } };
  expect(validateSiteConfig(other, environment)).toEqual(other);
  expect(validateSiteConfig({ ...siteConfig, search }, environment).search).toMatchObject({
    appId: "APP1",
  });
});

it("is named in errors about an invalid application or key, and the key isn't shown", () => {
  const environment = { ALGOLIA_APP_ID: "https://APP1", ALGOLIA_SEARCH_KEY: "search key" };
  expect(messageOf(siteConfig, environment)).toMatchInlineSnapshot(`
    "src/site/site.config.ts is not valid:
      search.appId (from ALGOLIA_APP_ID): found "https://APP1", letters and digits is expected
      search.apiKey (from ALGOLIA_SEARCH_KEY): found "…", a key without spaces is expected"
  `);
  const search = { ...siteConfig.search, provider: "algolia", appId: "A B", apiKey: "k", events: false };
  const own = messageOf({ ...siteConfig, search }, { ALGOLIA_APP_ID: "APP1" });
  expect(own).toContain('search.appId: found "A B"');
});

it("doesn't change an invalid search configuration", () => {
  expect(messageOf({ ...siteConfig, search: "x" }, { ALGOLIA_SEARCH_KEY: "k" })).toContain(
    'search: found "x"',
  );
});

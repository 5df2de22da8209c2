import { expect, test } from "vitest";
import type { SearchConfig } from "../../../site/search-schema";
import { readAlgoliaBuild } from "./algolia-environment";

const common = {
  indexName: "docs",
  contextualSearch: true,
  searchPagePath: null,
  resultsPerGroup: 5,
  hitsPerPage: 20,
  suggestions: [],
  missingResultsUrl: null,
  externalUrlRegex: null,
};
const embedded: SearchConfig = { provider: "embedded", ...common };
const algolia = {
  provider: "algolia",
  ...common,
  appId: "APP",
  apiKey: "search-key",
  events: false,
} as const;
const keys = { ALGOLIA_APP_ID: "APP", ALGOLIA_ADMIN_KEY: "admin-key" };

function messageOf(search: SearchConfig, environment: Record<string, string>): string {
  try {
    readAlgoliaBuild(search, environment);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("Nothing was wrong.");
}

test("without keys nothing is pushed", () => {
  expect(readAlgoliaBuild(embedded, {})).toEqual({ indexName: "docs", target: null, dryRun: false });
});

test("empty variables count as unset", () => {
  const environment = {
    ALGOLIA_APP_ID: "",
    ALGOLIA_ADMIN_KEY: "",
    ALGOLIA_DRY_RUN: "",
    SITE_ENVIRONMENT: "",
  };
  expect(readAlgoliaBuild(embedded, environment).target).toBeNull();
});

test("with both keys, records are pushed to the configured index", () => {
  expect(readAlgoliaBuild(algolia, keys).target).toEqual({
    appId: "APP",
    adminKey: "admin-key",
    indexName: "docs",
  });
});

test("hosts are separated by commas", () => {
  const environment = { ...keys, ALGOLIA_HOSTS: "http://localhost:1, https://search.example.com" };
  expect(readAlgoliaBuild(algolia, environment).target?.hosts).toEqual([
    "http://localhost:1",
    "https://search.example.com",
  ]);
});

test("a dry run has no target, regardless of keys", () => {
  expect(readAlgoliaBuild(algolia, { ...keys, ALGOLIA_DRY_RUN: "true" })).toEqual({
    indexName: "docs",
    target: null,
    dryRun: true,
  });
  expect(readAlgoliaBuild(algolia, { ...keys, ALGOLIA_DRY_RUN: "false" }).target).not.toBeNull();
});

test.each([
  [{ SITE_ENVIRONMENT: "production" }, "docs"],
  [{ SITE_ENVIRONMENT: "preview" }, "docs_preview"],
  [{ ALGOLIA_INDEX_NAME: "other" }, "other"],
  [{ ALGOLIA_INDEX_NAME: "other", SITE_ENVIRONMENT: "preview" }, "other"],
])("with %o the index is %s", (environment: Record<string, string>, indexName) => {
  expect(readAlgoliaBuild(embedded, environment).indexName).toBe(indexName);
});

test("one key without the other is rejected by name", () => {
  expect(messageOf(embedded, { ALGOLIA_APP_ID: "APP" })).toMatchInlineSnapshot(`
    "The environment variables for pushing search records aren't valid:
      ALGOLIA_APP_ID is set, but no key is. Set ALGOLIA_ADMIN_KEY to push search records to Algolia, set ALGOLIA_SEARCH_KEY to let readers search there, or unset ALGOLIA_APP_ID"
  `);
  expect(messageOf(embedded, { ALGOLIA_ADMIN_KEY: "admin-key" })).toMatchInlineSnapshot(`
    "The environment variables for pushing search records aren't valid:
      ALGOLIA_APP_ID isn't set, but ALGOLIA_ADMIN_KEY is. Set both to push search records to Algolia, or set neither"
  `);
});

test("all invalid variables are named, and the admin key isn't shown", () => {
  const message = messageOf(embedded, {
    ALGOLIA_APP_ID: "APP",
    ALGOLIA_ADMIN_KEY: "secret with a space",
    ALGOLIA_INDEX_NAME: "docs/preview",
    ALGOLIA_DRY_RUN: "yes",
    ALGOLIA_HOSTS: "localhost:8301",
  });
  expect(message).toMatchInlineSnapshot(`
    "The environment variables for pushing search records aren't valid:
      ALGOLIA_ADMIN_KEY must be a key without spaces, but is "…"
      ALGOLIA_INDEX_NAME must be a name of letters, digits, dashes and underscores, but is "docs/preview"
      ALGOLIA_DRY_RUN must be one of "true", "false", but is "yes"
      ALGOLIA_HOSTS must be addresses such as https://one.example,https://two.example, but is "localhost:8301""
  `);
  expect(message).not.toContain("secret");
});

test("a public key that is the admin key is rejected without being shown", () => {
  const message = messageOf({ ...algolia, apiKey: "admin-key" }, keys);
  expect(message).toMatchInlineSnapshot(`
    "src/site/site.config.ts isn't valid:
      search.apiKey is the value of ALGOLIA_ADMIN_KEY, which is a secret. Every reader would receive it. Use a key that can only search"
  `);
  expect(message).not.toContain("admin-key");
});

test("the Algolia provider needs an application and a key", () => {
  expect(messageOf({ ...algolia, appId: undefined, apiKey: undefined }, {})).toMatchInlineSnapshot(`
    "src/site/site.config.ts isn't valid:
      search.appId: \`appId\` is missing. You can set it in ALGOLIA_APP_ID
      search.apiKey: \`apiKey\` is missing. You can set it in ALGOLIA_SEARCH_KEY"
  `);
});

test.each(["MY_ADMIN_KEY", "ALGOLIA_WRITE_API_KEY", "search_secret", "DEPLOY_TOKEN"])(
  "a public key that is the secret %s is rejected, even in a build that pushes nothing",
  (name) => {
    expect(messageOf(algolia, { [name]: "search-key" })).toContain(
      `search.apiKey is the value of ${name}, which is a secret.`,
    );
  },
);

test("a public key can be in environment variables for public keys", () => {
  const environment = { ALGOLIA_SEARCH_KEY: "search-key", ALGOLIA_API_KEY: "search-key", CI_SECRET: "" };
  expect(readAlgoliaBuild(algolia, environment).target).toBeNull();
});

test("if no other application is set, records are pushed to the application that readers search", () => {
  expect(readAlgoliaBuild(algolia, { ALGOLIA_ADMIN_KEY: "admin-key" }).target).toMatchObject({
    appId: "APP",
    adminKey: "admin-key",
  });
});

test("with only an application and a search key, nothing is pushed", () => {
  const environment = { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "search-key" };
  expect(readAlgoliaBuild(algolia, environment).target).toBeNull();
});

test("pushing to a different application than the one readers search is rejected", () => {
  expect(messageOf({ ...algolia, appId: "OTHER" }, keys)).toMatchInlineSnapshot(`
    "src/site/site.config.ts isn't valid:
      search.appId is "OTHER", but records are pushed to "APP" (ALGOLIA_APP_ID). Readers would search a different application"
  `);
});

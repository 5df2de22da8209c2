import { expect, test, vi } from "vitest";
import { describeDryRun, reportWithoutPush } from "./algolia-hooks";
import { algoliaObjects } from "./algolia-object";
import { algoliaPlugins } from "./algolia-plugin";
import siteConfig from "../../../site/site.config";
import type { SearchRecord } from "../../../model/search/search-record";

function record(objectID: string, url: string, content: string): SearchRecord {
  return {
    objectID,
    hierarchy: {
      lvl0: "Gateway",
      lvl1: "Docker",
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content,
    type: "content",
    code: false,
    url,
    language: "en",
    docsTag: "default",
    kind: "docs",
    product: "Gateway",
    keywords: null,
    weight: { page: 1, level: 1, position: 1 },
  };
}

const records = [record("a", "/a/", "short"), record("b", "/b/#long", "much longer text")];
const target = { appId: "APP", adminKey: "admin-key", indexName: "docs" };

async function report(build: { dryRun: boolean; target: typeof target | null }): Promise<string[]> {
  const lines: string[] = [];
  const graphql = vi.fn(() => Promise.resolve({ data: { searchRecords: records } }));
  await reportWithoutPush({ graphql, reporter: { info: (line: string) => lines.push(line) } } as never, {
    indexName: "docs",
    ...build,
  });
  return lines;
}

test("a build without keys reports in one line that nothing was pushed", async () => {
  expect(await report({ dryRun: false, target: null })).toEqual([
    "Search records weren't pushed to Algolia, because ALGOLIA_ADMIN_KEY isn't set.",
  ]);
});

test("a build that pushes prints no additional messages", async () => {
  expect(await report({ dryRun: false, target })).toEqual([]);
});

test("a dry run reports how many records a push would send, and the largest ones", async () => {
  const [one, two] = algoliaObjects(records).map((object) => JSON.stringify(object).length) as [
    number,
    number,
  ];
  expect(await report({ dryRun: true, target: null })).toEqual([
    `Dry run: nothing was sent to Algolia. The index "docs" would get 2 records with a total of ${one + two} bytes. ` +
      `The largest records:\n  ${two} bytes: /b/#long\n  ${one} bytes: /a/`,
  ]);
});

test("a dry run of many records shows only a few of them", () => {
  const many = Array.from({ length: 20 }, (_, index) => record(String(index), "/a/", "text"));
  expect(describeDryRun(algoliaObjects(many), "docs").split("\n")).toHaveLength(6);
});

test("the plugin's options don't include the push key", () => {
  expect(JSON.stringify(algoliaPlugins(target, siteConfig))).not.toContain("admin-key");
});

test("the plugin is listed only for a push", () => {
  expect(algoliaPlugins(null, siteConfig)).toEqual([]);
  expect(algoliaPlugins({ ...target, hosts: ["http://localhost:8301/proxy/"] }, siteConfig)).toEqual([
    {
      resolve: "gatsby-plugin-algolia",
      options: expect.objectContaining({
        appId: "APP",
        indexName: "docs",
        algoliasearchOptions: expect.objectContaining({
          hosts: [{ protocol: "http", url: "localhost:8301/proxy" }],
        }),
      }),
    },
  ]);
});

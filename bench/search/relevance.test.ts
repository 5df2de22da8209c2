import { gzipSync } from "node:zlib";
import { beforeAll, expect, it, vi } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { compareVersions } from "../../src/model/release/version";
import { packRecords, unpackPage } from "../../src/model/search/search-index";
import { joinIndex, splitIndex } from "../../src/model/search/search-outline";
import type { SearchRecord } from "../../src/model/search/search-record";
import { readVariables } from "../../src/node/data-files/reference-file";
import { readSynonyms } from "../../src/node/search/synonyms-file";
import type { SearchEngine } from "../../src/search/engine/search-engine";
import siteConfig from "../../src/site/site.config";
import { compileSite } from "./compile-site";
import { tuningSets } from "../halves";
import { measureRelevance, querySets, readQueries, readTuningQueries, readUnseenQueries } from "./relevance";
import { siteEngine } from "./site-engine";

let records: SearchRecord[];
let engine: SearchEngine;

// The test compiles the whole site, which takes a while on a busy machine.
const PATIENCE = 120_000;
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

beforeAll(() => {
  records = compileSite(PROJECT_ROOT, siteConfig);
  engine = siteEngine(records);
});

// Lower than in bench/search/results.md, so that adding pages doesn't fail the test. Only queries used for tuning can be named.
it.each([
  ["tuned on", 160, 0.97, 0.91],
  ["tuned on, from titles", 550, 0.95, 0.82],
  ["reported", 150, 0.97, 0.89],
  ["unseen", 450, 0.95, 0.86],
] as const)("finds the pages that answer queries, %s", (set, least, successAt5, meanReciprocalRank) => {
  const search = (query: string) => engine.search({ indexName: "docs", query }).hits.map(({ url }) => url);
  const relevance = measureRelevance(querySets()[set], search);
  const missed = tuningSets.has(set) ? `not found: ${relevance.failed.join("; ")}` : undefined;
  expect(relevance.count).toBeGreaterThanOrEqual(least);
  expect(relevance.successAt5, missed).toBeGreaterThanOrEqual(successAt5);
  expect(relevance.meanReciprocalRank).toBeGreaterThanOrEqual(meanReciprocalRank);
});

it("finds the release first where a version is typed, with or without its product", () => {
  const first = (query: string) => engine.search({ indexName: "docs", query, hitsPerPage: 1 }).hits[0];
  const releases = records.filter(({ kind, type }) => kind === "release" && type === "lvl1");
  expect(releases.length).toBeGreaterThan(100);
  for (const { hierarchy, url } of releases) {
    const title = hierarchy.lvl1 ?? "";
    const [product = "", version = ""] = title.split(" ");
    for (const query of [
      title,
      `${product.toLowerCase()} v${version}`,
      `release notes ${title}`,
      `${title} changelog`,
    ])
      expect(first(query)?.url.split("#")[0], query).toBe(url);
    const minor = version.split(".").slice(0, 2).join(".");
    // Several products can have the same number, and a minor version has several releases.
    for (const query of [version, `v${version}`])
      expect(first(query)?.hierarchy.lvl1, query).toMatch(new RegExp(` ${version.replaceAll(".", "\\.")}$`));
    expect(first(`${product} ${minor}`)?.hierarchy.lvl1).toMatch(
      new RegExp(`^${product} ${minor.replaceAll(".", "\\.")}\\.`),
    );
  }
});

it.each([
  ["gateway", "/gateway/configuration/env-variables/"],
  ["console", "/guides/get-started/configuration/env-variables/"],
] as const)("finds the row of each variable of %s among the first under its exact name", (product, page) => {
  const groups = readVariables(PROJECT_ROOT, product).value?.groups ?? [];
  const names = groups.flatMap(({ variables }) => variables.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(100);
  // Another page can also have a row for it, which is an equally good answer.
  const pages = (query: string) =>
    engine.search({ indexName: "docs", query, hitsPerPage: 3 }).hits.map(({ url }) => url.split("#")[0]);
  expect(names.filter((name) => !pages(name).includes(page))).toEqual([]);
});

it("has the newest release first where several have the same section", () => {
  const breaking = engine
    .search({ indexName: "docs", query: "breaking changes gateway", hitsPerPage: 20 })
    .hits.filter(({ url }) => /^\/changelog\/Gateway-.*#breaking-changes$/.test(url));
  const versions = breaking.map(({ hierarchy }) => (hierarchy.lvl1 ?? "").split(" ").at(-1) ?? "");
  expect(versions.length).toBeGreaterThan(5);
  expect(versions).toEqual(versions.toSorted((one, other) => compareVersions(other, one)));
  expect(versions[0]).toMatch(/^3\.[78]\./);
});

it.each([
  ["3.3 to 3.8.1", 3],
  ["from 3.3.0 to 3.8.1", 3],
  ["upgrade path", 3],
  ["upgrade", 8],
])("finds the upgrade path by “%s”, among the first %i", (query, count) => {
  const { hits } = engine.search({ indexName: "docs", query, hitsPerPage: count });
  expect(hits.map(({ url }) => url)).toContain("/changelog/upgrade-path/");
});

it("has a category before the one with the same name and a number in its address", () => {
  const listings = records.filter(({ url, type }) => /\/category\/.*-1\/$/.test(url) && type === "lvl1");
  expect(listings.length).toBeGreaterThan(2);
  for (const { url, hierarchy } of listings) {
    const query = hierarchy.lvl1 ?? "";
    const urls = engine.search({ indexName: "docs", query, hitsPerPage: 100 }).hits.map((hit) => hit.url);
    const twin = urls.indexOf(url.replace(/-1\/$/, "/"));
    expect(twin, query).toBeGreaterThanOrEqual(0);
    expect(twin, query).toBeLessThan(urls.indexOf(url));
  }
});

it("asks only for pages and anchors that there are", () => {
  const urls = new Set(records.map(({ url }) => url));
  const pages = new Set(records.map(({ url }) => url.split("#")[0]));
  expect(
    [...readTuningQueries(), ...readUnseenQueries()].flatMap(({ answers }) =>
      answers.filter((answer) => !pages.has(answer)),
    ),
  ).toEqual([]);
  expect(readQueries().flatMap(({ answers }) => answers.filter((answer) => !urls.has(answer)))).toEqual([]);
});

it("rec-slash-dup-05: has one spelling of each address, with a slash before the anchor", () => {
  const pages = [...new Set(records.map(({ url }) => url.split("#")[0] ?? ""))];
  for (const page of pages) expect(page).toMatch(/^\/.*\/$/);
  expect(new Set(pages.map((page) => page.replace(/\/$/, ""))).size).toBe(pages.length);
  expect(pages).not.toContain("/404/");
});

it("rec-facets-10, rec-dup-id-06: every record has the site's language, a tag, a group and an objectID of its own", () => {
  expect(new Set(records.map(({ language }) => language))).toEqual(new Set([siteConfig.language]));
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  for (const { docsTag, hierarchy } of records) {
    expect(docsTag).toMatch(/^docs-[a-z-]+-current$|^default$/);
    expect(hierarchy.lvl0).toBeTruthy();
  }
});

it("has a first file of at most 70 KB, and two files that make up all records", () => {
  const index = packRecords(records, readSynonyms(PROJECT_ROOT).synonyms);
  const { outline, texts } = splitIndex(index);
  expect(gzipSync(JSON.stringify(outline)).length).toBeLessThanOrEqual(70_000);
  expect(joinIndex(outline, texts)?.pages.flatMap(unpackPage)).toEqual(records);
});

it("keeps every record under 10 KB", () => {
  const largest = Math.max(...records.map((record) => Buffer.byteLength(JSON.stringify(record))));
  expect(largest).toBeLessThan(10_000);
});

import { beforeEach, expect, it, vi } from "vitest";
import { readAlgoliaConfiguration, readSiteConfiguration } from "./site-configuration";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("GATSBY_SITE_CONFIG", undefined);
});

const configurationOfScripts = async () => (await import("../../site/configuration")).siteConfig;

it("is the same for scripts and the build, including values from the environment", async () => {
  vi.stubEnv("SITE_URL", "https://preview.example");
  vi.stubEnv("ANALYTICS_IDS", "G-FIRST00001");
  const site = readSiteConfiguration();
  expect(site.siteUrl).toBe("https://preview.example");
  expect(await configurationOfScripts()).toEqual(site);
});

it("passes on only values that differ from the file", () => {
  readSiteConfiguration();
  expect(process.env.GATSBY_SITE_CONFIG).toBe("{}");
  vi.stubEnv("SITE_URL", "https://preview.example");
  readSiteConfiguration();
  expect(JSON.parse(process.env.GATSBY_SITE_CONFIG ?? "")).toEqual({ siteUrl: "https://preview.example" });
});

it("passes the name of a preview's index to scripts", async () => {
  vi.stubEnv("SITE_ENVIRONMENT", "preview");
  const site = readSiteConfiguration();
  readAlgoliaConfiguration(site);
  const { search, ...others } = await configurationOfScripts();
  expect(search.indexName).toBe(`${site.search.indexName}_preview`);
  expect(others).toEqual({ ...site, search: undefined });
});

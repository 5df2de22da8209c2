import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeCrawlerFiles } from "./write-crawler-files";

let root: string;
const written = (name: string) => readFileSync(path.join(root, "public", name), "utf8");

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "crawlers-"));
  mkdirSync(path.join(root, "public"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test("robots.txt has the sitemap's full address, and the sitemap is also available as sitemap.xml", () => {
  writeFileSync(path.join(root, "public", "sitemap-index.xml"), "<sitemapindex/>");
  writeCrawlerFiles(root, "https://docs.example");
  expect(written("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap-index.xml\n",
  );
  expect(written("sitemap.xml")).toBe("<sitemapindex/>");
});

test("a site without a sitemap still gets a robots.txt", () => {
  writeCrawlerFiles(root, "https://docs.example");
  expect(written("robots.txt")).toContain("Allow: /");
});

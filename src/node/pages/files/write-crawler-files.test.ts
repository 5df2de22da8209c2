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

test("robots.txt names the sitemap by its whole address, which is at sitemap.xml too", () => {
  writeFileSync(path.join(root, "public", "sitemap-index.xml"), "<sitemapindex/>");
  writeCrawlerFiles(root, "https://docs.example");
  expect(written("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap-index.xml\n",
  );
  expect(written("sitemap.xml")).toBe("<sitemapindex/>");
});

test("a site without a sitemap gets its robots.txt", () => {
  writeCrawlerFiles(root, "https://docs.example");
  expect(written("robots.txt")).toContain("Allow: /");
});

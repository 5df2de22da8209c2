import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { writeTextFile } from "../../published-files/write-data";

const sitemap = "/sitemap-index.xml";

/**
 * Writes the files that search engines expect at a fixed address, after the sitemap has been written: `robots.txt`, which
 * refers to the sitemap, and `sitemap.xml`, where many search engines look first.
 * @param siteUrl origin of the published site
 */
export function writeCrawlerFiles(root: string, siteUrl: string): void {
  writeTextFile(root, "/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemap}\n`);
  const written = path.join(root, "public", sitemap);
  // A site without public pages has no sitemap.
  if (existsSync(written)) copyFileSync(written, path.join(root, "public", "sitemap.xml"));
}

import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { writeTextFile } from "../published-files/write-data";

const sitemap = "/sitemap-index.xml";

/**
 * Writes what search engines look for at a fixed place, once the sitemap is written: `robots.txt`, which names the sitemap,
 * and `sitemap.xml`, where many look first.
 * @param siteUrl origin of the published site
 */
export function writeCrawlerFiles(root: string, siteUrl: string): void {
  writeTextFile(root, "/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemap}\n`);
  const written = path.join(root, "public", sitemap);
  // A site without a public page has none.
  if (existsSync(written)) copyFileSync(written, path.join(root, "public", "sitemap.xml"));
}

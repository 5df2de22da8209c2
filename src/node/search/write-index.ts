import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  INDEX_VERSION,
  manifestUrl,
  packRecords,
  type SearchIndexFile,
  type SearchManifest,
} from "../../model/search-index";
import type { SearchRecord } from "../../model/search-record";
import type { Synonyms } from "../../model/synonyms";
import type { SiteConfig } from "../../site/schema";

/**
 * Writes the embedded search's indexes and the manifest that names them to `public/search/`, and removes earlier ones.
 * Where readers find only their language, each has a file of its own, else all have one.
 * @param records all records of the site; those of one page together, in reading order
 * @param synonyms words that mean the same to readers
 * @returns the manifest
 */
export function writeSearchIndex(
  root: string,
  records: readonly SearchRecord[],
  {
    locales,
    search,
  }: Pick<SiteConfig, "locales"> & { search: Pick<SiteConfig["search"], "contextualSearch"> },
  synonyms: Synonyms = [],
): SearchManifest {
  const folder = path.join(root, "public", path.dirname(manifestUrl));
  mkdirSync(folder, { recursive: true });
  const forReaders = (tag: string) =>
    search.contextualSearch ? records.filter(({ language }) => language === tag) : records;
  const indexes = Object.fromEntries(
    locales.map(({ tag }) => [tag, writeIndex(folder, packRecords(forReaders(tag), synonyms))]),
  );
  const names = new Set(Object.values(indexes));
  for (const file of readdirSync(folder)) {
    if (/^index-[\da-f]+\.json$/.test(file) && !names.has(file)) rmSync(path.join(folder, file));
  }
  const urls = Object.entries(indexes).map(([tag, name]) => [tag, `${path.dirname(manifestUrl)}/${name}`]);
  const manifest: SearchManifest = {
    version: INDEX_VERSION,
    indexes: Object.fromEntries(urls) as Record<string, string>,
    records: records.length,
  };
  writeFileSync(path.join(root, "public", manifestUrl), JSON.stringify(manifest));
  return manifest;
}

/** @returns the file's name */
function writeIndex(folder: string, file: SearchIndexFile): string {
  const json = JSON.stringify(file);
  // Sixteen digits are what the site's server takes for a name that changes with the content (scripts/site-headers.ts).
  const digest = createHash("sha256").update(json).digest("hex").slice(0, 16);
  const name = `index-${digest}.json`;
  writeFileSync(path.join(folder, name), json);
  return name;
}

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { INDEX_VERSION, manifestUrl, packRecords, type SearchManifest } from "../../model/search-index";
import type { SearchRecord } from "../../model/search-record";

/**
 * Writes the embedded search's index and the manifest that names it to `public/search/`, and removes earlier ones.
 * @param records all records of the site; those of one page together, in reading order
 * @returns the manifest
 */
export function writeSearchIndex(root: string, records: readonly SearchRecord[]): SearchManifest {
  const json = JSON.stringify(packRecords(records));
  // Sixteen digits are what the site's server takes for a name that changes with the content (scripts/site-headers.ts).
  const digest = createHash("sha256").update(json).digest("hex").slice(0, 16);
  const folder = path.join(root, "public", path.dirname(manifestUrl));
  const name = `index-${digest}.json`;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (/^index-[\da-f]+\.json$/.test(file) && file !== name) rmSync(path.join(folder, file));
  }
  writeFileSync(path.join(folder, name), json);
  const manifest: SearchManifest = {
    version: INDEX_VERSION,
    index: `${path.dirname(manifestUrl)}/${name}`,
    records: records.length,
  };
  writeFileSync(path.join(root, "public", manifestUrl), JSON.stringify(manifest));
  return manifest;
}

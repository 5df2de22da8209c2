import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  INDEX_VERSION,
  manifestUrl,
  type IndexFiles,
  type SearchManifest,
} from "../../model/search/search-files";
import { packRecords } from "../../model/search/search-index";
import { splitIndex, type OutlineFile, type TextsFile } from "../../model/search/search-outline";
import type { SearchRecord } from "../../model/search/search-record";
import type { Synonyms } from "../../model/search/synonyms";
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
    locales.map(({ tag }): [string, IndexFiles] => {
      const { outline, texts } = splitIndex(packRecords(forReaders(tag), synonyms));
      return [
        tag,
        { outline: writeFile(folder, "outline", outline), texts: writeFile(folder, "texts", texts) },
      ];
    }),
  );
  const written = new Set(Object.values(indexes).flatMap(({ outline, texts }) => [outline, texts]));
  for (const file of readdirSync(folder)) {
    if (/^(?:index|outline|texts)-[\da-f]+\.json$/.test(file) && !written.has(addressOf(file)))
      rmSync(path.join(folder, file));
  }
  const manifest: SearchManifest = {
    version: INDEX_VERSION,
    indexes,
    records: records.length,
  };
  writeFileSync(path.join(root, "public", manifestUrl), JSON.stringify(manifest));
  return manifest;
}

/** @returns the file's address */
function writeFile(folder: string, kind: "outline" | "texts", file: OutlineFile | TextsFile): string {
  const json = JSON.stringify(file);
  // Sixteen digits are what the site's server takes for a name that changes with the content (scripts/site-headers.ts).
  const digest = createHash("sha256").update(json).digest("hex").slice(0, 16);
  const name = `${kind}-${digest}.json`;
  writeFileSync(path.join(folder, name), json);
  return addressOf(name);
}

function addressOf(name: string): string {
  return `${path.posix.dirname(manifestUrl)}/${name}`;
}

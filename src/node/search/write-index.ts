import { readdirSync, rmSync } from "node:fs";
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
import { writeHashedData, writeTextFile } from "../published-files/write-data";

/**
 * Writes the embedded search's indexes and their manifest to `public/search/`, and removes earlier ones. If readers find only
 * pages in their own language, each language has its own file. Otherwise, a single file contains all languages.
 * @param records all records of the site; those of each page together, in reading order
 * @param synonyms words with the same meaning
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
  const forReaders = (tag: string) =>
    search.contextualSearch ? records.filter(({ language }) => language === tag) : records;
  const indexes = Object.fromEntries(
    locales.map(({ tag }): [string, IndexFiles] => {
      const { outline, texts } = splitIndex(packRecords(forReaders(tag), synonyms));
      return [tag, { outline: writeFile(root, "outline", outline), texts: writeFile(root, "texts", texts) }];
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
  writeTextFile(root, manifestUrl, JSON.stringify(manifest));
  return manifest;
}

/** @returns the file's address */
function writeFile(root: string, kind: "outline" | "texts", file: OutlineFile | TextsFile): string {
  return writeHashedData(root, addressOf(kind), file);
}

function addressOf(name: string): string {
  return `${path.posix.dirname(manifestUrl)}/${name}`;
}

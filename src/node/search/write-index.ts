import { createHash } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import {
  INDEX_VERSION,
  manifestUrl,
  type IndexFiles,
  type SearchManifest,
} from "../../model/search/search-files";
import { packRecords, type SearchIndexFile } from "../../model/search/search-index";
import { splitIndex } from "../../model/search/search-outline";
import type { SearchRecord } from "../../model/search/search-record";
import type { Synonyms } from "../../model/search/synonyms";
import { shardIndex } from "../../search/sharded/shard-index";
import type { SiteConfig } from "../../site/schema";
import { writeHashedData, writeTextFile } from "../published-files/write-data";

/** With more pages, the full text of an index is split, unless the site is configured differently. */
const SPLIT_ABOVE = 1000;

/**
 * Writes the embedded search's indexes and their manifest to `public/search/`, and removes earlier ones. If readers find only
 * pages in their own language, each language has its own file. Otherwise, a single file contains all languages.
 * @param records all records of the site; those of each page together, in reading order
 * @param synonyms words with the same meaning
 * @param splitAbove the number of pages above which the full text is split
 * @returns the manifest
 */
export function writeSearchIndex(
  root: string,
  records: readonly SearchRecord[],
  {
    locales,
    search,
  }: Pick<SiteConfig, "locales"> & { search: Pick<SiteConfig["search"], "contextualSearch" | "splitAbove"> },
  synonyms: Synonyms = [],
  splitAbove = search.splitAbove ?? SPLIT_ABOVE,
): SearchManifest {
  const folder = path.join(root, "public", path.dirname(manifestUrl));
  const forReaders = (tag: string) =>
    search.contextualSearch ? records.filter(({ language }) => language === tag) : records;
  const indexes = Object.fromEntries(
    locales.map(({ tag }): [string, IndexFiles] => {
      const index = packRecords(forReaders(tag), synonyms);
      return [tag, index.pages.length > splitAbove ? writeSharded(root, index) : writeWhole(root, index)];
    }),
  );
  const files = Object.values(indexes).flatMap(({ outline, texts }) => [outline, texts]);
  const written = new Set(files.map((file) => path.basename(file)));
  for (const file of readdirSync(folder)) {
    if (/^(?:index|outline|texts)-[\da-f]+(?:\.json)?$/.test(file) && !written.has(file))
      rmSync(path.join(folder, file), { recursive: true });
  }
  const manifest: SearchManifest = {
    version: INDEX_VERSION,
    indexes,
    records: records.length,
  };
  writeTextFile(root, manifestUrl, JSON.stringify(manifest));
  return manifest;
}

function writeWhole(root: string, index: SearchIndexFile): IndexFiles {
  const { outline, texts } = splitIndex(index);
  return {
    outline: writeHashedData(root, addressOf("outline"), outline),
    texts: writeHashedData(root, addressOf("texts"), texts),
  };
}

/** The folder's name contains a digest of all its files, so they can be cached forever. */
function writeSharded(root: string, index: SearchIndexFile): IndexFiles {
  const { outline, files } = shardIndex(index, bytesOf);
  const digest = createHash("sha256");
  for (const [name, text] of files) digest.update(name).update(text);
  const folder = `${addressOf("texts")}-${digest.digest("hex").slice(0, 16)}/`;
  for (const [name, text] of files) writeTextFile(root, folder + name, text);
  return {
    outline: writeHashedData(root, addressOf("outline"), outline),
    texts: folder,
    outlineBytes: bytesOf(JSON.stringify(outline)),
  };
}

/** The size that a text has at most on its way to a reader, because the published files are compressed better. */
function bytesOf(text: string): number {
  return gzipSync(text).length;
}

function addressOf(name: string): string {
  return `${path.posix.dirname(manifestUrl)}/${name}`;
}

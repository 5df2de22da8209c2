import { manifestUrl, type IndexFiles, type SearchManifest } from "../../model/search/search-files";

/** Where an index is, and whose. */
export interface IndexPlace {
  /** What site paths are relative to: the site's origin, and its path prefix without trailing slash. */
  base: string;
  /** Tag of the reader's language. */
  language: string;
}

/** What of an index was fetched ahead. */
export interface EarlyIndex {
  files: IndexFiles;
  /** The first file, as it came. */
  outline: string;
}

let early: Promise<EarlyIndex | undefined> | undefined;

/**
 * Fetches what answers first, while the code that reads it is still loading.
 * @returns undefined if that fails: the code will try again, and say why
 */
export function earlyIndex(place: IndexPlace): Promise<EarlyIndex | undefined> {
  early ??= fetchEarly(place).catch(() => undefined);
  return early;
}

async function fetchEarly({ base, language }: IndexPlace): Promise<EarlyIndex | undefined> {
  const manifest = await fetch(base + manifestUrl, { cache: "no-cache" });
  const files = ((await manifest.json()) as Partial<SearchManifest>).indexes?.[language];
  if (!files) return undefined;
  const outline = await fetch(base + files.outline);
  return outline.ok ? { files, outline: await outline.text() } : undefined;
}

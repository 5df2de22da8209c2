import { manifestUrl, type IndexFiles, type SearchManifest } from "../../model/search/search-files";

/** The location of an index and its language. */
export interface IndexLocation {
  /** The base for site paths: the site's origin and its path prefix, without a trailing slash. */
  base: string;
  /** Tag of the reader's language. */
  language: string;
}

/** The part of an index that was fetched early. */
export interface EarlyIndex {
  files: IndexFiles;
  /** The first file, as received. */
  outline: string;
}

let early: Promise<EarlyIndex | undefined> | undefined;

/**
 * Fetches the outline while the code that reads it is still loading.
 * @returns undefined if that fails, because the code will try again and report the reason
 */
export function earlyIndex(location: IndexLocation): Promise<EarlyIndex | undefined> {
  early ??= fetchEarly(location).catch(() => undefined);
  return early;
}

async function fetchEarly({ base, language }: IndexLocation): Promise<EarlyIndex | undefined> {
  const manifest = await fetch(base + manifestUrl, { cache: "no-cache" });
  const files = ((await manifest.json()) as Partial<SearchManifest>).indexes?.[language];
  if (!files) return undefined;
  const outline = await fetch(base + files.outline);
  return outline.ok ? { files, outline: await outline.text() } : undefined;
}

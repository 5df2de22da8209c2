import {
  INDEX_VERSION,
  manifestUrl,
  type IndexFiles,
  type SearchManifest,
} from "../../model/search/search-files";
import type { ShardedOutline, TermDirectory } from "../../model/search/sharded-files";
import type { OutlineFile, TextsFile } from "../../model/search/search-outline";
import { SearchResponseError, SearchUnreachableError } from "../provider";
import type { IndexLocation } from "./early-index";

/**
 * Requests the manifest of the index files. The manifest is never cached, while browsers cache the files themselves.
 * @throws SearchUnreachableError if there is no response; SearchResponseError if the response isn't a manifest
 */
export async function loadManifest({ base, language }: IndexLocation): Promise<IndexFiles> {
  const { indexes } = await fetchJson<SearchManifest>(base + manifestUrl, { cache: "no-cache" });
  const files: Partial<IndexFiles> | undefined = indexes?.[language];
  const { outline, texts, outlineBytes } = files ?? {};
  if (typeof outline !== "string" || typeof texts !== "string")
    throw new SearchResponseError(`The search manifest has no index for the language "${language}".`);
  return { outline, texts, ...(typeof outlineBytes === "number" ? { outlineBytes } : {}) };
}

/**
 * Fetches the outline.
 * @throws SearchUnreachableError if there is no response; SearchResponseError if the response has a different format
 */
export async function loadOutline(
  { base }: IndexLocation,
  { outline }: IndexFiles,
): Promise<OutlineFile | ShardedOutline> {
  const url = base + outline;
  return readOutline(await fetchText(url), url);
}

/** Parses the content fetched from `url`. @throws SearchResponseError if it has a different format */
export function readOutline(text: string, url: string): OutlineFile | ShardedOutline {
  const { version, synonyms, pages, directory } = parseJson<ShardedOutline>(text, url);
  const isReadable = directory === undefined || isDirectory(directory);
  if (version !== INDEX_VERSION || !Array.isArray(pages) || !Array.isArray(synonyms) || !isReadable)
    throw new SearchResponseError("The search index doesn't have the expected form.");
  return { version, synonyms, pages, ...(directory && { directory }) };
}

function isDirectory({ firstTerms, sizes }: Partial<TermDirectory>): boolean {
  return [firstTerms, sizes?.terms, sizes?.pages].every((list) => Array.isArray(list));
}

/** Fetches a file of a large site's full text. @throws the same errors as `loadOutline` */
export async function loadShard(
  { base }: IndexLocation,
  { texts }: IndexFiles,
  name: string,
): Promise<object> {
  return fetchJson(base + texts + name);
}

/** Fetches the full text. @throws the same errors as `loadOutline` */
export async function loadTexts({ base }: IndexLocation, { texts }: IndexFiles): Promise<TextsFile> {
  const { version, keywords, pages } = await fetchJson<TextsFile>(base + texts);
  if (version !== INDEX_VERSION || !Array.isArray(keywords) || !Array.isArray(pages))
    throw new SearchResponseError("The full text of the search index doesn't have the expected form.");
  return { version, keywords, pages };
}

async function fetchJson<Answer extends object>(
  url: string,
  options?: RequestInit,
): Promise<Partial<Answer>> {
  return parseJson<Answer>(await fetchText(url, options), url);
}

async function fetchText(url: string, options?: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, options);
    if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
    return await response.text();
  } catch (cause) {
    throw new SearchUnreachableError(`The search index can't be loaded from ${url}.`, { cause });
  }
}

function parseJson<Answer extends object>(text: string, url: string): Partial<Answer> {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === "object" && answer !== null) return answer;
  } catch {
    // Another page, such as that of a captive portal, or an incomplete file.
  }
  throw new SearchResponseError(`${url} isn't a search index.`);
}

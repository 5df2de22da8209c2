import {
  INDEX_VERSION,
  manifestUrl,
  type SearchIndexFile,
  type SearchManifest,
} from "../../model/search-index";
import { SearchResponseError, SearchUnreachableError } from "../provider";

/** Where an index is, and whose. */
export interface IndexPlace {
  /** What site paths are relative to: the site's origin, and its path prefix without trailing slash. */
  base: string;
  /** Tag of the reader's language. */
  language: string;
}

/**
 * Fetches the index: first the manifest, asked anew each time, then the file that it names, which browsers keep.
 * @throws SearchUnreachableError where there is no answer or not the file; SearchResponseError where the answer is
 *   something else than an index
 */
export async function loadIndex({ base, language }: IndexPlace): Promise<SearchIndexFile> {
  const { indexes } = await fetchJson<SearchManifest>(base + manifestUrl, { cache: "no-cache" });
  const index: unknown = indexes?.[language];
  if (typeof index !== "string")
    throw new SearchResponseError(`The search manifest names no index for the language "${language}".`);
  const file = await fetchJson<SearchIndexFile>(base + index);
  if (file.version !== INDEX_VERSION || !Array.isArray(file.pages) || !Array.isArray(file.synonyms)) {
    throw new SearchResponseError("The search index has another form than expected.");
  }
  return { version: file.version, synonyms: file.synonyms, pages: file.pages };
}

async function fetchJson<Answer extends object>(
  url: string,
  options?: RequestInit,
): Promise<Partial<Answer>> {
  let text: string;
  try {
    const response = await fetch(url, options);
    if (!response.ok) throw new Error(`status ${response.status}`);
    text = await response.text();
  } catch (cause) {
    throw new SearchUnreachableError(`The search index can't be loaded from ${url}.`, { cause });
  }
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === "object" && answer !== null) return answer;
  } catch {
    // A page in its place, such as that of a captive portal.
  }
  throw new SearchResponseError(`${url} holds no search index.`);
}

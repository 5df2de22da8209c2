import {
  INDEX_VERSION,
  manifestUrl,
  type SearchIndexFile,
  type SearchManifest,
} from "../../model/search-index";
import { SearchResponseError, SearchUnreachableError } from "../provider";

/**
 * Fetches the index: first the manifest, asked anew each time, then the file that it names, which browsers keep.
 * @param base what site paths are relative to: the site's origin, and its path prefix without trailing slash
 * @throws SearchUnreachableError where there is no answer or not the file; SearchResponseError where the answer is
 *   something else than an index
 */
export async function loadIndex(base: string): Promise<SearchIndexFile> {
  const manifest = await fetchJson<SearchManifest>(base + manifestUrl, { cache: "no-cache" });
  if (typeof manifest.index !== "string")
    throw new SearchResponseError("The search manifest names no index.");
  const file = await fetchJson<SearchIndexFile>(base + manifest.index);
  if ((file.version as unknown) !== INDEX_VERSION || !Array.isArray(file.pages)) {
    throw new SearchResponseError("The search index has another form than expected.");
  }
  return file;
}

async function fetchJson<Answer extends object>(
  url: string,
  options?: RequestInit,
): Promise<Partial<Answer> & Answer> {
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
    if (typeof answer === "object" && answer !== null) return answer as Answer;
  } catch {
    // A page in its place, such as that of a captive portal.
  }
  throw new SearchResponseError(`${url} holds no search index.`);
}

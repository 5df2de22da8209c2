import { readStored, readStoredJson, writeStored } from "../../model/site/browser-storage";
import { savedSearchesKeys } from "../../model/site/storage-keys";

/**
 * Removes markup from the searches stored in the browser, and entries that don't lead to a page. DocSearch inserts their
 * texts into the page unchecked, although another version of the site, or anyone else, could have written them. Call this
 * before the modal is rendered.
 * @param indexName of the searches
 */
export function cleanSavedSearches(indexName: string): void {
  for (const name of savedSearchesKeys(indexName)) {
    const saved = readStoredJson(name);
    // DocSearch ignores anything else too.
    if (!Array.isArray(saved)) continue;
    const clean = JSON.stringify((saved as unknown[]).filter(leadsToPage), withoutMarkup);
    if (clean !== readStored(name)) writeStored(name, clean);
  }
}

function leadsToPage(entry: unknown): boolean {
  const url = typeof entry === "object" && entry !== null && "url" in entry ? entry.url : null;
  return typeof url === "string" && /^(?:https?:\/\/|\/)/i.test(url);
}

/** DocSearch stores texts as escaped HTML, which never contains an angle bracket. */
function withoutMarkup(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("<", "&lt;").replaceAll(">", "&gt;") : value;
}

import { keptSearchesKeys } from "../../model/site/storage-keys";

/**
 * Takes markup out of the searches that a browser has kept: DocSearch writes their texts into the page unchecked, and they
 * may be of another version of the site, or of anybody who could write there. Entries that lead to no page go. It has to be
 * called before the modal is drawn.
 * @param storage asked for at once, since browsers may forbid it
 * @param indexName of the searches
 */
export function cleanKeptSearches(storage: () => Storage, indexName: string): void {
  for (const name of keptSearchesKeys(indexName)) {
    try {
      const kept = storage().getItem(name);
      if (kept === null) continue;
      const clean = JSON.stringify((JSON.parse(kept) as unknown[]).filter(leadsToPage), withoutMarkup);
      if (clean !== kept) storage().setItem(name, clean);
    } catch {
      // Forbidden, full or no list: DocSearch makes nothing of these either.
    }
  }
}

function leadsToPage(entry: unknown): boolean {
  const url = typeof entry === "object" && entry !== null && "url" in entry ? entry.url : null;
  return typeof url === "string" && /^(?:https?:\/\/|\/)/i.test(url);
}

/** Texts are kept as HTML that shows them, in which no character of a tag stands by itself. */
function withoutMarkup(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("<", "&lt;").replaceAll(">", "&gt;") : value;
}

/**
 * Everything that the site keeps in a reader's browser, in its local storage unless it says otherwise. Whatever stands there
 * may have been put there by somebody else, so that each value is checked when it is read.
 */
export const storageKeys = {
  /** The chosen colour mode, `light` or `dark`. */
  colorMode: "color-mode",
  /** The id of the announcement that was closed. */
  announcement: "announcement-closed",
  /** What the reader has allowed, as JSON. */
  consent: "consent",
} as const;

/** The chosen tab of a group of tabs, by its label. */
export function tabsKey(group: string): string {
  return `tabs:${group}`;
}

/** The version of a section that the reader prefers, by its name. */
export function preferredVersionKey(section: string): string {
  return `docs-preferred-version-${section}`;
}

/** Where a section's sidebar was left, as JSON, in the storage of the window's session. */
export function sidebarScrollKey(section: string): string {
  return `sidebar-scroll-${section}`;
}

/** DocSearch's lists of recent and of favourite searches, as JSON, each behind a name of its own. */
export function keptSearchesKeys(indexName: string): string[] {
  return ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"].map((key) => key + indexName);
}

/** Which hosts of a search service have failed, as JSON. */
export function searchHostsKey(appId: string): string {
  return `search-hosts:${appId}`;
}

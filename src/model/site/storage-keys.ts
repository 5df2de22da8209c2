/**
 * The keys of everything that the site stores in a reader's browser, in local storage unless stated otherwise. Other code could
 * have written the values, so each value is checked when it is read.
 */
export const storageKeys = {
  /** The chosen color mode, `light` or `dark`. */
  colorMode: "color-mode",
  /** The ID of the announcement that the reader closed. */
  announcement: "announcement-closed",
  /** What the reader has allowed, as JSON. */
  consent: "consent",
} as const;

/** The selected tab of a group of tabs, by its label. */
export function tabsKey(group: string): string {
  return `tabs:${group}`;
}

/** The version of a section that the reader prefers, by its name. */
export function preferredVersionKey(section: string): string {
  return `docs-preferred-version-${section}`;
}

/** The scroll position of a section's sidebar, as JSON, in session storage. */
export function sidebarScrollKey(section: string): string {
  return `sidebar-scroll-${section}`;
}

/** DocSearch's lists of recent and favorite searches, as JSON. */
export function savedSearchesKeys(indexName: string): string[] {
  return ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"].map((key) => key + indexName);
}

/** The hosts of a search service that have failed, as JSON. */
export function searchHostsKey(appId: string): string {
  return `search-hosts:${appId}`;
}

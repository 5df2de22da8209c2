/**
 * Everything that the site keeps in a reader's browser, in its local storage. Whatever stands there may have been put
 * there by somebody else, so that each value is checked when it is read.
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

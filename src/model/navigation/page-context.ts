/** A version of a section, for the navbar: its link on the current page. */
export interface VersionTarget {
  version: string;
  label: string;
  path: string;
  isLast: boolean;
}

/**
 * The targets of the navbar items that refer to pages, sidebars and versions, by the item's position in the configuration. Each
 * item has one target per version that contains it.
 */
export type NavbarTargets = Readonly<Record<number, readonly VersionTarget[]>>;

/** A page in one of the languages it is written in. */
export interface Alternate {
  tag: string;
  path: string;
}

/** The build's data about a page for the site around it, besides its frame. */
export interface PageContext {
  /** Language of the address and of everything around the content; absent if the site has only one language. */
  locale?: string;
  /** Language of the content if it isn't translated. */
  contentLocale?: string;
  /** The page in every language it is written in, including its own; absent if there is only one. */
  alternates?: readonly Alternate[];
  /** The canonical page for search engines: the original of an untranslated page, or the page in the latest version. */
  canonical?: string;
  /** The search filter: section and version. */
  docsTag?: string;
  /** Path of the page's file from the root of the repository, during development. */
  file?: string;
  /** Absent if no item of the navbar needs it. */
  navbar?: NavbarTargets;
}

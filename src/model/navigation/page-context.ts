/** A version of a section, for the navbar: where it leads on the page that is shown. */
export interface VersionTarget {
  version: string;
  label: string;
  path: string;
  isLast: boolean;
}

/**
 * Where those items of the navbar lead that name pages, sidebars and versions, by the item's place in the configuration; one
 * target for each version that has it.
 */
export type NavbarTargets = Readonly<Record<number, readonly VersionTarget[]>>;

/** A page in a language it is written in. */
export interface Alternate {
  tag: string;
  path: string;
}

/** What the build tells a page of the site around it, besides its frame. */
export interface PageContext {
  /** Language of the address and of everything around the content; absent where the site has one language. */
  locale?: string;
  /** Language of the content where it isn't translated. */
  contentLocale?: string;
  /** The page in every language it is written in, its own included; absent where it has one. */
  alternates?: readonly Alternate[];
  /** The page that stands for this one in search engines: the original of what isn't translated, the last version. */
  canonical?: string;
  /** What search filters by: section and version. */
  docsTag?: string;
  /** Path of the page's file from the root of the repository, while developing. */
  file?: string;
  /** Absent where no item of the navbar needs it. */
  navbar?: NavbarTargets;
}

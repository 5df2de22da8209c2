/** An item of a sidebar. A category can have its own page (`path`) and always has `items`. */
export interface SidebarItem {
  label: string;
  /** Language of the label if it isn't the reader's, such as on an untranslated page. */
  lang?: string;
  /** Final path, or an address on another site. */
  path?: string;
  items?: SidebarItem[];
  /** In a page's own copy of the sidebar: this category is closed, and its items are in the section's file. */
  closed?: true;
  /** The first page in a closed category without its own page, which the category links to without JavaScript. */
  firstPath?: string;
}

export interface PageLink {
  label: string;
  lang?: string;
  path: string;
}

/** A link to another version: the same page in that version, or else the version's main page. */
export interface VersionLink {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  /** Whether `path` is this page in that version. */
  isSamePage: boolean;
}

/** The version that a page belongs to. */
export interface FrameVersion {
  name: string;
  label: string;
  banner: "unreleased" | "unmaintained" | null;
  /** All versions in the configured order, including the page's own. */
  links: VersionLink[];
}

/** Everything that the shell shows around a page. A pure function creates one object per page at build. */
export interface PageFrame {
  path: string;
  /** The documentation section, null for pages outside the sections. */
  section: { id: string; label: string; area: "platform" | "gateway" | "cli" } | null;
  /** Absent if the section has only one version. */
  version?: FrameVersion;
  breadcrumbs: { label: string; lang?: string; path?: string }[];
  /** Categories that contain this page are open, all others closed. */
  sidebar: SidebarItem[];
  /** Address of the section's entire sidebar as JSON, fetched when a reader opens a closed category. */
  sidebarUrl: string | null;
  previous: PageLink | null;
  next: PageLink | null;
  editUrl: string | null;
  /** Day of the last change in Git, `2026-11-28`; null if the history doesn't include it. */
  lastUpdated: string | null;
  /** Day on which the page was last compared with the product, from its frontmatter. */
  lastReviewed?: string;
}

/** A card on a category page. */
export interface CategoryCard {
  label: string;
  lang?: string;
  path: string;
  description: string | null;
  /** The number of pages in a category; null for a page. */
  count: number | null;
}

/** Calls `visit` for each item with its ancestors, in the order of the sidebar. */
export function walkSidebar(
  items: readonly SidebarItem[],
  visit: (item: SidebarItem, ancestors: readonly SidebarItem[]) => void,
  ancestors: readonly SidebarItem[] = [],
): void {
  for (const item of items) {
    visit(item, ancestors);
    if (item.items) walkSidebar(item.items, visit, [...ancestors, item]);
  }
}

/** One line of a sidebar. A category may have a page of its own (`path`) and always has `items`. */
export interface SidebarItem {
  label: string;
  /** Language of the label where it isn't the reader's, as of a page that isn't translated. */
  lang?: string;
  /** Final path, or an address on another site. */
  path?: string;
  items?: SidebarItem[];
  /** In a page's own copy of the sidebar: this category is closed, its items are in the section's file. */
  closed?: true;
  /** The first page inside a closed category that has none of its own; where it leads without JavaScript. */
  firstPath?: string;
}

export interface PageLink {
  label: string;
  lang?: string;
  path: string;
}

/** Another version of a page: the same page in it, or else the version's main page. */
export interface VersionLink {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  /** Whether `path` is this page in that version. */
  isSamePage: boolean;
}

/** The version that a page is of. */
export interface FrameVersion {
  name: string;
  label: string;
  banner: "unreleased" | "unmaintained" | null;
  /** All versions in the configured order, its own included. */
  links: VersionLink[];
}

/** Everything that the shell shows around a page. Made at build by a pure function, one object a page. */
export interface PageFrame {
  path: string;
  /** The documentation section, null for pages outside of one. */
  section: { id: string; label: string; area: "platform" | "gateway" | "cli" } | null;
  /** Absent where the section has one version. */
  version?: FrameVersion;
  breadcrumbs: { label: string; lang?: string; path?: string }[];
  /** Open where this page is, closed elsewhere. */
  sidebar: SidebarItem[];
  /** Address of the section's whole sidebar as JSON, fetched when a reader opens a closed category. */
  sidebarUrl: string | null;
  previous: PageLink | null;
  next: PageLink | null;
  editUrl: string | null;
  /** Day of the last change in Git, `2026-11-28`; null where the history doesn't tell. */
  lastUpdated: string | null;
  /** Day on which somebody last compared the page with the product, from its frontmatter. */
  lastReviewed?: string;
}

/** A card of a category page. */
export interface CategoryCard {
  label: string;
  lang?: string;
  path: string;
  description: string | null;
  /** How many pages a category holds; null for a page. */
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

import {
  walkSidebar,
  type PageFrame,
  type PageLink,
  type SidebarItem,
} from "../../model/navigation/navigation";
import { isExternal } from "../../model/navigation/path";
import { editAddress } from "./edit-address";
import { firstPathIn } from "./main-page";

/** A section's navigation, prepared for lookups by path. */
export interface SectionIndex {
  section: NonNullable<PageFrame["section"]> & { routeBase: string };
  items: SidebarItem[];
  sidebarUrl: string | null;
  /** Pages in reading order, each path once. */
  order: PageLink[];
  positions: Map<string, number>;
  ancestors: Map<string, readonly SidebarItem[]>;
}

/**
 * Prepares the lookups that {@link buildFrame} needs, once for all pages of a section.
 * @param isOwn whether a page belongs to the section; links to other pages aren't part of its reading order
 */
export function indexSection(
  section: SectionIndex["section"],
  items: SidebarItem[],
  sidebarUrl: string | null,
  isOwn: (path: string) => boolean = () => true,
): SectionIndex {
  const index: SectionIndex = {
    section,
    items,
    sidebarUrl,
    order: [],
    positions: new Map(),
    ancestors: new Map(),
  };
  walkSidebar(items, (item, ancestors) => {
    const { path, label, lang } = item;
    if (path === undefined || isExternal(path) || !isOwn(path) || index.positions.has(path)) return;
    index.positions.set(path, index.order.length);
    index.order.push({ path, label, ...(lang ? { lang } : {}) });
    index.ancestors.set(path, ancestors);
  });
  return index;
}

/** Data about the page's file that a frame shows, including the frontmatter keys that are passed on. */
type SourceDetails = Pick<PageFrame, "editUrl" | "lastUpdated" | "lastReviewed">;

/**
 * @param page fields of the page's node
 * @param editUrl address of a file's source, with `{file}` for its path
 * @param dates the day of each file's last change
 */
export function sourceDetails(
  { file, lastReviewed = null }: { file: string; lastReviewed?: string | null },
  editUrl: string | null,
  dates: ReadonlyMap<string, string>,
): SourceDetails {
  return {
    editUrl: editAddress(editUrl, file),
    lastUpdated: dates.get(file) ?? null,
    ...(lastReviewed === null ? {} : { lastReviewed }),
  };
}

/** Creates the frame of a page outside the sections, such as an article or a release. */
export function frameAlone(path: string, details: Partial<PageFrame> = {}): PageFrame {
  return {
    path,
    section: null,
    breadcrumbs: [],
    sidebar: [],
    sidebarUrl: null,
    previous: null,
    next: null,
    editUrl: null,
    lastUpdated: null,
    ...details,
  };
}

/**
 * Creates the frame of a page in a section.
 * @param path the page's final path; a page that isn't in the sidebar has no neighbors
 */
export function buildFrame(
  path: string,
  index: SectionIndex,
  details: Partial<SourceDetails> & Pick<PageFrame, "version">,
): PageFrame {
  const position = index.positions.get(path);
  const ancestors = index.ancestors.get(path) ?? [];
  const { routeBase, ...section } = index.section;
  const isLanding = path === routeBase;
  return frameAlone(path, {
    section,
    breadcrumbs: isLanding
      ? []
      : [
          { label: section.label, ...(index.positions.has(routeBase) ? { path: routeBase } : {}) },
          ...ancestors.map(({ label, lang, path: ancestorPath }) => ({
            label,
            ...(lang ? { lang } : {}),
            ...(ancestorPath ? { path: ancestorPath } : {}),
          })),
        ],
    sidebar: closeElsewhere(index.items, path, new Set(ancestors)),
    sidebarUrl: index.sidebarUrl,
    previous: position === undefined ? null : (index.order[position - 1] ?? null),
    next: position === undefined ? null : (index.order[position + 1] ?? null),
    ...details,
  });
}

/** Creates the frame, in another language, of a page outside the sections. */
export function frameIn(
  frame: PageFrame,
  inLocale: (path: string) => string,
  nameOf: (name: string) => string,
): PageFrame {
  const link = <Link extends { label: string; path?: string }>(item: Link): Link => {
    const named = { ...item, label: nameOf(item.label) };
    return item.path === undefined || isExternal(item.path) ? named : { ...named, path: inLocale(item.path) };
  };
  return {
    ...frame,
    ...(frame.section ? { section: { ...frame.section, label: nameOf(frame.section.label) } } : {}),
    path: inLocale(frame.path),
    breadcrumbs: frame.breadcrumbs.map(link),
    previous: frame.previous && link(frame.previous),
    next: frame.next && link(frame.next),
  };
}

/** The sidebar as shown on one page: the categories that lead to the page are open, their siblings closed. */
function closeElsewhere(
  items: readonly SidebarItem[],
  path: string,
  trail: ReadonlySet<SidebarItem>,
): SidebarItem[] {
  return items.map((item) => {
    if (!item.items) return item;
    const { items: children, ...own } = item;
    if (trail.has(item) || item.path === path)
      return { ...own, items: closeElsewhere(children, path, trail) };
    const firstPath = item.path === undefined ? firstPathIn(children) : undefined;
    return { ...own, closed: true, ...(firstPath ? { firstPath } : {}) };
  });
}

import type { SidebarItem } from "../../model/navigation/navigation";
import { isExternal, cleanReference } from "../../model/navigation/path";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { suggestionFor } from "../../model/problem/suggestion";
import { listingPath } from "./listing-slugs";
import type { SidebarEntry } from "./sidebar-entry";

/** The data that navigation needs about a page. */
export interface DocSummary {
  /** Path of the file within its section, without extension: `get-started/docker`, `index`. */
  id: string;
  path: string;
  label: string;
  description: string | null;
  position: number | null;
  hidden: boolean;
  file: string;
  /** Language of the label, if it isn't the reader's. */
  lang?: string;
}

export interface ListingPage {
  path: string;
  label: string;
  description: string | null;
  /** The category's item in the tree; its `items` are the cards. */
  item: SidebarItem;
}

export interface SectionNavigation {
  items: SidebarItem[];
  listings: ListingPage[];
  /** IDs of the pages in the sidebar. */
  named: Set<string>;
  problems: ContentProblem[];
}

interface Section {
  routeBase: string;
  /** Converts an address of the default language to the sidebar's language. */
  inLocale?: ((path: string) => string) | undefined;
  /** `content/gateway/sidebar.yaml`, for problems. */
  file: string;
  /** Language of the labels in that file, if it isn't the reader's. */
  lang?: string;
  /** Labels and positions of folders, from `_category.yaml`, by folder. */
  folders: ReadonlyMap<string, { label: string | null; position: number | null }>;
  /** IDs of pages that aren't published yet. A sidebar can contain them, but doesn't show them. */
  drafts?: ReadonlySet<string>;
}

/**
 * Builds a section's sidebar from its entries and pages. Hidden pages and drafts are left out. If this makes a category empty,
 * the category is removed, or becomes a plain link if it has its own page. If a page doesn't exist, an error is reported with
 * the line of the entry.
 */
export function buildSidebar(
  entries: readonly SidebarEntry[],
  docs: readonly DocSummary[],
  section: Section,
): SectionNavigation {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const navigation: SectionNavigation = { items: [], listings: [], named: new Set(), problems: [] };

  const report = (line: number, message: string, hint?: string) => {
    navigation.problems.push(errorIn(section.file, message, hint, { line, column: 1 }));
  };
  const find = (id: string, line: number): DocSummary | null => {
    const doc = byId.get(id) ?? byId.get(`${id}/index`);
    if (doc) {
      navigation.named.add(doc.id);
      return doc;
    }
    if (section.drafts?.has(id) || section.drafts?.has(`${id}/index`)) return null;
    const ids = [...byId.keys()];
    const suggestion = suggestionFor(id, ids);
    const hint = suggestion ? `did you mean \`${suggestion}\`?` : undefined;
    report(
      line,
      `the sidebar lists a page that doesn't exist: \`${id}\``,
      ids.length > 0 ? hint : "the section has no pages",
    );
    return null;
  };
  const own = inLanguage(section.lang);
  const docItem = (doc: DocSummary, label: string | null): SidebarItem => ({
    label: label ?? doc.label,
    ...(label === null ? inLanguage(doc.lang) : own),
    path: doc.path,
  });

  const linkPath = (href: string): string => {
    if (isExternal(href)) return href;
    const path = cleanReference(href);
    return section.inLocale?.(path) ?? path;
  };

  const build = (entry: SidebarEntry): SidebarItem[] => {
    switch (entry.type) {
      case "doc": {
        const doc = find(entry.id, entry.line);
        return doc && !doc.hidden ? [docItem(doc, entry.label)] : [];
      }
      case "link":
        return [{ label: entry.label, ...own, path: linkPath(entry.href) }];
      case "autogenerate":
        return autogenerateEntry(entry.directory.replace(/^\.?\/|\/$/g, ""), entry.line);
      case "category": {
        const landing = entry.doc === null ? null : find(entry.doc, entry.line);
        const items = entry.items.flatMap(build);
        // Without pages below it, this is no longer a category, but its own page must stay in the sidebar.
        if (items.length === 0) return landing && !landing.hidden ? [docItem(landing, entry.label)] : [];
        const item: SidebarItem = { label: entry.label, ...own, items };
        if (landing && !landing.hidden) item.path = landing.path;
        if (entry.listing) {
          const path = listingPath(section.routeBase, entry.listing.slug);
          item.path ??= path;
          navigation.listings.push({
            path,
            label: entry.label,
            description: entry.listing.description,
            item,
          });
        }
        return [item];
      }
    }
  };

  const autogenerateEntry = (directory: string, line: number): SidebarItem[] => {
    const isRoot = directory === "" || directory === ".";
    const ids = [...byId.keys(), ...(section.drafts ?? [])];
    if (!isRoot && !ids.some((id) => id.startsWith(`${directory}/`))) {
      report(line, `the sidebar lists a folder without pages: \`${directory}\``);
    }
    return autogenerate(directory);
  };

  const autogenerate = (directory: string): SidebarItem[] => {
    const prefix = directory === "" || directory === "." ? "" : `${directory}/`;
    const children = new Map<string, { item: SidebarItem; position: number; label: string }>();
    for (const doc of docs) {
      if (!doc.id.startsWith(prefix)) continue;
      const [first = "", ...rest] = doc.id.slice(prefix.length).split("/");
      if (rest.length > 0) {
        const folder = prefix + first;
        if (children.has(first)) continue;
        const items = autogenerate(folder);
        const meta = section.folders.get(folder);
        const landing = byId.get(`${folder}/index`);
        if (items.length === 0 && (!landing || landing.hidden)) continue;
        const label = meta?.label ?? landing?.label ?? titleOf(first);
        const language = meta?.label == null ? inLanguage(landing?.lang) : {};
        const item: SidebarItem = { label, ...language, ...(items.length > 0 ? { items } : {}) };
        if (landing && !landing.hidden) item.path = landing.path;
        children.set(first, { item, label, position: meta?.position ?? landing?.position ?? Infinity });
        continue;
      }
      navigation.named.add(doc.id);
      if (doc.hidden || (first === "index" && prefix !== "")) continue;
      children.set(`${first}.`, {
        item: docItem(doc, null),
        label: doc.label,
        position: doc.position ?? (first === "index" ? -Infinity : Infinity),
      });
    }
    return [...children.values()]
      .sort((a, b) =>
        a.position === b.position ? a.label.localeCompare(b.label, "en") : a.position - b.position,
      )
      .map(({ item }) => item);
  };

  navigation.items = entries.flatMap(build);
  return navigation;
}

function inLanguage(lang: string | undefined): Pick<SidebarItem, "lang"> {
  return lang === undefined ? {} : { lang };
}

function titleOf(folder: string): string {
  const words = folder.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import type { SidebarItem } from "../../model/navigation/navigation";
import { isExternal } from "../../model/navigation/path";

/** The first page of a sidebar in reading order; undefined if it contains no page of this site. */
export function firstPathIn(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.path !== undefined && !isExternal(item.path)) return item.path;
    const inside = firstPathIn(item.items ?? []);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/**
 * Returns the page that represents a section in one version: the page at the section's address, or else the first page in its
 * sidebar.
 * @param paths addresses of the section's pages
 */
export function mainPathOf(
  routeBase: string,
  items: readonly SidebarItem[],
  paths: ReadonlySet<string>,
): string {
  return paths.has(routeBase) ? routeBase : (firstPathIn(items) ?? routeBase);
}

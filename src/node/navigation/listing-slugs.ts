import GithubSlugger from "github-slugger";
import type { SidebarEntry } from "./sidebar-entry";

/**
 * Gives each listed category of a sidebar its slug: the explicit one, or one generated from the label by GitHub's rules (`Ops /
 * Failover` becomes `ops--failover`). Duplicates are numbered in the order of the file.
 * @param entries changed in place
 */
export function assignListingSlugs(entries: readonly SidebarEntry[]): void {
  const slugs = new GithubSlugger();
  const categories = categoriesIn(entries);
  for (const { listing } of categories) if (listing.slug !== "") slugs.occurrences[listing.slug] = 0;
  for (const { label, listing } of categories) if (listing.slug === "") listing.slug = slugs.slug(label);
}

/** The listed categories of a sidebar in the order of the file, with their final addresses. */
export function listedCategories(
  entries: readonly SidebarEntry[],
  routeBase: string,
): { path: string; label: string; description: string | null }[] {
  return categoriesIn(entries).map(({ label, listing }) => ({
    path: listingPath(routeBase, listing.slug),
    label,
    description: listing.description,
  }));
}

/** The pattern of listing addresses: `/gateway/category/{slug}/`. */
export function listingPath(routeBase: string, slug: string): string {
  return `${routeBase}category/${slug}/`;
}

type ListedCategory = Extract<SidebarEntry, { type: "category" }> & {
  listing: { slug: string; description: string | null };
};

function categoriesIn(entries: readonly SidebarEntry[]): ListedCategory[] {
  return entries.flatMap((entry) => {
    if (entry.type !== "category") return [];
    const own = isListed(entry) ? [entry] : [];
    return [...own, ...categoriesIn(entry.items)];
  });
}

function isListed(entry: Extract<SidebarEntry, { type: "category" }>): entry is ListedCategory {
  return entry.listing !== null;
}

import { distance } from "fastest-levenshtein";
import type { PageLink } from "../../model/navigation/navigation";
import { cleanPath, decodeOr } from "../../model/navigation/path";

/**
 * The pages with the addresses most similar to one that doesn't exist. The last segment counts most, because pages move to
 * other folders more often than they are renamed.
 * @param wanted the address as the browser reports it
 * @param limit the maximum number of pages
 * @returns the most similar page first; empty if no page is similar
 */
export function nearestPages(wanted: string, pages: readonly PageLink[], limit = 4): PageLink[] {
  const path = cleanPath(decodeOr(wanted)).toLowerCase();
  const name = lastSegment(path);
  return pages
    .map((page) => {
      const candidate = page.path.toLowerCase();
      return {
        page,
        score: 0.7 * similarity(name, lastSegment(candidate)) + 0.3 * similarity(path, candidate),
      };
    })
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

function lastSegment(path: string): string {
  return path.split("/").filter(Boolean).at(-1) ?? "";
}

function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - distance(a, b) / longest;
}

import { searchConfig } from "./search-config";
import { limitQuery } from "./limit-query";

/** Address of the search page with a query; null where the site has no such page. */
export function searchPageAddress(query: string): string | null {
  const { searchPagePath } = searchConfig;
  return searchPagePath === null ? null : `${searchPagePath}?q=${encodeURIComponent(limitQuery(query))}`;
}

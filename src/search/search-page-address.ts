import { siteConfig } from "../site/configuration";
import { limitQuery } from "./limit-query";

/** Address of the search page with a query; null if the site has no search page. */
export function searchPageAddress(query: string): string | null {
  const { searchPagePath } = siteConfig.search;
  return searchPagePath === null ? null : `${searchPagePath}?q=${encodeURIComponent(limitQuery(query))}`;
}

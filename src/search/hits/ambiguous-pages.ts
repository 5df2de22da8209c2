import type { SearchRecord } from "../../model/search/search-record";

type Page = Pick<SearchRecord, "type" | "hierarchy" | "url">;

/**
 * The pages among the hits that have the same title as another page of their section, so readers need more to tell them apart.
 * @returns the path of each of these pages by the address of its hit
 */
export function ambiguousPages(hits: readonly Page[]): ReadonlyMap<string, string> {
  const pages = hits.filter(({ type }) => type === "lvl1");
  return new Map(
    pages
      .filter((page) => pages.some((other) => other.url !== page.url && nameOf(other) === nameOf(page)))
      .map(({ url }) => [url, new URL(url, "https://site.invalid").pathname]),
  );
}

function nameOf({ hierarchy }: Page): string {
  return JSON.stringify([hierarchy.lvl0, hierarchy.lvl1]);
}

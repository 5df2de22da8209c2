/** Levels of a record's hierarchy: the product area, the page's title, then its headings. */
export type HierarchyLevel = "lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6";

/** What a reader looks for: documentation, release notes or a frequent question. */
export type RecordKind = "docs" | "release" | "faq";

/**
 * One entry of the search index, in DocSearch's form: a heading with its place in the page, or a piece of text under it.
 * The same records make the embedded index and are pushed to Algolia.
 */
export interface SearchRecord {
  /** Stays the same when something else on the page changes. */
  objectID: string;
  /** `lvl0` groups results and is never empty; unused levels are null. */
  hierarchy: Record<HierarchyLevel, string | null>;
  /**
   * The text of a `content` record, at most a few sentences. In a page's own record its description, which tells results
   * of equal titles apart and is found by a `content` record; null in a heading's.
   */
  content: string | null;
  /** `lvl1` for a page, `lvl2` to `lvl6` for a heading, `content` for text under it. */
  type: Exclude<HierarchyLevel, "lvl0"> | "content";
  /** Whether `content` is a code sample, which weighs less than prose. */
  code: boolean;
  /** Site path with the anchor where there is one. @example "/gateway/get-started/docker/#start" */
  url: string;
  /** Language tag of the page. @example "en" */
  language: string;
  /** Language tag of the page's text, if the page isn't translated into `language`. */
  contentLanguage?: string | null;
  /** Section and version that the page belongs to, `default` outside of sections. @example "docs-gateway-current" */
  docsTag: string;
  kind: RecordKind;
  /**
   * Label of the section or release line, for the product filter; null for articles, such as the FAQ, which belong to none.
   * @example "Gateway"
   */
  product: string | null;
  /** Words to be found by that the page doesn't show, such as its keywords; null where there are none. */
  keywords: string | null;
  /**
   * For ranking among equally good matches: higher `page` and `level` first, then lower `position`, which counts from the
   * record's heading, so that an edit elsewhere on the page changes none.
   */
  weight: { page: number; level: number; position: number };
}

/** Tag of records outside of the documentation sections. */
export const DEFAULT_DOCS_TAG = "default";

/** What stands in a record's text between the items of a list and the cells of a row. */
export const CELL_SEPARATOR = " · ";

/** `weight.level` of a record, as DocSearch's: the higher the heading the more, text less, code least. */
export function levelWeight(type: SearchRecord["type"], code: boolean): number {
  if (type === "content") return code ? 0 : 10;
  return 110 - 10 * Number(type.slice(3));
}

/** Counts `weight.position` of a page's records, which are asked for in reading order. */
export function placeInSection(): (type: SearchRecord["type"]) => number {
  let position = 0;
  return (type) => {
    position = type === "content" ? position + 1 : 0;
    return position;
  };
}

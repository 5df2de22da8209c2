/** Levels of a record's hierarchy: the product area, the page's title, then its headings. */
export type HierarchyLevel = "lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6";

/** The kind of content: documentation, release notes or a frequently asked question. */
export type RecordKind = "docs" | "release" | "faq";

/**
 * An entry of the search index, in DocSearch's format: a heading with its position in the page, or a piece of text below it.
 * The embedded index is built from the same records that are pushed to Algolia.
 */
export interface SearchRecord {
  /** Doesn't change when other content on the page changes. */
  objectID: string;
  /** `lvl0` groups results and is never empty; unused levels are null. */
  hierarchy: Record<HierarchyLevel, string | null>;
  /**
   * The text of a `content` record, at most a few sentences. In a page's own record, the page's description, which
   * distinguishes results with the same title and can be found through a `content` record. Null in a heading's record.
   */
  content: string | null;
  /** `lvl1` for a page, `lvl2` to `lvl6` for a heading, `content` for text below it. */
  type: Exclude<HierarchyLevel, "lvl0"> | "content";
  /** Whether `content` is a code sample, which ranks below prose. */
  code: boolean;
  /** Site path, with the anchor if there is one. @example "/gateway/get-started/docker/#start" */
  url: string;
  /** Language tag of the page. @example "en" */
  language: string;
  /** Language tag of the page's text, if the page isn't translated into `language`. */
  contentLanguage?: string | null;
  /** Section and version that the page belongs to, `default` outside the sections. @example "docs-gateway-current" */
  docsTag: string;
  kind: RecordKind;
  /**
   * Label of the section or release line, for the product filter; null for articles such as the FAQ, which have neither.
   * @example "Gateway"
   */
  product: string | null;
  /** Additional search words that the page doesn't show, such as its keywords; null if there are none. */
  keywords: string | null;
  /**
   * For ranking among equally good matches: higher `page` and `level` first, then lower `position`. The position is counted
   * from the record's heading, so that an edit elsewhere on the page changes no other position.
   */
  weight: { page: number; level: number; position: number };
}

/** Tag of records outside the documentation sections. */
export const DEFAULT_DOCS_TAG = "default";

/** The separator in a record's text between the items of a list and between the cells of a row. */
export const CELL_SEPARATOR = " · ";

/** `weight.level` of a record, as in DocSearch: higher for headings of a higher level, lower for text, and lowest for code. */
export function levelWeight(type: SearchRecord["type"], code: boolean): number {
  if (type === "content") return code ? 0 : 10;
  return 110 - 10 * Number(type.slice(3));
}

/** Counts `weight.position` of a page's records, which must be requested in reading order. */
export function positionInSection(): (type: SearchRecord["type"]) => number {
  let position = 0;
  return (type) => {
    position = type === "content" ? position + 1 : 0;
    return position;
  };
}

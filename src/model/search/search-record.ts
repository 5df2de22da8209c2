import type { z } from "zod";
import type { hierarchySchema, searchRecordSchema } from "./search-record-schema";

/** An entry of the search index. The schema describes its fields. */
export type SearchRecord = z.infer<typeof searchRecordSchema>;

/** Levels of a record's hierarchy: the product area, the page's title, then its headings. */
export type HierarchyLevel = keyof z.infer<typeof hierarchySchema>;

/** The kind of content: documentation, release notes or a frequently asked question. */
export type RecordKind = SearchRecord["kind"];

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

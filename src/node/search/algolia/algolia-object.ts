import { createHash } from "node:crypto";
import type { SearchRecord } from "../../../model/search/search-record";

/** A record in the form in which it is pushed. */
export interface AlgoliaObject extends SearchRecord {
  /** The address without its anchor, which groups the results of a page. */
  page: string;
  /** The push compares it with the value in the index, so that only changes are sent. */
  internal: { contentDigest: string };
}

/** Algolia rejects larger records, measured as JSON, together with all records in the same request. */
export const MAX_RECORD_BYTES = 10_000;

/**
 * Creates the objects to push.
 * @param records all records of the site
 * @throws Error that names the page of each record that is too large, and of records that share an objectID
 */
export function algoliaObjects(records: readonly SearchRecord[]): AlgoliaObject[] {
  const objects = records.map(toObject);
  const problems = [...tooLarge(objects), ...sharedIds(objects)];
  if (problems.length > 0)
    throw new Error(`Search records can't be pushed to Algolia:\n${problems.join("\n")}`);
  return objects;
}

/** The size in bytes of a record as sent. */
export function recordBytes(object: AlgoliaObject): number {
  return Buffer.byteLength(JSON.stringify(object));
}

function toObject(record: SearchRecord): AlgoliaObject {
  const pushed = { ...record, page: pageOf(record.url) };
  const contentDigest = createHash("sha1").update(JSON.stringify(pushed)).digest("hex");
  return { ...pushed, internal: { contentDigest } };
}

function pageOf(url: string): string {
  return url.split("#")[0] ?? url;
}

function tooLarge(objects: readonly AlgoliaObject[]): string[] {
  return objects
    .map((object) => ({ object, bytes: recordBytes(object) }))
    .filter(({ bytes }) => bytes > MAX_RECORD_BYTES)
    .map(
      ({ object, bytes }) =>
        `  ${object.url}: the record has ${bytes} bytes, but at most ${MAX_RECORD_BYTES} are allowed (${excerpt(object)})`,
    );
}

/** If two objects had the same ID, the second would silently replace the first. */
function sharedIds(objects: readonly AlgoliaObject[]): string[] {
  const first = new Map<string, AlgoliaObject>();
  return objects.flatMap((object) => {
    const earlier = first.get(object.objectID);
    if (!earlier) first.set(object.objectID, object);
    return earlier
      ? [
          `  ${object.url}: the record has the same objectID, "${object.objectID}", as a record of ${earlier.url}`,
        ]
      : [];
  });
}

function excerpt({ content, hierarchy }: AlgoliaObject): string {
  const text = content ?? hierarchy.lvl1 ?? "";
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

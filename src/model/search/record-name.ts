import type { SearchRecord } from "./search-record";

/**
 * Names a record by its own text, so that an edit elsewhere changes no other name. Browsers compute the same names, so the
 * index doesn't need to contain them; they can't be compressed.
 * @param text a heading, a page's title, or the record's content
 * @param earlier the number of preceding records with the same address, type and text
 */
export function recordName(url: string, type: SearchRecord["type"], text: string, earlier: number): string {
  const name = `${url}~${type}~${digestOf(text)}`;
  return earlier === 0 ? name : `${name}~${earlier}`;
}

/** The text that determines a record's name. */
export function namingText({
  type,
  hierarchy,
  content,
}: Pick<SearchRecord, "type" | "hierarchy" | "content">): string {
  return (type === "content" ? content : hierarchy[type]) ?? "";
}

/** A 64-bit hash in two halves, each computed with FNV-1a: not cryptographic, but fast, and the same everywhere. */
function digestOf(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x2f0b4c47;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

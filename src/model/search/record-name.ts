import type { SearchRecord } from "./search-record";

/**
 * Names a record by its own text, so that an edit elsewhere changes no other name. Browsers name records in the same way,
 * so that names, which no compression makes smaller, need not be in the index.
 * @param text a heading, a page's title, or the record's content
 * @param earlier how many records of the same address, type and text come before it
 */
export function recordName(url: string, type: SearchRecord["type"], text: string, earlier: number): string {
  const name = `${url}~${type}~${digestOf(text)}`;
  return earlier === 0 ? name : `${name}~${earlier}`;
}

/** The text that a record is named by. */
export function namingText({
  type,
  hierarchy,
  content,
}: Pick<SearchRecord, "type" | "hierarchy" | "content">): string {
  return (type === "content" ? content : hierarchy[type]) ?? "";
}

/** 64 bits in two halves, each made as FNV-1a does it: not for secrets, but quick, and the same everywhere. */
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

import type { EngineIndex } from "./build-index";

/** What a record itself says: a page's title, a heading, a text or code. */
export function ownText(record: number, { pages, page, firstOfPage }: EngineIndex): string {
  const number = page[record] ?? 0;
  const position = record - (firstOfPage[number] ?? 0);
  return position === 0 ? (pages[number]?.title ?? "") : (pages[number]?.entries[position - 1]?.[1] ?? "");
}

import { INDEX_VERSION } from "./search-files";
import { namingText, recordName } from "./record-name";
import { CELL_SEPARATOR, levelWeight, positionInSection, type SearchRecord } from "./search-record";
import type { Synonyms } from "./synonyms";

/**
 * Search records of a site in the format that browsers load. Data shared by the records of a page is stored once, and derived
 * data (hierarchy, url, weights, names) isn't stored.
 */
export interface SearchIndexFile {
  version: typeof INDEX_VERSION;
  synonyms: Synonyms;
  pages: IndexPage[];
}

export interface IndexPage extends Pick<
  SearchRecord,
  "language" | "contentLanguage" | "docsTag" | "kind" | "product" | "keywords"
> {
  path: string;
  title: string;
  group: string;
  weight: number;
  /** Left out if it is the first entry's text; empty if there is none. */
  description?: string;
  entries: IndexEntry[];
}

/** Level (2 to 6 for a heading), text, and the anchor of a heading if it isn't the default one, or of a table row. */
export type IndexEntry = [level: number, text: string, anchor?: string];

export const TEXT_LEVEL = 0;
export const CODE_LEVEL = 7;

/**
 * Packs records.
 * @param records the records of each page together and in reading order, starting with the page's own
 * @param synonyms words with the same meaning
 */
export function packRecords(records: readonly SearchRecord[], synonyms: Synonyms = []): SearchIndexFile {
  const pages: IndexPage[] = [];
  let section = "";
  records.forEach((record, number) => {
    if (record.type !== "content") section = record.url;
    if (record.type === "lvl1") pages.push(packPage(record, records[number + 1]));
    else pages.at(-1)?.entries.push(packEntry(record, section));
  });
  return { version: INDEX_VERSION, synonyms, pages };
}

function packPage(record: SearchRecord, next: SearchRecord | undefined): IndexPage {
  const { url, language, contentLanguage, docsTag, kind, product, keywords, hierarchy, weight } = record;
  const description = record.content ?? "";
  return {
    path: url,
    title: hierarchy.lvl1 ?? "",
    group: hierarchy.lvl0 ?? "",
    ...(description === firstText(next) ? {} : { description }),
    language,
    ...(contentLanguage ? { contentLanguage } : {}),
    docsTag,
    kind,
    product,
    keywords,
    weight: weight.page,
    entries: [],
  };
}

function packEntry(record: SearchRecord, section: string): IndexEntry {
  const level = levelOf(record);
  const text = namingText(record);
  const [, anchor = ""] = record.url.split("#");
  if (record.type === "content")
    return record.url === section ? [level, text] : [level, text, packRowAnchor(text, anchor)];
  return anchor === likelyAnchor(text) ? [level, text] : [level, text, anchor];
}

function firstText(record: SearchRecord | undefined): string | undefined {
  return record?.type === "content" && !record.code ? (record.content ?? undefined) : undefined;
}

/** Replaces the row's name in an anchor. */
const ROW_NAME = "=";

/** Most anchors of rows contain the name in the first cell, which is stored anyway. */
function packRowAnchor(row: string, anchor: string): string {
  const name = rowAnchor(row);
  return name !== "" && anchor.endsWith(name) ? anchor.slice(0, -name.length) + ROW_NAME : anchor;
}

function unpackRowAnchor(row: string, anchor: string): string {
  return anchor.endsWith(ROW_NAME) ? anchor.slice(0, -ROW_NAME.length) + rowAnchor(row) : anchor;
}

function rowAnchor(row: string): string {
  const [name = ""] = row.split(CELL_SEPARATOR);
  return name.replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-|-$/g, "");
}

/** The anchor that most headings have. Different anchors are stored, so it doesn't need to be correct, only deterministic. */
function likelyAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z\d _-]/g, "")
    .replaceAll(" ", "-");
}

/** The records of one page, as they were packed, in the same order. */
export function unpackPage(page: IndexPage): SearchRecord[] {
  return Array.from({ length: page.entries.length + 1 }, (_, place) => unpackRecord(page, place));
}

/**
 * Returns one record of a page, without creating the others.
 * @param place 0 for the page's own record
 * @throws RangeError if there is none
 */
export function unpackRecord(page: IndexPage, place: number): SearchRecord {
  const { path, language, contentLanguage, docsTag, kind, product, keywords, entries } = page;
  const own: IndexEntry | undefined = place === 0 ? [1, page.title] : entries[place - 1];
  if (!own) throw new RangeError(`There is no record ${place} of ${path}.`);
  const [level, text] = own;
  const type = typeOf(level);
  const levels = new HierarchyLevels(page.group, page.title);
  const positionOf = positionInSection();
  let position = positionOf("lvl1");
  let heading: IndexEntry | undefined;
  const alike: string[] = [];
  for (const entry of entries.slice(0, place)) {
    const entryType = typeOf(entry[0]);
    position = positionOf(entryType);
    if (entryType !== "content") {
      levels.open(entry[0], entry[1]);
      heading = entry;
    }
    if (entryType === type && entry[1] === text) alike.push(addressOf(path, entry, heading));
  }
  const url = place === 0 ? path : addressOf(path, own, heading);
  const earlier = alike.filter((each) => each === url).length - (place === 0 ? 0 : 1);
  const isCode = level === CODE_LEVEL;
  return {
    objectID: recordName(url, type, text, earlier),
    hierarchy: levels.hierarchy(),
    content: type === "content" ? text : place === 0 ? descriptionOf(page) : null,
    type,
    code: isCode,
    url,
    language,
    ...(contentLanguage ? { contentLanguage } : {}),
    docsTag,
    kind,
    product,
    keywords: place === 0 ? keywords : null,
    weight: { page: page.weight, level: levelWeight(type, isCode), position },
  };
}

function descriptionOf({ description, entries }: IndexPage): string | null {
  return (description ?? entries[0]?.[1] ?? "") || null;
}

/** The address of a row with an anchor, or else of the heading above an entry, or else of the page. */
function addressOf(
  path: string,
  [level, text, ownAnchor]: IndexEntry,
  heading: IndexEntry | undefined,
): string {
  if (level === TEXT_LEVEL && ownAnchor !== undefined) return `${path}#${unpackRowAnchor(text, ownAnchor)}`;
  if (!heading) return path;
  const [, headingText, anchor = likelyAnchor(headingText)] = heading;
  return anchor === "" ? path : `${path}#${anchor}`;
}

/** The headings above a record. */
class HierarchyLevels {
  private readonly texts: (string | null)[];

  constructor(group: string, title: string) {
    this.texts = [group, title, null, null, null, null, null];
  }

  open(level: number, text: string): void {
    this.texts[level] = text;
    this.texts.fill(null, level + 1);
  }

  hierarchy(): SearchRecord["hierarchy"] {
    const named = this.texts.map((text, level) => [`lvl${level}`, text]);
    return Object.fromEntries(named) as SearchRecord["hierarchy"];
  }
}

function typeOf(level: number): SearchRecord["type"] {
  return level === TEXT_LEVEL || level === CODE_LEVEL ? "content" : (`lvl${level}` as SearchRecord["type"]);
}

function levelOf({ type, code }: SearchRecord): number {
  if (type !== "content") return Number(type.slice(3));
  return code ? CODE_LEVEL : TEXT_LEVEL;
}

import {
  levelWeight,
  objectIdPrefix,
  placeInSection,
  type HierarchyLevel,
  type SearchRecord,
} from "./search-record";

/**
 * Search records of a site in the form that browsers load: what records of a page have in common is there once, and
 * what follows from the rest (hierarchy, url, weights) isn't there.
 */
export interface SearchIndexFile {
  version: typeof INDEX_VERSION;
  pages: IndexPage[];
}

export interface IndexPage extends Pick<
  SearchRecord,
  "language" | "docsTag" | "kind" | "product" | "keywords"
> {
  path: string;
  title: string;
  group: string;
  weight: number;
  /** Left out where it is the first entry's text; empty where there is none. */
  description?: string;
  /** End of the page record's `objectID`. */
  id: string;
  entries: IndexEntry[];
}

/** Level (2 to 6 for a heading), text, end of the `objectID`, and the anchor of a heading. */
export type IndexEntry = [level: number, text: string, id: string, anchor?: string];

/** Changes with the form of the files, so that scripts and files of two releases don't misread each other. */
export const INDEX_VERSION = 3;
export const TEXT_LEVEL = 0;
export const CODE_LEVEL = 7;

/** Names the index files; asked anew each time, while the files it names never change. */
export const manifestUrl = "/search/manifest.json";

export interface SearchManifest {
  version: typeof INDEX_VERSION;
  /**
   * Address of the index file for readers of each language; several may share one.
   * @example { en: "/search/index-0123456789abcdef.json" }
   */
  indexes: Record<string, string>;
  /** Number of records in all files. */
  records: number;
}

/**
 * Packs records.
 * @param records those of one page together and in reading order, the page's own first
 */
export function packRecords(records: readonly SearchRecord[]): SearchIndexFile {
  const pages: IndexPage[] = [];
  records.forEach((record, number) => {
    const [path = "", anchor = ""] = record.url.split("#");
    const id = record.objectID.slice(objectIdPrefix(record.url, record.type).length);
    if (record.type === "lvl1") {
      const { language, docsTag, kind, product, keywords, hierarchy, weight } = record;
      const names = { path, title: hierarchy.lvl1 ?? "", group: hierarchy.lvl0 ?? "" };
      const description = record.content ?? "";
      pages.push({
        ...names,
        ...(description === firstText(records[number + 1]) ? {} : { description }),
        language,
        docsTag,
        kind,
        product,
        keywords,
        weight: weight.page,
        id,
        entries: [],
      });
    } else {
      const level = levelOf(record);
      const entry: IndexEntry =
        record.type === "content"
          ? [level, record.content ?? "", id]
          : [level, record.hierarchy[record.type] ?? "", id, anchor];
      pages.at(-1)?.entries.push(entry);
    }
  });
  return { version: INDEX_VERSION, pages };
}

function firstText(record: SearchRecord | undefined): string | undefined {
  return record?.type === "content" && !record.code ? (record.content ?? undefined) : undefined;
}

/**
 * The records of one page.
 * @returns what was packed, in the same order
 */
export function unpackPage(page: IndexPage): SearchRecord[] {
  const { path, language, docsTag, kind, product } = page;
  const common = { language, docsTag, kind, product };
  let hierarchy: SearchRecord["hierarchy"] = { ...noLevels, lvl0: page.group, lvl1: page.title };
  let url = path;
  const place = placeInSection();
  const record = (type: SearchRecord["type"], id: string, level: number, content?: string) => ({
    objectID: objectIdPrefix(url, type) + id,
    hierarchy,
    content: content ?? null,
    type,
    code: level === CODE_LEVEL,
    url,
    ...common,
    keywords: type === "lvl1" ? page.keywords : null,
    weight: { page: page.weight, level: levelWeight(type, level === CODE_LEVEL), position: place(type) },
  });
  const description = page.description ?? page.entries[0]?.[1] ?? "";
  return [
    record("lvl1", page.id, 1, description === "" ? undefined : description),
    ...page.entries.map(([level, text, id, anchor]) => {
      if (level === TEXT_LEVEL || level === CODE_LEVEL) return record("content", id, level, text);
      hierarchy = below(hierarchy, level, text);
      url = anchor ? `${path}#${anchor}` : path;
      return record(`lvl${level}` as SearchRecord["type"], id, level);
    }),
  ];
}

const noLevels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function below(hierarchy: SearchRecord["hierarchy"], level: number, text: string): SearchRecord["hierarchy"] {
  const above = Object.entries(hierarchy).filter(([name]) => Number(name.slice(3)) < level);
  return { ...noLevels, ...Object.fromEntries(above), [`lvl${level}` as HierarchyLevel]: text };
}

function levelOf({ type, code }: SearchRecord): number {
  if (type !== "content") return Number(type.slice(3));
  return code ? CODE_LEVEL : TEXT_LEVEL;
}

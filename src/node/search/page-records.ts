import type { ContentNode } from "../../model/content/content-tree";
import type { HierarchyLevel, RecordKind, SearchRecord } from "../../model/search/search-record";
import { namingText, recordName } from "../../model/search/record-name";
import { levelWeight, placeInSection } from "../../model/search/search-record";
import { pageBlocks, type PageBlock } from "./page-blocks";
import { splitCode, splitText } from "./split-text";

/** What a page's records have in common. */
export interface PageFacts {
  /** Final address with trailing slash. */
  path: string;
  title: string;
  description: string | null;
  /** Heading under which its results stand. */
  group: string;
  /** Null for a page that isn't about one. */
  product: string | null;
  kind: RecordKind;
  docsTag: string;
  language: string;
  /** Only where the page isn't translated into `language`. */
  contentLanguage?: string;
  keywords: readonly string[];
  /** 0 to 100: higher wins among equally good matches. */
  weight: number;
}

/** Characters of one text; a few sentences. */
const TEXT_LENGTH = 600;
const CODE_LENGTH = 800;
/** Characters of a heading, which each record under it repeats. */
const HEADING_LENGTH = 250;
const KEYWORDS_LENGTH = 1000;
/** Characters of an address, which records also have in their names: a longer one leads to the page alone. */
const ADDRESS_LENGTH = 1500;

type Levels = Partial<Record<HierarchyLevel, string>>;
type Part = Pick<SearchRecord, "type" | "content" | "code" | "url" | "keywords"> & { levels: Levels };

/**
 * Makes a page's search records: one of the page, one of each heading, one of each piece of text or code.
 * @param facts what they have in common
 * @param tree the page's content
 * @returns in reading order, the page's own first; each is under 10 KB as JSON
 */
export function pageRecords(facts: PageFacts, tree: readonly ContentNode[]): SearchRecord[] {
  const nameOf = namer();
  const place = placeInSection();
  const records = pageParts(facts, tree).map(({ levels, ...part }) => ({
    hierarchy: { ...noLevels, ...levels },
    content: part.content,
    type: part.type,
    code: part.code,
    url: part.url,
    language: facts.language,
    ...(facts.contentLanguage === undefined ? {} : { contentLanguage: facts.contentLanguage }),
    docsTag: facts.docsTag,
    kind: facts.kind,
    product: facts.product,
    keywords: part.keywords,
    weight: { page: facts.weight, level: levelWeight(part.type, part.code), position: place(part.type) },
  }));
  return records.map((record) => ({ objectID: nameOf(record), ...record }));
}

const noLevels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function pageParts(facts: PageFacts, tree: readonly ContentNode[]): Part[] {
  let levels: Levels = { lvl0: facts.group, lvl1: shorten(facts.title, HEADING_LENGTH) };
  let url = facts.path;
  const part = (type: Part["type"], content: string | null, code = false): Part => ({
    type,
    content,
    code,
    url,
    keywords: null,
    levels,
  });
  const keywords = shorten(facts.keywords.join(", "), KEYWORDS_LENGTH) || null;
  const description = facts.description ? shorten(facts.description, TEXT_LENGTH) : null;
  const parts: Part[] = [{ ...part("lvl1", description), keywords }];
  const blocks = withoutRepeatedHeads(pageBlocks(tree));
  if (description !== null && !beginsBlock(description, blocks)) parts.push(part("content", description));
  for (const block of blocks) {
    if (block.kind === "heading") {
      levels = below(levels, block.depth, shorten(block.text, HEADING_LENGTH));
      const anchored = `${facts.path}#${block.id}`;
      url = block.id === "" || anchored.length > ADDRESS_LENGTH ? facts.path : anchored;
      parts.push(part(`lvl${block.depth}` as Part["type"], null));
    } else if (block.kind !== "code") {
      parts.push(...splitText(block.text, TEXT_LENGTH).map((text) => part("content", text)));
    } else {
      parts.push(...splitCode(block.text, CODE_LENGTH).map((text) => part("content", text, true)));
    }
  }
  return parts;
}

/** Tables of one page often have the same columns; the first is enough to find it by. */
function withoutRepeatedHeads(blocks: readonly PageBlock[]): PageBlock[] {
  const heads = new Set<string>();
  return blocks.filter(({ kind, text }) => {
    if (kind !== "tableHead") return true;
    const isNew = !heads.has(text);
    heads.add(text);
    return isNew;
  });
}

/** A description that was taken from the first paragraph is found there already. */
function beginsBlock(description: string, blocks: readonly PageBlock[]): boolean {
  const start = description.replace(/…$/, "");
  return blocks.some(({ kind, text }) => kind === "text" && text.startsWith(start));
}

function below(levels: Levels, depth: number, text: string): Levels {
  const above = Object.entries(levels).filter(([level]) => Number(level.slice(3)) < depth);
  return { ...Object.fromEntries(above), [`lvl${depth}`]: text };
}

function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${splitText(text, limit - 1)[0] ?? ""}…`;
}

/** Names records in reading order, and tells those with the same text at the same place apart. */
function namer(): (record: Omit<SearchRecord, "objectID">) => string {
  const seen = new Map<string, number>();
  return (record) => {
    const { url, type } = record;
    const text = namingText(record);
    const name = recordName(url, type, text, 0);
    const earlier = seen.get(name) ?? 0;
    seen.set(name, earlier + 1);
    return recordName(url, type, text, earlier);
  };
}

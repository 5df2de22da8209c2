import type { ContentNode } from "../../../model/content/content-tree";
import type { HierarchyLevel, RecordKind, SearchRecord } from "../../../model/search/search-record";
import { namingText, recordName } from "../../../model/search/record-name";
import { levelWeight, positionInSection } from "../../../model/search/search-record";
import { pageBlocks, type PageBlock } from "./page-blocks";
import { splitCode, splitText } from "./split-text";

/** Data that all records of a page share. */
export interface PageFacts {
  /** Final address with trailing slash. */
  path: string;
  title: string;
  description: string | null;
  /** Heading for its results. */
  group: string;
  /** Null for a page that isn't about a product. */
  product: string | null;
  kind: RecordKind;
  docsTag: string;
  language: string;
  /** Only if the page isn't translated into `language`. */
  contentLanguage?: string;
  keywords: readonly string[];
  /** 0 to 100. Among equally good matches, higher values come first. */
  weight: number;
}

/** Maximum number of characters in a text, which is a few sentences. */
const TEXT_LENGTH = 600;
const CODE_LENGTH = 800;
/** Maximum number of characters in a heading, because each record below it repeats it. */
const HEADING_LENGTH = 250;
const KEYWORDS_LENGTH = 1000;
/**
 * Maximum number of characters in an address, because record names contain it. With a longer address, a record leads to the
 * page without an anchor.
 */
const ADDRESS_LENGTH = 1500;

type Levels = Partial<Record<HierarchyLevel, string>>;
type Part = Pick<SearchRecord, "type" | "content" | "code" | "url" | "keywords"> & { levels: Levels };

/**
 * Creates a page's search records: one for the page, one for each heading, and one for each piece of text or code. A table row
 * with an ID has its own address; all other records have that of their heading.
 * @param facts the data that the records share
 * @param tree the page's content
 * @returns records in reading order, starting with the page's own; each is under 10 KB as JSON
 */
export function pageRecords(facts: PageFacts, tree: readonly ContentNode[]): SearchRecord[] {
  const nameOf = namer();
  const position = positionInSection();
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
    weight: { page: facts.weight, level: levelWeight(part.type, part.code), position: position(part.type) },
  }));
  return records.map((record) => ({ objectID: nameOf(record), ...record }));
}

const noLevels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function pageParts(facts: PageFacts, tree: readonly ContentNode[]): Part[] {
  let levels: Levels = { lvl0: facts.group, lvl1: shorten(facts.title, HEADING_LENGTH) };
  let url = facts.path;
  const anchored = (id: string) => {
    const address = `${facts.path}#${id}`;
    return id === "" || address.length > ADDRESS_LENGTH ? facts.path : address;
  };
  const part = (type: Part["type"], content: string | null, code = false, id?: string): Part => ({
    type,
    content,
    code,
    url: id === undefined ? url : anchored(id),
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
      url = anchored(block.id);
      parts.push(part(`lvl${block.depth}` as Part["type"], null));
    } else if (block.kind === "code") {
      parts.push(...splitCode(block.text, CODE_LENGTH).map((text) => part("content", text, true)));
    } else {
      const id = block.kind === "text" ? block.id : undefined;
      parts.push(...splitText(block.text, TEXT_LENGTH).map((text) => part("content", text, false, id)));
    }
  }
  return parts;
}

/** Tables on a page often have the same columns, so only the first is indexed. */
function withoutRepeatedHeads(blocks: readonly PageBlock[]): PageBlock[] {
  const heads = new Set<string>();
  return blocks.filter(({ kind, text }) => {
    if (kind !== "tableHead") return true;
    const isNew = !heads.has(text);
    heads.add(text);
    return isNew;
  });
}

/** A description taken from the first paragraph is already indexed there. */
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

/** Names records in reading order, and distinguishes records that have the same text in the same place. */
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

import type { INDEX_VERSION } from "./search-files";
import {
  CODE_LEVEL,
  TEXT_LEVEL,
  type IndexEntry,
  type IndexPage,
  type SearchIndexFile,
} from "./search-index";
import { CELL_SEPARATOR } from "./search-record";

/** The first file that a browser loads: the names on pages, which are enough to answer most queries. */
export interface OutlineFile extends SearchIndexFile {
  /** The entries are headings, and names of options and variables as texts. Pages have their first keywords only. */
  pages: IndexPage[];
}

/** The second file: all content below the headings in the first one. */
export interface TextsFile {
  version: typeof INDEX_VERSION;
  /** For each page of the outline, its other keywords as they continue the first ones; empty if it has none. */
  keywords: string[];
  /** For each page of the outline, and each of its sections, the texts in order. */
  pages: PackedText[][][];
}

/** A text, a table row with its anchor, `[code]`, or 0 if the text is the page's description. */
type PackedText = string | [row: string, anchor: string] | [code: string] | 0;

/** A name with several parts or with punctuation, which readers type to find its row in a reference table. */
const NAME = /^[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)+$|^\p{Ll}+(?:\p{Lu}[\p{Ll}\p{N}]+)+$/u;

/** The length of a page's keywords in the first file, in UTF-16 code units. Authors write the most important ones first. */
const FIRST_KEYWORDS = 110;

/** Splits an index into two files that are loaded one after the other. */
export function splitIndex({ version, synonyms, pages }: SearchIndexFile): {
  outline: OutlineFile;
  texts: TextsFile;
} {
  return {
    outline: { version, synonyms, pages: pages.map(outlineOf) },
    texts: {
      version,
      keywords: pages.map((page) => page.keywords?.slice(firstKeywords(page).length) ?? ""),
      pages: pages.map(textsOf),
    },
  };
}

/** Reassembles an index. @returns null if the files don't belong together */
export function joinIndex(outline: OutlineFile, texts: TextsFile): SearchIndexFile | null {
  if (outline.pages.length !== texts.pages.length) return null;
  const pages = outline.pages.flatMap((page, number) => {
    const keywords = page.keywords && page.keywords + (texts.keywords[number] ?? "");
    return joinPage({ ...page, keywords }, texts.pages[number] ?? []) ?? [];
  });
  return pages.length === outline.pages.length ? { ...outline, pages } : null;
}

function outlineOf(page: IndexPage): IndexPage {
  const entries = page.entries.flatMap(([level, text, ...anchor]): IndexEntry[] => {
    if (isHeading(level)) return [[level, text, ...anchor]];
    const name = level === TEXT_LEVEL ? nameIn(text) : null;
    return name === null ? [] : [[TEXT_LEVEL, name, ...anchor]];
  });
  return {
    ...page,
    keywords: page.keywords && firstKeywords(page),
    description: descriptionOf(page),
    entries,
  };
}

/** A page's first keywords, up to a comma. A release has all: its image and its CVEs identify it. */
function firstKeywords({ kind, keywords }: IndexPage): string {
  if (keywords === null) return "";
  if (kind === "release" || keywords.length <= FIRST_KEYWORDS) return keywords;
  const end = keywords.lastIndexOf(", ", FIRST_KEYWORDS);
  return keywords.slice(0, end < 0 ? FIRST_KEYWORDS : end);
}

function nameIn(text: string): string | null {
  const cellEnd = text.indexOf(CELL_SEPARATOR);
  const cell = cellEnd > 0 ? text.slice(0, cellEnd) : "";
  return NAME.test(cell) ? cell : null;
}

function textsOf(page: IndexPage): PackedText[][] {
  const sections: PackedText[][] = [[]];
  page.entries.forEach(([level, text, anchor], place) => {
    if (isHeading(level)) sections.push([]);
    else if (place === 0 && page.description === undefined) sections.at(-1)?.push(0);
    else if (level === CODE_LEVEL) sections.at(-1)?.push([text]);
    else sections.at(-1)?.push(anchor === undefined ? text : [text, anchor]);
  });
  return sections;
}

function joinPage(
  { description = "", ...page }: IndexPage,
  texts: readonly PackedText[][],
): IndexPage | null {
  const headings = page.entries.filter(([level]) => isHeading(level));
  if (texts.length !== headings.length + 1) return null;
  const below = (section: number) =>
    (texts[section] ?? []).map((text): IndexEntry => {
      if (text === 0) return [TEXT_LEVEL, description];
      if (typeof text === "string") return [TEXT_LEVEL, text];
      return text.length === 2 ? [TEXT_LEVEL, ...text] : [CODE_LEVEL, ...text];
    });
  const entries = headings.flatMap((heading, number) => [heading, ...below(number + 1)]);
  return {
    ...page,
    ...(texts[0]?.[0] === 0 ? {} : { description }),
    entries: [...below(0), ...entries],
  };
}

function descriptionOf({ description, entries }: IndexPage): string {
  return description ?? entries[0]?.[1] ?? "";
}

function isHeading(level: number): boolean {
  return level !== TEXT_LEVEL && level !== CODE_LEVEL;
}

import type { INDEX_VERSION } from "./search-files";
import type { IndexPage } from "./search-index";
import type { OutlineFile } from "./search-outline";

/**
 * The first file of a large site: its pages without headings, texts, descriptions and keywords, and what is needed to find the
 * files with terms.
 */
export interface ShardedOutline extends OutlineFile {
  directory: TermDirectory;
}

/** Whether an outline is that of a large site. */
export function isSharded(outline: OutlineFile | ShardedOutline): outline is ShardedOutline {
  return "directory" in outline;
}

/** What a browser knows about all texts of a site, whichever files it loads. */
export interface TermDirectory {
  /** The first term in each file with terms. */
  firstTerms: string[];
  sizes: FileSizes;
  /** The number of pages and of sections, with the average length of each of their fields. */
  pages: FieldStatistics;
  sections: FieldStatistics;
}

/** The unit of file sizes, in bytes, which keeps a list of them short. */
export const SIZE_UNIT = 500;

/** The size of each file after gzip, in `SIZE_UNIT`, rounded up. */
export interface FileSizes {
  terms: number[];
  pages: number[];
}

export interface FieldStatistics {
  count: number;
  /** Average number of different terms, by field. */
  lengths: number[];
}

/** Terms next to each other in alphabetical order. */
export interface TermsFile {
  version: typeof INDEX_VERSION;
  terms: [term: string, ...PackedTerm][];
}

/** How many pages and how many sections contain a term in each of their fields, and which pages contain it. */
export type PackedTerm = [
  pages: number[],
  sections: number[],
  /** For each page, the distance from the previous page's number, and the level of its score for the term. */
  postings: number[],
];

/** The parts of a page that the outline lacks. */
export interface PageFile {
  version: typeof INDEX_VERSION;
  page: Pick<IndexPage, "description" | "keywords" | "entries">;
}

/** Name of a file with terms in the folder of the texts. */
export function termsFileName(number: number): string {
  return `terms-${number}.json`;
}

/** Name of a page's file in the folder of the texts. */
export function pageFileName(page: number): string {
  return `page-${page}.json`;
}

/** What a file in the folder of the texts contains; undefined if it isn't such a file. */
export function parseFileName(name: string): { kind: keyof FileSizes; number: number } | undefined {
  const [, kind, number] = /^(terms|page)-(\d+)\.json$/.exec(name) ?? [];
  return kind === undefined ? undefined : { kind: kind === "terms" ? kind : "pages", number: Number(number) };
}

/** Converts a score to one of about 12 levels, because a page's score for a term only has to be roughly right. */
export function levelOfScore(score: number): number {
  return Math.round(2 * Math.log2(1 + score));
}

/** The score of a level. */
export function scoreOfLevel(level: number): number {
  return 2 ** (level / 2) - 1;
}

/** Terms are sorted by their letters, so that a stem is next to the words it stands for. */
export function sortKey(term: string): string {
  return term.replace(/^~/, "");
}

import MiniSearch from "minisearch";
import {
  CODE_LEVEL,
  TEXT_LEVEL,
  type IndexPage,
  type SearchIndexFile,
} from "../../model/search/search-index";
import { CELL_SEPARATOR } from "../../model/search/search-record";
import { isStopWord } from "./words/stop-words";
import { Terms } from "./words/terms";
import { tokenize } from "./words/tokenize";

/** A heading with its content up to the next heading, or the beginning of a page. */
export interface Section {
  /** Number of its page. */
  page: number;
  /** Index of its heading among the page's records; 0 for the page's own record. */
  first: number;
  /** Index after its last record. */
  end: number;
}

/** The data for answering queries: an index of whole pages by their names, and an index of their sections. */
export interface EngineIndex {
  pages: readonly IndexPage[];
  sections: readonly Section[];
  /** The number of each page's first section. */
  firstSections: readonly number[];
  terms: Terms;
  pageIndex: MiniSearch;
  sectionIndex: MiniSearch;
  /** For each name in the first cell of a table row, the sections with such rows. */
  rows: ReadonlyMap<string, readonly number[]>;
  /** For each title, reduced to its words without stop words, the numbers of the pages. */
  titles: ReadonlyMap<string, readonly number[]>;
}

/** The weight of a word in each field of a page. */
export const pageBoosts = { title: 2.5, headings: 0.5, keywords: 2, description: 1.5, path: 0.7 };
/** The weight of a word in each field of a section. */
export const sectionBoosts = { title: 0.5, heading: 2, above: 0.5, keywords: 1, text: 1, code: 0.5 };

/** Maximum length of a row that consists only of a name. Longer texts aren't searched for a name. */
const LONGEST_NAME = 100;
const titleFields: ReadonlySet<string> = new Set(["title", "headings", "heading"]);

/** Builds the indexes of a site. */
export function buildIndex(file: SearchIndexFile): EngineIndex {
  const steps = buildIndexInSteps(file);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Builds the indexes of a site, one page per step, so that queries can be answered between steps. */
export function* buildIndexInSteps({ pages, synonyms }: SearchIndexFile): Generator<void, EngineIndex> {
  const terms = new Terms(synonyms);
  const options = {
    tokenize: (text: string, field?: string) =>
      terms.ofText(text, field !== undefined && titleFields.has(field)),
    processTerm: (term: string) => term,
  };
  const pageIndex = new MiniSearch({ ...options, fields: Object.keys(pageBoosts) });
  const sectionIndex = new MiniSearch({ ...options, fields: Object.keys(sectionBoosts) });
  const sections: Section[] = [];
  const firstSections: number[] = [];
  const rows = new Map<string, number[]>();
  const titles = new Map<string, number[]>();
  for (const [number, page] of pages.entries()) {
    pageIndex.add({ id: number, ...pageFields(page) });
    firstSections.push(sections.length);
    add(titles, titleKey(page.title), number);
    for (const section of sectionsOf(page, number)) {
      const id = sections.push(section) - 1;
      sectionIndex.add({ id, ...sectionFields(page, section) });
      for (const name of rowNames(page, section)) add(rows, name, id);
    }
    yield;
  }
  return { pages, sections, firstSections, terms, pageIndex, sectionIndex, rows, titles };
}

function add(map: Map<string, number[]>, key: string, number: number): void {
  const numbers = map.get(key);
  if (numbers) numbers.push(number);
  else map.set(key, [number]);
}

function titleKey(title: string): string {
  return tokenize(title)
    .map(({ whole }) => whole)
    .filter((word) => !isStopWord(word))
    .join(" ");
}

/** The text of one record of a page: its title, a heading, a text or code. */
export function textAt(page: IndexPage, place: number): string {
  return place === 0 ? page.title : (page.entries[place - 1]?.[1] ?? "");
}

/** Level of a record: 1 for the page, 2 to 6 for headings, else `TEXT_LEVEL` or `CODE_LEVEL`. */
export function levelAt(page: IndexPage, place: number): number {
  return place === 0 ? 1 : (page.entries[place - 1]?.[0] ?? TEXT_LEVEL);
}

function pageFields({
  path,
  title,
  keywords,
  description,
  entries,
}: IndexPage): Record<keyof typeof pageBoosts, string> {
  return {
    title,
    headings: entries
      .filter(([level]) => isHeading(level))
      .map(([, text]) => text)
      .join("\n"),
    keywords: keywords ?? "",
    description: description ?? entries[0]?.[1] ?? "",
    // Usually the sections and categories that contain the page.
    path: path.replaceAll("/", " "),
  };
}

function sectionsOf(page: IndexPage, number: number): Section[] {
  const headings = page.entries.flatMap(([level], at) => (isHeading(level) ? [at + 1] : []));
  const starts = [0, ...headings];
  return starts.map((first, at) => ({
    page: number,
    first,
    end: starts[at + 1] ?? page.entries.length + 1,
  }));
}

function sectionFields(page: IndexPage, { first, end }: Section): Record<keyof typeof sectionBoosts, string> {
  const own = page.entries.slice(first, end - 1);
  const textOf = (wanted: number) => own.filter(([level]) => level === wanted).map(([, text]) => text);
  const description = first === 0 ? [page.description ?? ""] : [];
  return {
    title: page.title,
    heading: textAt(page, first),
    above: headingsAbove(page, first).join("\n"),
    keywords: first === 0 ? (page.keywords ?? "") : "",
    text: [...description, ...textOf(TEXT_LEVEL)].join("\n"),
    code: textOf(CODE_LEVEL).join("\n"),
  };
}

function headingsAbove(page: IndexPage, place: number): string[] {
  const above: string[] = [];
  let level = levelAt(page, place);
  for (let at = place - 1; at > 0 && level > 2; at -= 1) {
    const [other, text] = page.entries[at - 1] ?? [TEXT_LEVEL, ""];
    if (!isHeading(other) || other >= level) continue;
    above.unshift(text);
    level = other;
  }
  return above;
}

function rowNames(page: IndexPage, { first, end }: Section): string[] {
  return page.entries.slice(first, end - 1).flatMap(([level, text]) => {
    const name = level === TEXT_LEVEL ? rowName(text) : null;
    return name === null ? [] : [name];
  });
}

/**
 * The name in the first cell of a table row, normalized like a whole token; null if there is none. While the full text is still
 * loading, a row consists only of the name.
 */
export function rowName(text: string): string | null {
  const cellEnd = text.indexOf(CELL_SEPARATOR);
  const tokens = tokenize(cellEnd < 0 ? text.slice(0, LONGEST_NAME) : text.slice(0, cellEnd));
  return tokens.length === 1 ? (tokens[0]?.whole ?? null) : null;
}

function isHeading(level: number): boolean {
  return level !== TEXT_LEVEL && level !== CODE_LEVEL;
}

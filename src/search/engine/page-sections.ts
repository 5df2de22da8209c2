import { CODE_LEVEL, TEXT_LEVEL, type IndexPage } from "../../model/search/search-index";
import { CELL_SEPARATOR } from "../../model/search/search-record";
import { nameOf, tokenize } from "./words/tokenize";

/** A heading with its content up to the next heading, or the beginning of a page. */
export interface Section {
  /** Number of its page. */
  page: number;
  /** Index of its heading among the page's records; 0 for the page's own record. */
  first: number;
  /** Index after its last record. */
  end: number;
}

/** The weight of a word in each field of a page. */
export const pageBoosts = { title: 2.5, headings: 0.3, keywords: 3, description: 3, path: 0.7 };
/** The weight of a word in each field of a section. */
export const sectionBoosts = { title: 0.5, heading: 2, above: 0.5, keywords: 2, text: 1, code: 0.3 };

/** Maximum length of a row that consists only of a name. Longer texts aren't searched for a name. */
const LONGEST_NAME = 100;
const titleFields: ReadonlySet<string> = new Set(["title", "headings", "heading"]);

/** Whether a field is a title, in which stop words are significant. */
export function keepsStopWords(field: string | undefined): boolean {
  return field !== undefined && titleFields.has(field);
}

/** The text of one record of a page: its title, a heading, a text or code. */
export function textAt(page: IndexPage, place: number): string {
  return place === 0 ? page.title : (page.entries[place - 1]?.[1] ?? "");
}

/** Level of a record: 1 for the page, 2 to 6 for headings, else `TEXT_LEVEL` or `CODE_LEVEL`. */
export function levelAt(page: IndexPage, place: number): number {
  return place === 0 ? 1 : (page.entries[place - 1]?.[0] ?? TEXT_LEVEL);
}

/** The texts of a page in the index of whole pages, by field. */
export function pageFields({
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

/** The sections of a page. @param number the page's number */
export function sectionsOf(page: IndexPage, number: number): Section[] {
  const headings = page.entries.flatMap(([level], at) => (isHeading(level) ? [at + 1] : []));
  const starts = [0, ...headings];
  return starts.map((first, at) => ({
    page: number,
    first,
    end: starts[at + 1] ?? page.entries.length + 1,
  }));
}

/** The texts of a section in the index of sections, by field. */
export function sectionFields(
  page: IndexPage,
  { first, end }: Section,
): Record<keyof typeof sectionBoosts, string> {
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

/** Whether a section has a table row with a name in its first cell, normalized with `nameOf`. */
export function hasRow(page: IndexPage, { first, end }: Section, name: string): boolean {
  return page.entries
    .slice(first, end - 1)
    .some(([level, text]) => level === TEXT_LEVEL && rowName(text) === name);
}

/**
 * The text in the first cell of a table row, normalized with `nameOf`. While the full text is still loading, a row consists only
 * of this cell.
 */
export function rowName(text: string): string {
  const cellEnd = text.indexOf(CELL_SEPARATOR);
  return nameOf(tokenize(cellEnd < 0 ? text.slice(0, LONGEST_NAME) : text.slice(0, cellEnd)));
}

function isHeading(level: number): boolean {
  return level !== TEXT_LEVEL && level !== CODE_LEVEL;
}

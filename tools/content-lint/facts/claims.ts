import type { Table, TableRow } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { ContentDocument } from "../document/content-document";

/** What a page claims about a name. */
export interface Claim {
  name: string;
  value: string;
  line: number;
}

/** A name in backticks, with or without a link. */
const named = /`([\w.<>-]+)`(?:\]\([^)]*\))?/g;
/** The rest of the sentence or cell. */
const restOfSentence = /^(?:`[^`|]*`|[^`|.;]|[.;](?!\s|$))*/;
const defaults = [
  // "their names begin with `A`, by default `x_`" is about the names.
  /^[^`]{0,60}(?<!, by )\bdefault(?:s to|s| is| value is|:| of)?,? `([^`]+)`/,
  /^[ ,(]*`([^`]+)` by default/,
  /^[ ,(]*(\d[\d,]*)(?: ?(?:ms|s|seconds|minutes|hours|days|bytes))? by default/,
  /^[ ,(]*default:? (\d[\d,]*)\b/,
];
/** The start of a sentence about a release other than the documented one. */
const ofOtherRelease = /\b(?:from|since|until|before|up to) (?:Gateway |Console |the CLI )?\d+\.\d+/i;
const versions = /^[ ,(]*(?:since|from|new in|as of) (?:Gateway |Console |the CLI )?(\d+\.\d+\.\d+)/;

/** The defaults that a page's sentences and tables state for names. @param isName whether a name matters */
export function defaultClaims(document: ContentDocument, isName: (name: string) => boolean): Claim[] {
  return [
    ...sentenceClaims(document, /default/, isName, (rest) =>
      defaults.flatMap((pattern) => pattern.exec(rest)?.[1] ?? []).at(0),
    ),
    ...tableClaims(document, isName),
  ];
}

/** The versions that introduced names, according to a page's sentences. */
export function sinceClaims(document: ContentDocument, isName: (name: string) => boolean): Claim[] {
  return sentenceClaims(document, /since|from|new in|as of/, isName, (rest) => versions.exec(rest)?.[1]);
}

function sentenceClaims(
  { sentences }: ContentDocument,
  /** What a line needs to contain a claim. Most lines don't. */
  hasClaim: RegExp,
  isName: (name: string) => boolean,
  valueIn: (rest: string) => string | undefined,
): Claim[] {
  return sentences.split("\n").flatMap((text, index) =>
    [...(hasClaim.test(text) ? text.matchAll(named) : [])].flatMap(
      ({ index: start, 0: { length }, 1: name = "" }) => {
        const rest = restOfSentence.exec(text.slice(start + length))?.[0] ?? "";
        const isDated = ofOtherRelease.test(text.slice(text.lastIndexOf(". ", start) + 1, start));
        const value = isName(name) && !isDated ? valueIn(rest) : undefined;
        return value === undefined ? [] : [{ name, value: plain(value), line: index + 1 }];
      },
    ),
  );
}

/**
 * Rows of tables with a column of defaults whose first cell is a name. Tables with a column for a second setting are skipped,
 * because the defaults might belong to that setting.
 */
function tableClaims({ tree }: ContentDocument, isName: (name: string) => boolean): Claim[] {
  const claims: Claim[] = [];
  visit(tree, "table", ({ children: [head, ...rows] }: Table) => {
    if (head?.children.some((cell) => /\w setting$/.test(toString(cell)))) return;
    const column = head?.children.findIndex((cell) => /^default(?: value)?$/i.test(toString(cell))) ?? -1;
    if (column > 0) claims.push(...rows.flatMap((row) => rowClaims(row, column, isName)));
  });
  return claims;
}

function rowClaims({ children }: TableRow, column: number, isName: (name: string) => boolean): Claim[] {
  const name = children[0] ? toString(children[0]).trim() : "";
  const [cell] = children[column]?.children ?? [];
  const isLiteral = cell?.type === "inlineCode" || (cell?.type === "text" && /^\d[\d,]*$/.test(cell.value));
  if (!isName(name) || !cell || !isLiteral) return [];
  return [{ name, value: plain(cell.value), line: cell.position?.start.line ?? 0 }];
}

function plain(value: string): string {
  return /^\d{1,3}(?:,\d{3})+$/.test(value) ? value.replaceAll(",", "") : value.replace(/^"(.*)"$/, "$1");
}

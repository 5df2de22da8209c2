import type { ContentElement, ContentNode } from "../../model/content/content-tree";
import { countWords } from "./mark-words";
import { plainText } from "./plain-text";

/** The maximum number of rows quoted from one table. */
const ROWS = 5;

/**
 * The table rows with words of a question, as a definition list: the first cell is the term, and the other cells describe
 * it, each after the name of its column. It fits where a wide table doesn't.
 * @returns null if no row has such a word
 */
export function matchingRows(table: ContentElement, words: readonly string[]): ContentElement | null {
  const names = rowsIn(table, "thead")
    .flatMap(cellsOf)
    .map((cell) => cell.children ?? []);
  const rows = rowsIn(table, "tbody");
  const ranked = rows
    .map((row, place) => ({ row, place, count: countWords(plainText([row]), words) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.place - other.place);
  // A row with only one of several words isn't useful next to a row with all of them.
  const most = ranked[0]?.count ?? 0;
  const best = ranked
    .filter(({ count }) => count > most / 2)
    .slice(0, ROWS)
    .sort((one, other) => one.place - other.place);
  if (best.length === 0) return null;
  return { type: "dl", props: {}, children: best.flatMap(({ row }) => definition(cellsOf(row), names)) };
}

function definition([first, ...others]: ContentElement[], names: readonly ContentNode[][]): ContentElement[] {
  return [
    { type: "dt", props: {}, children: first?.children ?? [] },
    ...others.flatMap((cell, place): ContentElement[] => {
      const children = cell.children ?? [];
      if (plainText(children).trim() === "") return [];
      const name = names[place + 1] ?? [];
      const label: ContentNode[] =
        plainText(name).trim() === "" ? [] : [{ type: "span", props: {}, children: [...name, ": "] }];
      return [{ type: "dd", props: {}, children: [...label, ...children] }];
    }),
  ];
}

function rowsIn(table: ContentElement, part: "thead" | "tbody"): ContentElement[] {
  return elementsIn(table)
    .filter(({ type }) => type === part)
    .flatMap(elementsIn);
}

function cellsOf(row: ContentElement): ContentElement[] {
  return elementsIn(row);
}

function elementsIn({ children = [] }: ContentElement): ContentElement[] {
  return children.filter((child) => typeof child !== "string");
}

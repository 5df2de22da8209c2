import type { RootContent, TableCell, TableRow } from "mdast";
import type { ContentElement } from "../../model/content/content-tree";
import { phrasingOf, trimmed } from "./phrasing-mdast";

/**
 * Converts a table that an author has written.
 * @param absolute converts the address of a link or an image to one that works outside the site
 */
export function tableOf(table: ContentElement, absolute: (address: string) => string): RootContent {
  return { type: "table", children: rowsOf(table, absolute) };
}

function rowsOf(part: ContentElement, absolute: (address: string) => string): TableRow[] {
  return elementsIn(part).flatMap((child) =>
    child.type === "tr"
      ? [{ type: "tableRow" as const, children: cellsOf(child, absolute) }]
      : rowsOf(child, absolute),
  );
}

/** A cell is a single line, so a block inside it, such as a list, is reduced to its text. */
function cellsOf(row: ContentElement, absolute: (address: string) => string): TableCell[] {
  return elementsIn(row).map(({ children = [] }) => ({
    type: "tableCell",
    children: trimmed(phrasingOf(children, absolute)),
  }));
}

function elementsIn({ children = [] }: ContentElement): ContentElement[] {
  return children.filter((child) => typeof child !== "string");
}

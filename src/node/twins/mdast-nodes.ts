import type { Heading, Paragraph, PhrasingContent, Strong, Table, Text } from "mdast";

/** A heading. @param depth 1 to 6 */
export function heading(depth: number, children: PhrasingContent[]): Heading {
  return { type: "heading", depth: depth as Heading["depth"], children };
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

export function text(value: string): Text {
  return { type: "text", value };
}

/** Text in bold. */
export function strong(words: string): Strong {
  return { type: "strong", children: [text(words)] };
}

/** A table of plain text. @param rows the first row is the header */
export function plainTable(rows: readonly (readonly string[])[]): Table {
  return {
    type: "table",
    children: rows.map((cells) => ({
      type: "tableRow",
      children: cells.map((cell) => ({ type: "tableCell", children: [text(cell)] })),
    })),
  };
}

import { LineCounter, parseDocument, type Document } from "yaml";

/** YAML whose texts can be found again in the file. */
export interface PlacedYaml {
  document: Document;
  counter: LineCounter;
  /** How many lines of the file stand before it. */
  linesBefore: number;
}

/** Parses a whole YAML file or a part of one. */
export function placedYaml(yaml: string, linesBefore: number): PlacedYaml {
  const counter = new LineCounter();
  const document: Document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  return { document, counter, linesBefore };
}

/**
 * Splits a content file.
 * @returns the frontmatter, null where there is none, and the body, which keeps its lines
 */
export function splitFrontmatter(text: string): { frontmatter: PlacedYaml | null; body: string } {
  const [block = "", yaml = ""] = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (block === "") return { frontmatter: null, body: text };
  const blank = "\n".repeat(block.split("\n").length - 1);
  return { frontmatter: placedYaml(yaml, 1), body: blank + text.slice(block.length) };
}

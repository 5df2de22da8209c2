import { LineCounter, parseDocument, type Document } from "yaml";
import type { Reporter } from "../../../src/node/problems/reporter";
import { yamlProblems } from "../../../src/node/reading/yaml-problems";

/** YAML whose text can be located in the file. */
export interface PlacedYaml {
  document: Document;
  counter: LineCounter;
  /** The number of lines before it in the file. */
  linesBefore: number;
}

/** Parses a YAML file, or a part of it. */
export function placedYaml(yaml: string, linesBefore: number): PlacedYaml {
  const counter = new LineCounter();
  const document: Document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  return { document, counter, linesBefore };
}

/**
 * Splits a content file.
 * @param report called with everything that isn't valid in the frontmatter
 * @returns the frontmatter, or null if there is none, and the body with its line numbers unchanged
 */
export function splitFrontmatter(
  text: string,
  report: Reporter,
): { frontmatter: PlacedYaml | null; body: string } {
  const [block = "", yaml = ""] = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (block === "") return { frontmatter: null, body: text };
  const blank = "\n".repeat(block.split("\n").length - 1);
  const frontmatter = placedYaml(yaml, 1);
  for (const { offset, message, hint } of yamlProblems(frontmatter.document, yaml)) {
    const { line, col } = frontmatter.counter.linePos(offset);
    report.error({ line: line + frontmatter.linesBefore, column: col }, message, hint);
  }
  return { frontmatter, body: blank + text.slice(block.length) };
}

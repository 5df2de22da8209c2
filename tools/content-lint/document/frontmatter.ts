import { LineCounter, parseDocument, type Document } from "yaml";
import type { Reporter } from "../../../src/node/problems/reporter";
import { yamlProblems } from "../../../src/node/reading/yaml-problems";

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
 * @param report told what isn't valid in the frontmatter
 * @returns the frontmatter, null where there is none, and the body, which keeps its lines
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

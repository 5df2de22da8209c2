import type { ContentProblem } from "../../src/model/problem/problem";
import type { Sample } from "./document/sample";

/** What a rule found in a text. */
export interface Finding {
  /** 1-based line of that text; 0 where it is the whole. */
  line: number;
  /** 1-based; left out where the line says enough. */
  column?: number;
  message: string;
  hint?: string;
  /** Whether a person has to judge it: it is no fault by itself. */
  isHint?: boolean;
}

/** A finding as a problem of its file. @param file path from the root of the repository */
export function problemOf(
  file: string,
  { line, column = 1, message, hint, isHint }: Finding,
): ContentProblem {
  return {
    severity: isHint ? "warning" : "error",
    file,
    line,
    column: line === 0 ? 0 : column,
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** A finding in a sample's code as a problem of the file that holds the sample. */
export function problemIn(sample: Sample, finding: Finding): ContentProblem {
  return problemOf(sample.file, { ...finding, line: sample.line + finding.line - 1 });
}

import { errorIn, type ContentProblem } from "../../../src/model/problem/problem";
import type { Sample } from "./sample";

/** What a rule found in a text. */
export interface Finding {
  /** 1-based line in that text; 0 for the whole text. */
  line: number;
  /** 1-based; left out if the line is enough. */
  column?: number;
  message: string;
  hint?: string | undefined;
  /** Whether a person has to judge it, because it isn't necessarily wrong. */
  isHint?: boolean;
}

/** Converts a finding to a problem of its file. @param file path from the root of the repository */
export function problemOf(
  file: string,
  { line, column = 1, message, hint, isHint }: Finding,
): ContentProblem {
  const problem = errorIn(file, message, hint, { line, column: line === 0 ? 0 : column });
  return isHint ? { ...problem, severity: "warning" } : problem;
}

/** Converts a finding in a sample's code to a problem of the file that contains the sample. */
export function problemIn(sample: Sample, finding: Finding): ContentProblem {
  return problemOf(sample.file, { ...finding, line: sample.line + finding.line - 1 });
}

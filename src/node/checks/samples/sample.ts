import type { ContentProblem } from "../../../model/problem";

/** A piece of code that readers are shown, where it stands and what it is. */
export interface Sample {
  /** Path from the root of the repository. */
  file: string;
  /** 1-based line of the first line of the code. */
  line: number;
  /** As named on the fence; empty for none. */
  language: string;
  title: string;
  code: string;
  /** What it is a piece of, as named on the fence. */
  part?: string;
  /** Whether the author marked it as a mistake shown on purpose. */
  wrong: boolean;
  /** Whether it stands in a sentence: a command in backticks, which may be cut short. */
  inline: boolean;
}

/** Where in a sample something is wrong: 1-based line of its code. */
export interface Finding {
  line: number;
  message: string;
  hint?: string;
}

/** A finding as a problem of the file that holds the sample. */
export function problemIn(sample: Sample, { line, message, hint }: Finding): ContentProblem {
  return {
    severity: "error",
    file: sample.file,
    line: sample.line + line - 1,
    column: 1,
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** A piece of code that readers are shown: what it is and where it is. */
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
  /** Whether it is a fence of its own, a command in backticks, which may be cut short, or part of a script. */
  form: "fence" | "inline" | "embedded";
}

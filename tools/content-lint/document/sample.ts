/** A piece of code that readers see, with its language and position. */
export interface Sample {
  /** Path from the root of the repository. */
  file: string;
  /** 1-based line of the first line of the code. */
  line: number;
  /** As written on the fence; empty if there is none. */
  language: string;
  title: string;
  code: string;
  /** The kind of object that the piece belongs to, as written on the fence. */
  part?: string;
  /** Whether the author marked it as an intentional mistake. */
  wrong: boolean;
  /** Whether it's a separate fence, a command in backticks, which might be shortened, or part of a script. */
  form: "fence" | "inline" | "embedded";
}

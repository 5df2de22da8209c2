/** A problem in the content, in the author's terms. */
export interface ContentProblem {
  severity: "error" | "warning";
  /** Path from the root of the repository, such as `content/gateway/index.mdx`. */
  file: string;
  /** 1-based; 0 if the problem applies to the whole file. */
  line: number;
  column: number;
  /** Describes the problem and quotes the value. */
  message: string;
  /** What to write instead, or the allowed values. */
  hint?: string;
}

/** An error in a file; without a position, it applies to the whole file. @param file path from the root of the repository */
export function errorIn(
  file: string,
  message: string,
  hint?: string,
  { line, column }: Pick<ContentProblem, "line" | "column"> = { line: 0, column: 0 },
): ContentProblem {
  return { severity: "error", file, line, column, message, ...(hint ? { hint } : {}) };
}

/** A finding of a content linter rule. */
export interface ContentFinding extends ContentProblem {
  /** The rule's name. @example "samples/images" */
  rule: string;
}

/** Where the development server sends the content linter's findings in a file, which is given in the `file` parameter. */
export const contentFindingsUrl = "/___content-findings";

/**
 * Formats a problem on one line (two with a hint), with a position that editors and terminals turn into a link:
 * `file:line:column`.
 */
export function formatProblem(problem: ContentProblem): string {
  const place = problem.line > 0 ? `${problem.file}:${problem.line}:${problem.column}` : problem.file;
  return `${place}  ${problem.message}${problem.hint ? `\n    ${problem.hint}` : ""}`;
}

/** Sorts by file, then line, then column, and removes duplicates. */
export function sortProblems<Problem extends ContentProblem>(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

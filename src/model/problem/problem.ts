/** Something wrong with the content, in the author's terms. */
export interface ContentProblem {
  severity: "error" | "warning";
  /** Path from the root of the repository, such as `content/gateway/index.mdx`. */
  file: string;
  /** 1-based; 0 where the problem is the whole file. */
  line: number;
  column: number;
  /** What is wrong, the value quoted. */
  message: string;
  /** What to write instead, or the values that are allowed. */
  hint?: string;
}

/** What a rule of the content linter has found. */
export interface ContentFinding extends ContentProblem {
  /** The rule's name. @example "samples/images" */
  rule: string;
}

/** Where the development server sends what the content linter finds in a file, which is its parameter `file`. */
export const contentFindingsUrl = "/___content-findings";

/** One problem on one line (two with a hint), as editors and terminals link it: `file:line:column`. */
export function formatProblem(problem: ContentProblem): string {
  const place = problem.line > 0 ? `${problem.file}:${problem.line}:${problem.column}` : problem.file;
  return `${place}  ${problem.message}${problem.hint ? `\n    ${problem.hint}` : ""}`;
}

/** Orders by file, then line, then column, and drops repetitions of the same problem. */
export function sortProblems<Problem extends ContentProblem>(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

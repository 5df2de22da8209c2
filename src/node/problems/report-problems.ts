import type { Reporter } from "gatsby";
import { formatProblem, sortProblems, type ContentProblem } from "../../model/problem/problem";

/**
 * Prints every problem, warnings first. Errors stop a build, once all are printed; while developing they are printed and
 * the pages show them.
 */
export function reportProblems(problems: readonly ContentProblem[], reporter: Reporter): void {
  const sorted = sortProblems(problems);
  const warnings = sorted.filter(({ severity }) => severity === "warning");
  const errors = sorted.filter(({ severity }) => severity === "error");
  if (warnings.length > 0) reporter.warn(`${summary(warnings, "warning")}\n\n${list(warnings)}\n`);
  if (errors.length > 0) reporter.panicOnBuild(`${summary(errors, "error")}\n\n${list(errors)}\n`);
}

function summary(problems: readonly ContentProblem[], word: string): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return `The content has ${count(problems.length, word)} in ${count(files, "file")}.`;
}

function list(problems: readonly ContentProblem[]): string {
  return problems.map((problem) => `  ${formatProblem(problem)}`).join("\n");
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

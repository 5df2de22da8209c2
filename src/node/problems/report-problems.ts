import type { Reporter } from "gatsby";
import { formatProblem, sortProblems, type ContentProblem } from "../../model/problem/problem";

/**
 * Prints every problem, warnings first. In builds, errors stop the build after all of them have been printed. During
 * development, they are printed and shown on the affected pages.
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

import { sortProblems, type ContentProblem } from "../../src/model/problem";
import type { Content } from "./content";
import type { Rule } from "./rule";
import { pending } from "./pending";
import { rules } from "./registry";

/** A problem, and the rule that found it. */
export interface FoundProblem extends ContentProblem {
  rule: string;
}

/**
 * Holds content to rules.
 * @param hints IDs of rules whose findings are no errors
 * @returns the problems by file and line, each once
 */
export async function checkContent(
  content: Content,
  held: readonly Rule[] = rules,
  hints: readonly string[] = pending,
): Promise<FoundProblem[]> {
  const found = await Promise.all(
    held.map(async ({ id, check }) =>
      (await check(content)).map((problem) => ({ ...problem, rule: id, ...asHint(id, hints) })),
    ),
  );
  return sortProblems(found.flat());
}

function asHint(id: string, hints: readonly string[]): Pick<ContentProblem, "severity"> | undefined {
  return hints.includes(id) ? { severity: "warning" } : undefined;
}

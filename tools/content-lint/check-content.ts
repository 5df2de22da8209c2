import { sortProblems, type ContentProblem } from "../../src/model/problem";
import type { Content } from "./content";
import type { Rule } from "./rule";
import { rules } from "./registry";

/** A problem, and the rule that found it. */
export interface FoundProblem extends ContentProblem {
  rule: string;
}

/**
 * Holds content to rules.
 * @returns the problems by file and line, each once
 */
export async function checkContent(content: Content, held: readonly Rule[] = rules): Promise<FoundProblem[]> {
  const found = await Promise.all(
    held.map(async ({ id, check }) => (await check(content)).map((problem) => ({ ...problem, rule: id }))),
  );
  return sortProblems(found.flat());
}

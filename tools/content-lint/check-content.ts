import { sortProblems, type ContentFinding } from "../../src/model/problem/problem";
import { rules as allRules } from "./registry";
import type { Content } from "./rule/content";
import type { Rule } from "./rule/rule";

/** Checks content against rules. @returns the problems by file and line, without duplicates */
export async function checkContent(
  content: Content,
  rules: readonly Rule[] = allRules,
): Promise<ContentFinding[]> {
  const found = await Promise.all(
    rules.map(async ({ id, check }) => (await check(content)).map((problem) => ({ ...problem, rule: id }))),
  );
  return sortProblems(found.flat());
}

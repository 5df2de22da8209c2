import { sortProblems, type ContentFinding, type ContentProblem } from "../../src/model/problem/problem";
import type { Content } from "./rule/content";
import type { Rule } from "./rule/rule";
import { pending, type Pending } from "./pending";
import { rules } from "./registry";

/**
 * Checks content against rules.
 * @param exceptions files in which a rule's findings are hints instead of errors
 * @returns the problems by file and line, without duplicates
 */
export async function checkContent(
  content: Content,
  held: readonly Rule[] = rules,
  exceptions: readonly Pending[] = pending,
): Promise<ContentFinding[]> {
  const found = await Promise.all(
    held.map(async ({ id, check }) =>
      (await check(content)).map((problem) => ({
        ...problem,
        rule: id,
        ...(isPending(id, problem, exceptions) ? { severity: "warning" as const } : {}),
      })),
    ),
  );
  return sortProblems(found.flat());
}

function isPending(rule: string, { file }: ContentProblem, exceptions: readonly Pending[]): boolean {
  return exceptions.some((each) => each.rule === rule && each.files.test(file));
}

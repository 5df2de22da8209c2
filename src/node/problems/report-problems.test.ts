import type { Reporter } from "gatsby";
import { expect, it, vi } from "vitest";
import type { ContentProblem } from "../../model/problem/problem";
import { reportProblems } from "./report-problems";

function report(problems: ContentProblem[]) {
  const printed: [string, string][] = [];
  const reporter = {
    warn: vi.fn((text: string) => printed.push(["warn", text])),
    panicOnBuild: vi.fn((text: string) => printed.push(["panicOnBuild", text])),
  };
  reportProblems(problems, reporter as unknown as Reporter);
  return printed;
}

const problem = (severity: ContentProblem["severity"], file: string, line: number): ContentProblem => ({
  severity,
  file,
  line,
  column: 1,
  message: "is wrong",
  hint: "make it right",
});

it("prints warnings, then all errors together, each sorted and counted", () => {
  const printed = report([
    problem("error", "content/b.mdx", 1),
    problem("warning", "content/c.mdx", 1),
    problem("error", "content/a.mdx", 10),
    problem("error", "content/a.mdx", 9),
    problem("error", "content/a.mdx", 9),
  ]);
  expect(printed.map(([kind, text]) => `[${kind}] ${text}`).join("\n")).toMatchInlineSnapshot(`
    "[warn] The content has 1 warning in 1 file.

      content/c.mdx:1:1  is wrong
        make it right

    [panicOnBuild] The content has 3 errors in 2 files.

      content/a.mdx:9:1  is wrong
        make it right
      content/a.mdx:10:1  is wrong
        make it right
      content/b.mdx:1:1  is wrong
        make it right
    "
  `);
});

it("doesn't stop a build because of warnings", () => {
  expect(report([problem("warning", "content/a.mdx", 1)]).map(([kind]) => kind)).toEqual(["warn"]);
});

it("prints nothing if there are no problems", () => {
  expect(report([])).toEqual([]);
});

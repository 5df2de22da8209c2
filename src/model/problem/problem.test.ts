import { expect, it } from "vitest";
import { formatProblem, sortProblems, type ContentProblem } from "./problem";

const problem = (file: string, line: number, column = 1, message = "m"): ContentProblem => ({
  severity: "error",
  file,
  line,
  column,
  message,
});

it("prints a position that editors link, and the hint on its own line", () => {
  expect(formatProblem(problem("content/a.mdx", 3, 7))).toBe("content/a.mdx:3:7  m");
  expect(formatProblem({ ...problem("content/a.mdx", 3, 7), hint: "h" })).toBe("content/a.mdx:3:7  m\n    h");
});

it("prints only the file if the problem concerns the whole file", () => {
  expect(formatProblem(problem("content/a.mdx", 0, 0))).toBe("content/a.mdx  m");
});

it("sorts by file, line and column as numbers", () => {
  const sorted = sortProblems([problem("b", 1), problem("a", 10), problem("a", 9, 12), problem("a", 9, 2)]);
  expect(sorted.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "a:9:2",
    "a:9:12",
    "a:10:1",
    "b:1:1",
  ]);
});

it("drops duplicates, but not other problems at the same position", () => {
  const sorted = sortProblems([
    problem("a", 1),
    problem("a", 1),
    problem("a", 1, 1, "n"),
    { ...problem("a", 1), hint: "h" },
  ]);
  expect(sorted.map(({ message, hint }) => [message, hint])).toEqual([
    ["m", undefined],
    ["n", undefined],
    ["m", "h"],
  ]);
});

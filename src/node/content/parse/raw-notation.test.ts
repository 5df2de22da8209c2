import { expect, test } from "vitest";
import { parseContent } from "./markdown";
import { Reporter } from "../../problems/reporter";

function warningsOf(body: string, format: "md" | "mdx" = "mdx"): string[] {
  const report = new Reporter("content/a.mdx");
  parseContent(body, format, report, { variables: {}, diagramSizes: {} });
  return report.problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`);
}

test.each([
  ["Read [one](./VS Code.md).", "warning 1 `[one](./VS Code.md)` is no link: it is shown as it is"],
  ["![g](./lag graph.png)", "warning 1 `![g](./lag graph.png)` is no image: it is shown as it is"],
  ["[x](a b.md#c)", "warning 1 `[x](a b.md#c)` is no link: it is shown as it is"],
  ["[some *big* text](a b.md)", "warning 1 `[some … text](a b.md)` is no link: it is shown as it is"],
  ["- [x](a b.md)", "warning 1 `[x](a b.md)` is no link: it is shown as it is"],
  ["# A\n\n[r]: ./a b.md", "warning 3 `[r]: ./a b.md` defines no address: it is shown as it is"],
  ["**重要（…）：**请", "warning 1 `**重要（…）：**` is no emphasis: its marks are shown"],
  ["*重要（…）*请", "warning 1 `*重要（…）*` is no emphasis: its marks are shown"],
  ["**重要（`a`）**请", "warning 1 `**重要（…）**` is no emphasis: its marks are shown"],
  ["**Note (x)**text", "warning 1 `**Note (x)**` is no emphasis: its marks are shown"],
])("%j is reported, in both formats", (body, warning) => {
  expect(warningsOf(body)).toEqual([warning]);
  expect(warningsOf(body, "md")).toEqual([warning]);
});

test.each([
  "[one](<./VS Code.md>) [two](./a.md) [three](./a%20b.md)",
  "[r]\n\n[r]: <./a b.md>",
  "`[one](./VS Code.md)` and `**a`",
  "\\[one\\](./VS Code.md) \\*\\*a\\*\\*",
  "```\n[one](./VS Code.md)\n**a（）**b\n```",
  "Two stars: 2 ** 3 ** 4, 2 * 3 * 4, and `*`.",
  "All of **/*.yaml, or *.mdx and *.md",
  "an array[0] (see above), [x] and [ ]",
  "**重要**（…）：请",
  "**bold** and *it* and ***both***",
  "- [x] done: yes\n- [ ] to do",
])("%j is accepted", (body) => {
  expect(warningsOf(body)).toEqual([]);
});

import { expect, it } from "vitest";
import type { ContentFinding } from "../../src/model/problem/problem";
import { describeChange, formatFinding } from "./print-findings";

const finding = (file: string, line: number, more: Partial<ContentFinding> = {}): ContentFinding => ({
  severity: "error",
  file,
  line,
  column: 1,
  message: "`foo` isn't a setting",
  rule: "samples/compose-keys",
  ...more,
});

it("prints the position, the message, the rule and the hint", () => {
  expect(formatFinding(finding("content/a.mdx", 3, { hint: "did you mean `for`?" }))).toMatchInlineSnapshot(`
    "content/a.mdx:3:1  \`foo\` isn't a setting (samples/compose-keys)
        did you mean \`for\`?"
  `);
  expect(formatFinding(finding("content/a.mdx", 3, { severity: "warning" }))).toMatch(/^hint: content/);
});

it("prints only new findings, not those that existed before or only moved", () => {
  const before = [finding("content/a.mdx", 3), finding("content/a.mdx", 9), finding("content/b.mdx", 1)];
  const after = [
    finding("content/a.mdx", 4),
    finding("content/a.mdx", 10),
    finding("content/a.mdx", 20),
    finding("content/c.mdx", 2, { severity: "warning" }),
  ];
  expect(describeChange(before, after)).toMatchInlineSnapshot(`
    "content/a.mdx:20:1  \`foo\` isn't a setting (samples/compose-keys)
    hint: content/c.mdx:2:1  \`foo\` isn't a setting (samples/compose-keys)
    3 errors and 1 hint, 2 new, 1 fixed"
  `);
});

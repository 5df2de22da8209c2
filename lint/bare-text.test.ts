import path from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../scripts/project-root.mjs";

/** The bare texts that the rule finds in a component's JSX. */
async function bareTextIn(jsx: string): Promise<string[]> {
  const source = `export function C({ a, b, node }: { a: string; b: number; node: React.ReactNode }) { return ${jsx}; }`;
  const eslint = new ESLint({ cwd: PROJECT_ROOT });
  const [result] = await eslint.lintText(source, {
    filePath: path.join(PROJECT_ROOT, "src/shell/Cells.tsx"),
  });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === "site/bare-text")
    .map(({ column, endColumn }) => source.slice(column - 1, (endColumn ?? column) - 1));
}

test.each([
  ["<p>{a}</p>", []],
  ["<p>{a} <b>c</b></p>", ["{a}"]],
  ["<p><i /><span>{a}</span></p>", []],
  ["<p>{a ? <i /> : null}text</p>", ["text"]],
  ["<p>text <b>c</b> text</p>", []],
  ["<p>{a}{b}</p>", ["{a}", "{b}"]],
  ['<p><b>c</b>{a === "" ? <i /> : a}</p>', ['{a === "" ? <i /> : a}']],
  ["<p><b>c</b>{node}</p>", []],
  ["<>{a}</>", ["{a}"]],
])(
  "in %s the bare text next to other children is %j",
  async (jsx, found) => {
    expect(await bareTextIn(jsx)).toEqual(found);
  },
  60_000,
);

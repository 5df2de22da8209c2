import type { Root } from "hast";
import { expect, it } from "vitest";
import { parseContent } from "../parse/markdown";
import { declaredNames, withoutExports } from "./module-code";
import { Reporter } from "../../problems/reporter";

function programOf(code: string) {
  const report = new Reporter("a.mdx");
  const { tree } = parseContent(code, "mdx", report, { variables: {}, diagramSizes: {} });
  expect(report.problems).toEqual([]);
  const node = (tree satisfies Root).children[0];
  if (node?.type !== "mdxjsEsm" || !node.data?.estree) throw new Error("no module code");
  return node.data.estree;
}

it.each([
  ["export const a = 1, b = 2", ["a", "b"]],
  ["export let { a, b: c, d = 1, e: { f }, ...g } = x", ["a", "c", "d", "f", "g"]],
  ["export var [a, , [b], c = 1, ...d] = x", ["a", "b", "c", "d"]],
  ["export function f(x) { const y = 1 }", ["f"]],
  ["export class C {}", ["C"]],
  ["import A, { b } from './_a.mdx'\nexport const c = 1", ["c"]],
  ["import A from './_a.mdx'", []],
  ["export default 1", []],
  ["export { a } from 'x'", []],
])("finds the declared names: %s", (code, names) => {
  expect(declaredNames(programOf(code))).toEqual(names);
});

it("keeps declarations and drops imports and exports without a declaration", () => {
  const program = programOf(
    "import A from './_a.mdx'\nexport const a = 1\nexport { b } from 'x'\nexport function f() {}",
  );
  expect(withoutExports(program).body.map(({ type }) => type)).toEqual([
    "VariableDeclaration",
    "FunctionDeclaration",
  ]);
  expect(program.body).toHaveLength(4);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";

/** Tests that name a case in their title, in one of their rows, or in the title of an enclosing group. */
export interface NamedTests {
  /** Files in the form used in `tests/README.md`, which omits the folder name for files in `tests/` and `src/`. */
  files: Set<string>;
  /** Every text in the code of those tests: titles, with and without the case's name, and the texts in their rows. */
  texts: Set<string>;
}

const folders = { tests: "", src: "", scripts: "../scripts/", bench: "../bench/" };
const testFunctions = new Set(["describe", "it", "test"]);

/**
 * Reads all tests and collects the cases they name. Mentions in comments don't count.
 *
 * @param ids the IDs of the cases
 * @returns the tests by case ID, without the IDs that no test names
 */
export function testsByCase(ids: readonly string[]): Map<string, NamedTests> {
  const found = new Map<string, NamedTests>();
  for (const [folder, label] of Object.entries(folders)) {
    for (const file of testFilesIn(path.join(PROJECT_ROOT, folder))) {
      const text = readFileSync(path.join(PROJECT_ROOT, folder, file), "utf8");
      if (!ids.some((id) => text.includes(id))) continue;
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      eachTest(source, (title, call) => {
        const rows = new Set(textsIn(call.expression));
        for (const id of ids.filter((one) => rows.has(one) || isIn(title, one))) {
          const named = found.get(id) ?? { files: new Set(), texts: new Set() };
          found.set(id, named);
          named.files.add(label + file);
          for (const literal of textsIn(call)) named.texts.add(literal).add(withoutCase(literal));
        }
      });
    }
  }
  return found;
}

function testFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
    .toSorted();
}

/** Calls `visit` for each test and group, including `test.each(…)(…)`. */
function eachTest(node: ts.Node, visit: (title: string, call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node) && testFunctions.has(functionOf(node))) {
    const [title] = node.arguments;
    if (title && ts.isStringLiteralLike(title)) visit(title.text, node);
  }
  ts.forEachChild(node, (child) => {
    eachTest(child, visit);
  });
}

/** `test` of `test(…)`, of `test.each(…)(…)` and of `test.only(…)`. */
function functionOf(call: ts.Expression): string {
  if (ts.isCallExpression(call) || ts.isPropertyAccessExpression(call)) return functionOf(call.expression);
  return ts.isIdentifier(call) ? call.text : "";
}

function isIn(title: string, id: string): boolean {
  return new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(title);
}

function textsIn(node: ts.Node): string[] {
  const texts = ts.isStringLiteralLike(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

/** A title without the leading case IDs and the word for a variant. */
function withoutCase(title: string): string {
  return title.replace(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*-\d\d(?:, )?)*(?:variant)?:? */, "");
}

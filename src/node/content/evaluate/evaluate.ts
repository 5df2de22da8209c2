import type { Expression, Program } from "estree-jsx";
import { buildJsx } from "estree-util-build-jsx";
import { toJs } from "estree-util-to-js";
import type { Nodes, Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { authorComponents } from "../../../model/content/author-components";
import type { ContentNode } from "../../../model/content/content-tree";
import { ElementFactory, Fragment, type PartialFunction } from "./element";
import type { ElementContext } from "./element-context";
import { declaredNames, withoutExports } from "./module-code";
import { walk } from "../parse/walk";

/** The names that a page's expressions can use. */
export type Scope = Readonly<Record<string, unknown>>;

const builtIn = Object.fromEntries(
  [...Object.keys(authorComponents), "CodeBlock", "Diagram"].map((name) => [name, name]),
);

/**
 * Runs a page's MDX once and returns its output as JSON. Markdown becomes elements directly. Only expressions and exports are
 * run as JavaScript, each separately, so that an error is reported at its position and the others still run.
 * @param tree the HTML tree with MDX nodes, from `parseContent`
 * @param partials imported partials by local name
 * @param scope variables of the site, and `props` inside a partial
 */
export function evaluateContent(
  tree: Root,
  partials: Readonly<Record<string, PartialFunction>>,
  scope: Scope,
  context: ElementContext,
): ContentNode[] {
  const factory = new ElementFactory(context);
  const base: Scope = {
    ...builtIn,
    ...partials,
    ...scope,
    _jsx: factory.fromExpression,
    _Fragment: Fragment,
  };
  const names = { ...base, ...runExports(tree, base, context) };
  const shown = shownExpressions(tree);
  const evaluateExpression = (expression: Expression): unknown => {
    const position = expression.loc?.start && countedFromOne(expression.loc.start);
    try {
      const value =
        expression.type === "Identifier" && Object.hasOwn(names, expression.name)
          ? names[expression.name]
          : run(`return (${javascriptOf(expression)})`, names);
      // Values that can't be rendered are reported here, where their position is known. Attributes can hold any plain data.
      return shown.has(expression) ? factory.nodesOf(value, position) : value;
    } catch (error) {
      context.report.error(position, `an expression failed: ${messageOf(error)}`);
      return "";
    }
  };
  dropComments(tree);
  const result: unknown = toJsxRuntime(tree, {
    Fragment,
    development: true,
    // The type of an element here depends on which global JSX types the installed packages declare.
    jsxDEV: factory.fromTree as never,
    components: builtIn,
    createEvaluater: () => ({ evaluateExpression, evaluateProgram: () => undefined }),
    elementAttributeNameCase: "react",
    tableCellAlignToStyle: false,
    passKeys: false,
  });
  return factory.nodesOf(result);
}

/** A comment in braces is an empty expression, which the runtime can't handle. */
function dropComments(tree: Root): void {
  const isComment = (node: Nodes) =>
    (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
    node.data?.estree?.body.length === 0;
  walk(tree, (node) => {
    if (!("children" in node) || !node.children.some(isComment)) return;
    (node as { children: Nodes[] }).children = node.children.filter((child) => !isComment(child));
  });
}

/** The expressions in the text, without those in attributes. */
function shownExpressions(tree: Root): Set<unknown> {
  const expressions = new Set<unknown>();
  walk(tree, (node) => {
    if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return;
    for (const statement of node.data?.estree?.body ?? [])
      if (statement.type === "ExpressionStatement") expressions.add(statement.expression);
  });
  return expressions;
}

function runExports(tree: Root, scope: Scope, context: ElementContext): Scope {
  const programs = tree.children.flatMap((node) =>
    node.type === "mdxjsEsm" && node.data?.estree ? [node.data.estree] : [],
  );
  const exported: Record<string, unknown> = {};
  for (const program of programs) {
    const names = declaredNames(program);
    if (names.length === 0) continue;
    try {
      const values = run(`${javascriptOf(withoutExports(program))}\nreturn { ${names.join(", ")} }`, {
        ...scope,
        ...exported,
      });
      Object.assign(exported, values);
    } catch (error) {
      context.report.error(
        program.loc?.start && countedFromOne(program.loc.start),
        `an export failed: ${messageOf(error)}`,
      );
    }
  }
  return exported;
}

function javascriptOf(code: Expression | Program): string {
  const program: Program =
    code.type === "Program"
      ? structuredClone(code)
      : {
          type: "Program",
          sourceType: "module",
          body: [{ type: "ExpressionStatement", expression: structuredClone(code) }],
        };
  buildJsx(program, { runtime: "classic", pragma: "_jsx", pragmaFrag: "_Fragment" });
  return toJs(program).value.trim().replace(/;$/, "");
}

function run(code: string, scope: Scope): unknown {
  const names = Object.keys(scope);
  // Content is code written by this repository's authors. It runs only at build, and its result is checked to be plain JSON.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function(...names, `"use strict";\n${code}`)(...names.map((name) => scope[name])) as unknown;
}

/** estree counts columns from 0, editors from 1. */
function countedFromOne(start: { line: number; column: number }): { line: number; column: number } {
  return { line: start.line, column: start.column + 1 };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

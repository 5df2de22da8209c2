import type { Finding } from "../document/finding";

const token = new RegExp(
  [
    /(?<space>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)/,
    /(?<value>'(?:[^']|'')*'|"(?:[^"]|"")+"|`[^`]+`|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.]))/,
    /(?<word>[A-Za-z_$][\w$]*)/,
    /(?<symbol><=|>=|<>|!=|\|\||->|=>|::|[-+*/%=<>().,;[\]])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "y",
);

/** The first words of statements in ksqlDB, Gateway's conditions and setup scripts. */
const statements = new Set(
  "CREATE DELETE DESCRIBE DROP INSERT LIST SELECT SET SHOW TERMINATE UPDATE".split(" "),
);
/** Words and symbols that must be followed by something. */
const open = new Set("SELECT FROM WHERE BY AND OR ON HAVING EMIT VALUES = , <> != <= >=".split(" "));
/** Words and symbols that don't count as such. */
const closing = new Set("FROM WHERE GROUP ORDER HAVING EMIT LIMIT AND OR ; ) ,".split(" ").concat("the end"));
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/**
 * Splits SQL into tokens and checks their order: unclosed quotes and brackets, statements that don't start with a known
 * word, and empty clauses. It isn't a grammar. Returns only the first finding.
 */
export function sqlFindings(code: string): Finding[] {
  const depth: string[] = [];
  let line = 1;
  let before = ";";
  for (let index = 0; index < code.length; index = token.lastIndex) {
    token.lastIndex = index;
    const { groups, 0: text = "" } = token.exec(code) ?? {};
    if (!groups) return [mistake(line, `\`${code.charAt(index)}\` isn't closed or isn't valid SQL`)];
    if (groups.space === undefined) {
      const next = groups.value === undefined ? text.toUpperCase() : "a value";
      const message = mistakeBefore(before, next) ?? bracketMistake(depth, next);
      if (message !== null) return [mistake(line, message)];
      before = next;
    }
    line += text.split("\n").length - 1;
  }
  const left = depth.length > 0 ? `\`${depth.join("")}\` isn't closed` : null;
  const message = mistakeBefore(before, "the end") ?? left;
  return message === null ? [] : [mistake(line, message)];
}

function mistakeBefore(before: string, next: string): string | null {
  if (before === ";")
    return statements.has(next) || next === "the end" ? null : `\`${next}\` can't begin a statement`;
  return open.has(before) && closing.has(next) ? `something is missing after \`${before}\`` : null;
}

function bracketMistake(depth: string[], next: string): string | null {
  if (next === "(" || next === "[") depth.push(next);
  if (next === ";" && depth.length > 0) return `\`${depth.join("")}\` isn't closed`;
  const opening = brackets[next];
  return opening === undefined || depth.pop() === opening ? null : `\`${next}\` has no opening bracket`;
}

function mistake(line: number, message: string): Finding {
  return { line, message: `the sample isn't valid SQL: ${message}` };
}

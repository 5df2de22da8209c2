import { bracketFindings } from "./brackets";
import type { Finding } from "./sample";

const statement =
  /^\s*(ALTER|CREATE|DELETE|DESCRIBE|DROP|EXPLAIN|GRANT|INSERT|LIST|PRINT|SELECT|SET|SHOW|TERMINATE|UPDATE|WITH)\b/i;

/** SQL by its structure, whatever its dialect: brackets, quotes, and statements that begin with a verb. */
export function sqlFindings(code: string): Finding[] {
  const text = code.replace(/--.*$/gm, "");
  const brackets = bracketFindings(text, "'\"`", true);
  if (brackets.length > 0) return brackets;
  const findings: Finding[] = [];
  let line = 1;
  for (const part of text.split(/;[ \t]*(?=\n|$)/)) {
    const blank = /^\s*/.exec(part)?.[0] ?? "";
    const start = line + blank.split("\n").length - 1;
    if (part.trim() !== "" && !statement.test(part))
      findings.push({ line: start, message: `not a statement: ${part.trim().split("\n")[0] ?? ""}` });
    line += part.split("\n").length - 1;
  }
  return findings;
}

import { bracketFindings } from "./brackets";
import type { Finding } from "./sample";

/** Terraform's language by its structure: brackets, quotes, and lines that are blocks, attributes or values. */
export function hclFindings(code: string): Finding[] {
  const text = withoutHereDocuments(code).replace(/(^|\s)(#|\/\/).*$/gm, "$1");
  const brackets = bracketFindings(text, '"', false);
  if (brackets.length > 0) return brackets;
  let depth = 0;
  return text.split("\n").flatMap((line, index): Finding[] => {
    const isInside = depth > 0;
    depth += count(line, /[[(]/g) - count(line, /[\])]/g);
    if (isInside || isStatement(line.trim())) return [];
    const hint = 'write `name = value` or `block "label" {`';
    return [{ line: index + 1, message: `neither a block nor an attribute: ${line.trim()}`, hint }];
  });
}

function isStatement(line: string): boolean {
  return (
    line === "" ||
    /^[\])}]+,?$/.test(line) ||
    /^[\w-]+(\s+"[^"]*")*\s*\{/.test(line) ||
    /^("[^"]+"|[\w.-]+)\s*=/.test(line)
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Here documents as quoted text of as many lines. */
function withoutHereDocuments(code: string): string {
  return code.replace(
    /<<-?(\w+)\n([\s\S]*?)\n\s*\1/g,
    (whole) => `""${"\n".repeat(whole.split("\n").length - 1)}`,
  );
}

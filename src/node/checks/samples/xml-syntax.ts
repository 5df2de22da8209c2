import type { Finding } from "./sample";

const tag =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;

/** XML by its structure: elements that are closed in order, attributes that are quoted. */
export function xmlFindings(code: string): Finding[] {
  const open: { name: string; line: number }[] = [];
  for (const match of code.matchAll(tag)) {
    const line = code.slice(0, match.index).split("\n").length;
    const [whole, closing, name, , selfClosing] = match;
    if (whole === "<") return [{ line, message: "`<` starts no element" }];
    if (name === undefined || selfClosing === "/") continue;
    if (closing !== "/") open.push({ name, line });
    else if (open.pop()?.name !== name) return [{ line, message: `\`</${name}>\` closes nothing` }];
  }
  const left = open.at(-1);
  return left ? [{ line: left.line, message: `\`<${left.name}>\` isn't closed` }] : [];
}

import type { Finding } from "./sample";

const partners: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/**
 * Brackets and quotes that don't match. A quote may stretch over lines where `multiline` says so.
 * @param code without comments
 * @param quotes the characters that quote
 */
export function bracketFindings(code: string, quotes: string, multiline: boolean): Finding[] {
  const open: { character: string; line: number }[] = [];
  let quote: { character: string; line: number } | null = null;
  let line = 1;
  for (let index = 0; index < code.length; index += 1) {
    const character = code.charAt(index);
    if (character === "\n") {
      if (quote && !multiline) return [unclosed(quote)];
      line += 1;
    } else if (character === "\\") index += 1;
    else if (quote) {
      if (character === quote.character) quote = null;
    } else if (quotes.includes(character)) quote = { character, line };
    else if ("([{".includes(character)) open.push({ character, line });
    else if (partners[character] !== undefined && open.pop()?.character !== partners[character])
      return [{ line, message: `\`${character}\` closes nothing` }];
  }
  const left = quote ?? open.at(-1);
  return left ? [unclosed(left)] : [];
}

function unclosed({ character, line }: { character: string; line: number }): Finding {
  return { line, message: `\`${character}\` isn't closed` };
}

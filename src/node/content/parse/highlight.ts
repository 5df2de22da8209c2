import remarkPrism from "gatsby-remark-prismjs";
import loadPrismLanguage from "gatsby-remark-prismjs/load-prism-language.js";
import { escapeHtml } from "../../../model/content/escape-html";
import { repairYamlGrammar } from "../../reading/yaml-grammar";

/** Names that authors use but Prism doesn't define. */
const aliases = new Map([
  ["terraform", "hcl"],
  ["tf", "hcl"],
  ["proto", "protobuf"],
  ["avro", "json"],
  ["shell", "bash"],
  ["sh", "bash"],
  ["zsh", "bash"],
  ["make", "makefile"],
  ["env", "properties"],
]);

const plain = new Set(["", "text", "txt", "plain", "plaintext", "none", "output"]);

/**
 * Highlights code with gatsby-remark-prismjs.
 * @param lines 1-based lines to highlight
 * @param warn called with a message when the language is unknown; the code is then plain
 * @returns HTML: one `<span class="line">` per line, including its newline; highlighted lines have the class `marked`
 */
export function highlight(
  code: string,
  language: string,
  lines: readonly number[],
  warn: (message: string) => void,
): string {
  if (plain.has(language)) return linesOfHtml(escapeHtml(code), lines);
  const [base = "", diffLanguage] = language.startsWith("diff-") ? ["diff", language.slice(5)] : [language];
  const names = [base, diffLanguage]
    .filter((name) => name !== undefined)
    .map((name) => aliases.get(name) ?? name);
  const unknown = names.find(
    // The plugin looks up names in an object that has more keys than just languages.
    (name) => name === "meta" || name in {} || loadPrismLanguage.getBaseLanguageName(name) === undefined,
  );
  if (unknown !== undefined) {
    warn(`\`${unknown}\` isn't a known code fence language, so the code is shown as plain text`);
    return linesOfHtml(escapeHtml(code), lines);
  }
  if (names.some((name) => ["yaml", "yml"].includes(name))) repairYamlGrammar();
  const node = { type: "code" as const, lang: names.join("-"), meta: null, value: code };
  try {
    remarkPrism({ markdownAST: { type: "root", children: [node] } }, { noInlineHighlight: true });
  } catch (error) {
    // Comments that both hide and highlight the same line.
    warn(`a code fence can't be highlighted: ${error instanceof Error ? error.message : String(error)}`);
    return linesOfHtml(escapeHtml(code), lines);
  }
  const html = /<code[^>]*>([\s\S]*)<\/code>/.exec(node.value)?.[1] ?? escapeHtml(code);
  const commented = unwrapMarked(html);
  return linesOfHtml(commented.html, [...lines, ...commented.marked]);
}

const markedWrapper = '<span class="gatsby-highlight-code-line">';

/**
 * Undoes two changes that the plugin makes to lines marked by a comment such as `# highlight-next-line`: it wraps the lines and
 * drops their newline.
 */
function unwrapMarked(html: string): { html: string; marked: number[] } {
  const [before = "", ...wrapped] = html.split(markedWrapper);
  const marked: number[] = [];
  let unwrapped = before;
  for (const part of wrapped) {
    let depth = 1;
    const close = [...part.matchAll(/<(\/?)span[^>]*>/g)].find(
      ([, slash]) => (depth += slash === "/" ? -1 : 1) === 0,
    );
    const line = part.slice(0, close?.index);
    const after = close ? part.slice(close.index + close[0].length) : "";
    marked.push(unwrapped.split("\n").length);
    const isLast = after === "" && part === wrapped.at(-1);
    unwrapped += `${line}${isLast ? "" : "\n"}${after}`;
  }
  return { html: unwrapped, marked };
}

/** Splits highlighted HTML into lines. A token that spans lines is closed at the end of each line and reopened on the next. */
export function linesOfHtml(html: string, marked: readonly number[]): string {
  const open: string[] = [];
  return html
    .split("\n")
    .map((line, index) => {
      const before = open.join("");
      for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
        if (tag.startsWith("</")) open.pop();
        else open.push(tag);
      }
      const className = marked.includes(index + 1) ? "line marked" : "line";
      return `<span class="${className}">${before}${line}${"</span>".repeat(open.length)}\n</span>`;
    })
    .join("");
}

/** What may stand before a block on its line: quotation marks, a list item's mark. */
const container = String.raw`[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?`;
const fenceLine = new RegExp(`^${container}(\`{3,}(?=[^\`]*$)|~{3,})`);
const admonitionLine = new RegExp(String.raw`^(${container}:{3,}[a-zA-Z]+)[ \t]+([^\s[{].*?)[ \t]*$`);
const headingLine = new RegExp(`^${container}#{1,6}\\s`);
const underline = /^[\s>]*(?:=+|-+)\s*$/;

/**
 * Rewrites the two notations that Markdown's own grammar has no place for, outside of code fences:
 * `:::note Title` becomes `:::note[Title]`, and in MDX `## Title {#id}` gets its brace escaped, because MDX would
 * read an expression there. Lines keep their number, so positions stay true.
 * @param body Markdown or MDX without frontmatter
 */
export function prepareText(body: string, format: "md" | "mdx"): string {
  let fence = "";
  const lines = body.split("\n");
  return lines
    .map((line, index) => {
      const marker = fenceLine.exec(line)?.[1];
      if (fence) {
        if (marker?.startsWith(fence) && line.trim().replace(/^[>\s]+/, "") === marker) fence = "";
        return line;
      }
      if (marker) {
        fence = marker;
        return line;
      }
      const admonition = admonitionLine.exec(line);
      if (admonition) return `${admonition[1] ?? ""}[${(admonition[2] ?? "").replace(/[[\]\\]/g, "\\$&")}]`;
      const isHeading = headingLine.test(line) || underline.test(lines[index + 1] ?? "");
      return format === "mdx" && isHeading
        ? line.replace(/(^|[^\\])\{(#[^{}]+)\}(\s*#*\s*)$/u, "$1\\{$2}$3")
        : line;
    })
    .join("\n");
}

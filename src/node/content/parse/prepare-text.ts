/** The marks that can precede a block on its line: block quote and list item marks. */
const container = String.raw`[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?`;
const fenceLine = new RegExp(`^${container}(\`{3,}(?=[^\`]*$)|~{3,})`);
const admonitionLine = new RegExp(String.raw`^(${container}:{3,}[a-zA-Z]+)[ \t]+([^\s[{].*?)[ \t]*$`);
const headingLine = new RegExp(`^${container}#{1,6}\\s`);
const underline = /^[\s>]*(?:=+|-+)\s*$/;

/**
 * Rewrites, outside of code fences, the two notations that Markdown's own grammar doesn't support. `:::note Title` becomes
 * `:::note[Title]`. In MDX, the brace in `## Title {#id}` is escaped, because MDX would parse an expression there. Line numbers
 * don't change, so positions stay correct.
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

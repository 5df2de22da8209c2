/** Text as inline code, whatever it holds. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** Markdown on one line, as a cell of a table needs it. */
export function cell(markdown: string): string {
  return markdown.trim().replace(/\s*\n\s*/g, " ");
}

/** A table of GitHub's Markdown. Cells are Markdown; bars in them are escaped, inside code too, as the format asks. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((each) => cell(each).replace(/(?<!\\)\|/g, "\\|")).join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

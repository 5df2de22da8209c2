/** Formats any text as inline code. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** Formats Markdown on one line, as required in a table cell. */
export function cell(markdown: string): string {
  return markdown.trim().replace(/\s*\n\s*/g, " ");
}

/**
 * Creates a table in GitHub's Markdown. Cells are Markdown. Pipes in them are escaped, even inside code, as the format
 * requires.
 */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((each) => cell(each).replace(/(?<!\\)\|/g, "\\|")).join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

import { pageFrontmatter } from "../../src/node/content/page/frontmatter";
import { inputSchemaOf, type JsonSchema } from "../../src/node/node-types/json-schema";

/** The table in CONTRIBUTING.md: from its header row to the first line that isn't one of its rows. */
const table = /^\| key +\| type +\| what it does +\|\n(?:\|.*\n)+/m;

/** @returns CONTRIBUTING.md with the keys of a page's frontmatter as defined in their schema */
export function withFrontmatterTable(contributing: string): string {
  return contributing.replace(table, () => frontmatterTable());
}

/** The table of keys, in Prettier's layout. */
export function frontmatterTable(): string {
  const rows = Object.entries(pageFrontmatter.shape).map(([key, schema]) => {
    const json = inputSchemaOf(schema);
    return [`\`${key}\``, typeIn(json), json.description ?? ""];
  });
  const all = [["key", "type", "what it does"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const dashes = widths.map((width) => "-".repeat(width));
  return [all[0] ?? [], dashes, ...rows].map((cells) => `${line(cells)}\n`).join("");
}

/** What an author writes: "text", "list of paths", "2 to 6". */
function typeIn({ title, type, format, minimum, maximum, items }: JsonSchema): string {
  if (items) {
    const item = typeIn(items);
    return `list of ${item === "text" ? item : `${item}s`}`;
  }
  if (title !== undefined) return title;
  if (format === "date") return "date";
  if (type === "integer" && minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (type === "boolean") return "yes/no";
  return type === "string" ? "text" : (type ?? "");
}

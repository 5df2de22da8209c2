import type { FootnoteDefinition, Heading, Root, Table, Text } from "mdast";
import type { Reporter } from "../../problems/reporter";
import { walk } from "./walk";

/**
 * Warns about Markdown that doesn't mean what it seems to: paragraphs that the next line turns into headings, table rows whose
 * last cells are lost, footnotes without a target, samples whose prompts would be copied.
 * @param text the text that the tree was parsed from
 */
export function warnOfMarkdown(tree: Root, text: string, report: Reporter): void {
  walk(tree, (node) => {
    if (node.type === "heading") warnOfUnderline(node, text, report);
    else if (node.type === "table") warnOfLostCells(node, report);
    else if (node.type === "text") warnOfMissingNote(node, text, report);
    else if (node.type === "definition" && node.label?.startsWith("^"))
      report.warn(node, `\`[${node.label}]:\` is no footnote`, "write its name without blanks");
    else if (node.type === "code" && isShell(node.lang) && /^[ \t]*\$ \S/m.test(node.value))
      report.warn(
        node,
        "a sample of commands holds a prompt, which readers would copy",
        "use the language `console`",
      );
  });
  warnOfUnusedNotes(tree, report);
}

function warnOfUnderline(heading: Heading, text: string, report: Reporter): void {
  const start = heading.position?.start.offset;
  if (start === undefined || text.startsWith("#", start)) return;
  const line = heading.depth === 1 ? "===" : "---";
  report.warn(
    heading,
    `the line \`${line}\` makes the text above it a heading`,
    heading.depth === 2 ? "put an empty line before it for a rule, or write `## …`" : "write `# …`",
  );
}

function warnOfLostCells({ children: [header, ...rows] }: Table, report: Reporter): void {
  const columns = header?.children.length ?? 0;
  for (const row of rows) {
    if (row.children.length > columns)
      report.warn(
        row,
        `a row has ${row.children.length} cells, the table ${columns} ${columns === 1 ? "column" : "columns"}: what is over is lost`,
        "escape a bar that is only text: \\|",
      );
  }
}

/** A reference without its footnote is plain text, and readers would see its brackets. */
function warnOfMissingNote({ position }: Text, text: string, report: Reporter): void {
  const written = text.slice(position?.start.offset, position?.end.offset);
  for (const [mark] of position ? written.matchAll(/(?<!\\)\[\^[^\]]+\]/g) : [])
    report.warn({ position }, `\`${mark}\` has no note`, "write `[^name]: …`; the name has no blanks");
}

/** A footnote without a reference isn't rendered on the page. */
function warnOfUnusedNotes(tree: Root, report: Reporter): void {
  const used = new Set<string>();
  const notes: FootnoteDefinition[] = [];
  walk(tree, (node) => {
    if (node.type === "footnoteReference") used.add(node.identifier);
    else if (node.type === "footnoteDefinition") notes.push(node);
  });
  for (const note of notes)
    if (!used.has(note.identifier))
      report.warn(
        note,
        `nothing refers to the footnote \`${note.label ?? note.identifier}\`: it isn't shown`,
        `write \`[^${note.label ?? note.identifier}]\` where it belongs, or remove it`,
      );
}

function isShell(language: string | null | undefined): boolean {
  return ["bash", "sh", "shell", "zsh"].includes(language ?? "");
}

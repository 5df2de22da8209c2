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
      report.warn(node, `\`[${node.label}]:\` isn't a footnote`, "remove the spaces from its name");
    else if (node.type === "code" && isShell(node.lang) && /^[ \t]*\$ \S/m.test(node.value))
      report.warn(
        node,
        "the command sample contains a prompt, which readers would copy",
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
    `the line \`${line}\` turns the text above it into a heading`,
    heading.depth === 2
      ? "for a horizontal rule, add an empty line before it; for a heading, write `## …`"
      : "write `# …`",
  );
}

function warnOfLostCells({ children: [header, ...rows] }: Table, report: Reporter): void {
  const columns = header?.children.length ?? 0;
  for (const row of rows) {
    if (row.children.length > columns)
      report.warn(
        row,
        `the row has ${row.children.length} cells, but the table has ${columns} ${columns === 1 ? "column" : "columns"}, so the extra cells are lost`,
        "escape pipe characters in text as \\|",
      );
  }
}

/** A reference without its footnote is plain text, and readers would see its brackets. */
function warnOfMissingNote({ position }: Text, text: string, report: Reporter): void {
  const written = text.slice(position?.start.offset, position?.end.offset);
  for (const [mark] of position ? written.matchAll(/(?<!\\)\[\^[^\]]+\]/g) : [])
    report.warn(
      { position },
      `\`${mark}\` has no footnote`,
      "add `[^name]: …`; the name can't contain spaces",
    );
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
        `the footnote \`${note.label ?? note.identifier}\` isn't shown, because nothing refers to it`,
        `add \`[^${note.label ?? note.identifier}]\` to the text, or remove the footnote`,
      );
}

function isShell(language: string | null | undefined): boolean {
  return ["bash", "sh", "shell", "zsh"].includes(language ?? "");
}

import type { Parents, Root } from "mdast";
import type { Reporter } from "../../problems/reporter";
import { walk } from "./walk";

/**
 * Warns about notation that has no meaning and that readers would see as typed: links, images and definitions whose address
 * contains a space, and emphasis whose closing mark Markdown doesn't recognize.
 * @param text the text that the tree was parsed from
 */
export function warnOfRawNotation(tree: Root, text: string, report: Reporter): void {
  walk(tree, (node) => {
    if (!("children" in node)) return;
    const written = textWithin(node, text);
    if (written === null) return;
    for (const { pattern, message, hint } of notations) {
      const [mark] = pattern.exec(written.text) ?? [];
      if (mark !== undefined) report.warn(written.position, message(mark.trim()), hint);
    }
  });
}

const notations = [
  {
    // The text in brackets, or the end of that text if it contains other notation.
    pattern: /(?<!\\)(?:!?\[[^[\]\n]*)?\]\([^)\n]*\)?/,
    message: (mark: string) =>
      `\`${mark}\` isn't ${mark.startsWith("!") ? "an image" : "a link"}, so it's shown as typed`,
    hint: "put an address with spaces in angle brackets: `[text](<./VS Code.md>)`",
  },
  {
    pattern: /(?:^|\n) {0,3}\[[^\]^\n][^\]\n]*(?<!\\)\]:[^\n]*/,
    message: (mark: string) => `\`${mark}\` doesn't define an address, so it's shown as typed`,
    hint: "put an address with spaces in angle brackets: `[name]: <./a b.md>`",
  },
  {
    pattern: /(?<![\\*])(\*\*?)(?![*\s])(?:(?!\1)[\s\S])+?(?<![\\*\s])\1(?!\*)/,
    message: (mark: string) => `\`${mark}\` isn't emphasized, so its asterisks are shown`,
    hint: "after punctuation, emphasis ends only before a space or more punctuation. Write `<strong>…</strong>` instead",
  },
] as const;

/** The text of one paragraph, cell or heading as typed, with each part that has a meaning replaced by dots. */
function textWithin({ children }: Parents, text: string) {
  const first = children.find((child) => child.type === "text");
  if (first === undefined) return null;
  const parts = children.map((child) =>
    child.type === "text" ? text.slice(child.position?.start.offset, child.position?.end.offset) : "…",
  );
  return { text: parts.join(""), position: first };
}

import { textOf, type ContentNode } from "../content/content-tree";
import type { ReleaseEntry } from "./release-entry";

/**
 * Collects the words that readers might search for in the list of releases: the names of all entries, and from their text only
 * code and words that aren't ordinary (`LDAP`, `OAuth`, `3.9`). The whole text would triple the list's data.
 * @param known text that the list shows about the release anyway
 * @returns words in lowercase and in order, without words that are part of another one
 */
export function releaseWords(
  entries: readonly Pick<ReleaseEntry, "name" | "content">[],
  known: string,
): string {
  const words = new Set<string>();
  for (const { name, content } of entries) {
    for (const word of wordsOf(name)) words.add(word.toLowerCase());
    for (const word of wordsOf(codeIn(content))) words.add(word.toLowerCase());
    for (const word of wordsOf(spaced(content))) if (/[\p{Lu}\d_]/u.test(word)) words.add(word.toLowerCase());
  }
  const shown = known.toLowerCase();
  const wanted = [...words].filter((word) => !shown.includes(word));
  return wanted
    .filter((word) => !wanted.some((other) => other !== word && other.includes(word)))
    .toSorted()
    .join(" ");
}

/** The words of a text, without surrounding punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s`"“”()[\],;]+/)
    .map((word) => word.replace(/^[^\p{L}\d_]+|[^\p{L}\d_]+$/gu, ""))
    .filter(Boolean);
}

/** Text with a space between blocks, because the words of adjacent blocks would otherwise run together. */
function spaced(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (!node.children) return textOf([node]);
      const text = spaced(node.children);
      return /^(p|li|td|th|h\d)$/.test(node.type) ? ` ${text} ` : text;
    })
    .join("");
}

function codeIn(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return "";
      return node.type === "code" ? textOf([node]) : codeIn(node.children ?? []);
    })
    .join(" ");
}

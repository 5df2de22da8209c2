import { textOf, type ContentNode } from "../content/content-tree";
import type { ReleaseEntry } from "./release-entry";

/**
 * The words by which readers look for a release, for the filter of the list: all of its entries' names; of the text, what
 * stands in code and what isn't an ordinary word (`LDAP`, `OAuth`, `3.9`). The whole text would triple the list's data.
 * @param known what the list shows of the release anyway
 * @returns in lower case, in order, without those that are part of another one
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

/** The words of a text, without the punctuation around them. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s`"“”()[\],;]+/)
    .map((word) => word.replace(/^[^\p{L}\d_]+|[^\p{L}\d_]+$/gu, ""))
    .filter(Boolean);
}

/** Text with a space between blocks, whose words would else run together. */
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

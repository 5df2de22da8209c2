import type { ContentElement, ContentNode } from "../../model/content/content-tree";
import { countWords } from "./mark-words";
import { plainText } from "./plain-text";
import { matchingRows } from "./table-rows";

/** The number of characters of prose quoted from a section. Code samples are quoted whole, and count a third. */
const LENGTH = 900;
const CODE_SHARE = 1 / 3;
/** The number of items quoted from a long list. */
const ITEMS = 5;

/**
 * Cuts a section down to the part that answers a question: the piece with the most words of the question, and its
 * surroundings. Prose and steps come before tables. Only table rows with words of the question are quoted.
 * @param nodes the section's content
 * @param words of the question, in lower case
 * @returns only whole pieces, and whether something was left out
 */
export function cutPassage(
  nodes: readonly ContentNode[],
  words: readonly string[],
): { passage: ContentNode[]; isCut: boolean } {
  const quoted = nodes.map((node) => quotedOf(node, words));
  const isShortened = quoted.some((piece, index) => piece !== nodes[index]);
  const kept = quoted.filter((piece) => piece !== null);
  const pieces = [...kept.filter((piece) => !isRows(piece)), ...kept.filter(isRows)];
  const best = indexOfBest(pieces.map((piece) => countWords(plainText([piece]), words)));
  let from = best;
  let to = best + 1;
  let length = lengthOf(pieces[best]);
  const fits = (index: number) =>
    index >= 0 && index < pieces.length && length + lengthOf(pieces[index]) <= LENGTH;
  // Content that continues a piece follows it; content that introduces a piece precedes it.
  while (fits(to) || fits(from - 1)) {
    if (fits(to)) {
      length += lengthOf(pieces[to]);
      to += 1;
    } else {
      from -= 1;
      length += lengthOf(pieces[from]);
    }
  }
  return { passage: pieces.slice(from, to), isCut: isShortened || from > 0 || to < pieces.length };
}

function indexOfBest(counts: readonly number[]): number {
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

function lengthOf(node: ContentNode | undefined): number {
  if (node === undefined) return 0;
  const isCode = typeof node === "object" && node.type === "CodeBlock";
  return plainText([node]).length * (isCode ? CODE_SHARE : 1);
}

/** The rows of a table with words of the question, and the items of a long list with the most; null if there are none. */
function quotedOf(node: ContentNode, words: readonly string[]): ContentNode | null {
  if (typeof node === "string") return node;
  if (node.type === "table") return matchingRows(node, words);
  return node.type === "ul" || node.type === "ol" ? bestItems(node, words) : node;
}

function bestItems(element: ContentElement, words: readonly string[]): ContentElement {
  const items = (element.children ?? []).filter((child) => typeof child !== "string");
  if (items.length <= ITEMS) return element;
  const ranked = items
    .map((item, index) => ({ item, index, count: countWords(plainText([item]), words) }))
    .sort((one, other) => other.count - one.count || one.index - other.index)
    .slice(0, ITEMS)
    .sort((one, other) => one.index - other.index);
  const start = element.type === "ol" ? { start: (ranked[0]?.index ?? 0) + 1 } : {};
  return { ...element, props: { ...element.props, ...start }, children: ranked.map(({ item }) => item) };
}

function isRows(node: ContentNode): boolean {
  return typeof node === "object" && node.type === "dl";
}

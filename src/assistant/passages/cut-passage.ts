import type { ContentElement, ContentNode } from "../../model/content-tree";
import { countWords } from "./mark-words";

/** Characters of prose that are quoted of one section; code samples are quoted whole and count a third. */
const LENGTH = 900;
const CODE_SHARE = 1 / 3;
/** Rows of a table, or items of a list, that are quoted of a long one. */
const ROWS = 5;

/**
 * Cuts a section to what answers a question: the piece with most of its words and what stands around it.
 * @param nodes the section's content
 * @param words of the question, in lower case
 * @returns whole pieces only, and whether something was left out
 */
export function cutPassage(
  nodes: readonly ContentNode[],
  words: readonly string[],
): { passage: ContentNode[]; isCut: boolean } {
  const pieces = nodes.map((node) => shortened(node, words));
  const isShortened = pieces.some((piece, index) => piece !== nodes[index]);
  const best = indexOfBest(pieces.map((piece) => countWords(plainText([piece]), words)));
  let from = best;
  let to = best + 1;
  let length = lengthOf(pieces[best]);
  const fits = (index: number) =>
    index >= 0 && index < pieces.length && length + lengthOf(pieces[index]) <= LENGTH;
  // What goes on after a piece follows it, what introduces it stands before.
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

/** The words that a reader sees, code included. */
export function plainText(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const html = node.props?.html;
      return typeof html === "string" ? html.replace(/<[^>]*>/g, "") : plainText(node.children ?? []);
    })
    .join(" ");
}

function indexOfBest(counts: readonly number[]): number {
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

function lengthOf(node: ContentNode | undefined): number {
  if (node === undefined) return 0;
  const isCode = typeof node === "object" && node.type === "CodeBlock";
  return plainText([node]).length * (isCode ? CODE_SHARE : 1);
}

/** Of a long table or list, the rows that have most words of the question, in their order. */
function shortened(node: ContentNode, words: readonly string[]): ContentNode {
  if (typeof node === "string") return node;
  const children = node.children ?? [];
  if (node.type === "table") {
    const parts = children.map((child) => (isElement(child, "tbody") ? bestRows(child, words) : child));
    return parts.every((part, index) => part === children[index]) ? node : { ...node, children: parts };
  }
  return node.type === "ul" || node.type === "ol" ? bestRows(node, words) : node;
}

function bestRows(element: ContentElement, words: readonly string[]): ContentElement {
  const rows = (element.children ?? []).filter((child) => typeof child !== "string");
  if (rows.length <= ROWS) return element;
  const ranked = rows
    .map((row, index) => ({ row, index, count: countWords(plainText([row]), words) }))
    .sort((one, other) => other.count - one.count || one.index - other.index)
    .slice(0, ROWS)
    .sort((one, other) => one.index - other.index);
  const start = element.type === "ol" ? { start: (ranked[0]?.index ?? 0) + 1 } : {};
  return { ...element, props: { ...element.props, ...start }, children: ranked.map(({ row }) => row) };
}

function isElement(node: ContentNode, type: string): node is ContentElement {
  return typeof node === "object" && node.type === type;
}

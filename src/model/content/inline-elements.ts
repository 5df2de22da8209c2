import type { ContentElement, ContentNode } from "./content-tree";

const inline = new Set(
  (
    "a abbr b bdi bdo br cite code data del dfn em i img input ins kbd mark q s samp small span strong sub sup time u var " +
    "wbr Badge Kbd Since Term"
  ).split(" "),
);

/** Whether a node is a block. Every other node is part of a line of text. */
export function isBlock(node: ContentNode): node is ContentElement {
  return typeof node !== "string" && !inline.has(node.type);
}

/**
 * Converts content block by block. Inline nodes next to each other form a line.
 * @param ofBlock converts a block
 * @param ofLine converts a line, which is never empty
 * @returns all results, in reading order
 */
export function flatMapBlocks<Result>(
  nodes: readonly ContentNode[],
  ofBlock: (block: ContentElement) => readonly Result[],
  ofLine: (line: readonly ContentNode[]) => readonly Result[],
): Result[] {
  const results: Result[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    if (line.length > 0) results.push(...ofLine(line));
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      endLine();
      results.push(...ofBlock(node));
    } else line.push(node);
  }
  endLine();
  return results;
}

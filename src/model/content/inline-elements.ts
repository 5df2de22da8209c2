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

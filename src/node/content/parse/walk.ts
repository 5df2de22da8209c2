import type { Nodes as HastNodes, Root as HastRoot } from "hast";
import type { Nodes as MdastNodes, Root as MdastRoot } from "mdast";

/**
 * Calls `visit` for each node of a syntax tree, parents first. For passes that only read, or change a node in place:
 * unist-util-visit, which the others use, names a function at each node for its stack traces, and with ten passes a page
 * that was a seventh of a page's time.
 */
export function walk(tree: HastRoot, visit: (node: HastNodes) => void): void;
export function walk(tree: MdastRoot, visit: (node: MdastNodes) => void): void;
export function walk(tree: HastRoot | MdastRoot, visit: (node: never) => void): void {
  const each = (node: HastNodes | MdastNodes): void => {
    visit(node as never);
    if ("children" in node) for (const child of node.children) each(child);
  };
  each(tree);
}

import type { Node, NodePluginArgs } from "gatsby";

/**
 * Returns the nodes of a type in an order that depends only on their source: by their file or address, by their position in a
 * file, and by their ID. Gatsby keeps nodes in the order of their creation, which differs between builds, because files are
 * read in parallel and a warm build re-creates only the nodes that changed.
 */
export function nodesOfType<Kind extends Node = Node>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  type: string,
): Kind[] {
  return inNodeOrder(getNodesByType(type)) as Kind[];
}

/** Sorts nodes as {@link nodesOfType} does. */
export function inNodeOrder<Kind extends Node>(nodes: Iterable<Kind>): Kind[] {
  return [...nodes].toSorted(
    (one, other) =>
      compare(sourceOf(one), sourceOf(other)) ||
      positionOf(one) - positionOf(other) ||
      compare(one.id, other.id),
  );
}

function sourceOf({ file, path, docId }: Node): string {
  return [file, path, docId].find((value) => typeof value === "string") ?? "";
}

function positionOf({ position }: Node): number {
  return typeof position === "number" ? position : 0;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

import type { Node, NodePluginArgs } from "gatsby";

export type ChildNodeArgs = Pick<
  NodePluginArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode"
>;

/** An item in a file that becomes its own node. */
export interface ChildNode {
  /** Name of the GraphQL type. */
  type: string;
  /** Identifies the item among the items of its type in the file. Left out if it is the only one. */
  name?: string;
  data: object;
}

/** The ID of the node for an item in a file. @param name empty for the only item of its type */
export function childNodeId(
  node: Node,
  { createNodeId }: Pick<ChildNodeArgs, "createNodeId">,
  type: string,
  name = "",
): string {
  return createNodeId(`${node.id} >>> ${[type, name].filter(Boolean).join(" ")}`);
}

/** Creates a node for an item in a file. @param node the file's node @returns the new node's ID */
export function createChildNode(
  node: Node,
  { actions, createNodeId, createContentDigest }: Omit<ChildNodeArgs, "getNode">,
  { type, name = "", data }: ChildNode,
): string {
  const child = {
    ...data,
    id: childNodeId(node, { createNodeId }, type, name),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(JSON.stringify(data)) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
  return child.id;
}

/**
 * Creates the nodes of a data file and deletes the nodes of items that the file no longer contains.
 * @param node the file's node
 */
export function createChildNodes(
  node: Node,
  { getNode, ...tools }: ChildNodeArgs,
  items: readonly ChildNode[],
): void {
  const made = new Set(items.map((item) => createChildNode(node, tools, item)));
  for (const old of node.children.filter((id) => !made.has(id))) {
    const gone = getNode(old);
    if (gone) tools.actions.deleteNode(gone);
  }
}

import type { Node, NodePluginArgs } from "gatsby";

export type ChildNodeArgs = Pick<
  NodePluginArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode"
>;

/** What a file holds once, as a node of its own. */
export interface ChildNode {
  /** Name of the GraphQL type. */
  type: string;
  /** What tells it from the others of its type in the file. */
  name: string;
  data: object;
}

/**
 * Makes one node of a file.
 * @param node the file's node
 * @returns the new node's id
 */
export function createChildNode(
  node: Node,
  { actions, createNodeId, createContentDigest }: Omit<ChildNodeArgs, "getNode">,
  { type, name, data }: ChildNode,
): string {
  const child = {
    ...data,
    id: createNodeId(`${node.id} >>> ${type} ${name}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(data) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
  return child.id;
}

/**
 * Makes the nodes of a data file and deletes those of items that it held before.
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

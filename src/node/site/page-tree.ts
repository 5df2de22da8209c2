import type { Node, NodePluginArgs } from "gatsby";
import type { ContentNode } from "../../model/content/content-tree";
import type { ContentPageNode } from "../node-types/content-types";

/** The content of a page, which is in a node of its own. It is empty if the page's file couldn't be compiled. */
export function pageTree(
  { getNode }: Pick<NodePluginArgs, "getNode">,
  { body }: Pick<ContentPageNode, "body">,
): ContentNode[] {
  const node = getNode(body) as (Node & { content: string }) | undefined;
  return node ? (JSON.parse(node.content) as ContentNode[]) : [];
}

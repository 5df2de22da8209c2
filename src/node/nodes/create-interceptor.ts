import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import type { Interceptor } from "../../model/reference/interceptor";
import { interceptorFolder, readInterceptor } from "../data-files/interceptor-file";

/** An interceptor's data as a node. Its own `id` becomes `interceptorId`, because Gatsby's nodes already have an `id`. */
export type InterceptorNode = Node & Omit<Interceptor, "id"> & { interceptorId: string };

/** Whether a node is a file of interceptor data. */
export function isInterceptorFile(node: Node): boolean {
  return node.internal.type === "File" && node.sourceInstanceName === "interceptors" && node.ext === ".yaml";
}

/** Creates the `Interceptor` node of a data file. Invalid files have no node. */
export function createInterceptorNode(
  node: Node,
  {
    actions,
    createNodeId,
    createContentDigest,
  }: Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">,
  root: string,
): void {
  const { value } = readInterceptor(root, path.basename(String(node.absolutePath), ".yaml"));
  if (!value) return;
  const { id: interceptorId, ...data } = value;
  const child = {
    ...data,
    interceptorId,
    file: `${interceptorFolder}/${interceptorId}.yaml`,
    id: createNodeId(`${node.id} >>> Interceptor`),
    parent: node.id,
    children: [],
    internal: { type: "Interceptor", contentDigest: createContentDigest(JSON.stringify(value)) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

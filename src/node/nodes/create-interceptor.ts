import path from "node:path";
import type { Node } from "gatsby";
import type { Interceptor } from "../../model/reference/interceptor";
import { interceptorFile, readInterceptor } from "../data-files/interceptor-file";
import { createChildNode, type ChildNodeArgs } from "./child-nodes";

/** An interceptor's data as a node. Its own `id` becomes `interceptorId`, because Gatsby's nodes already have an `id`. */
export type InterceptorNode = Node & Omit<Interceptor, "id"> & { interceptorId: string };

/** Whether a node is a file of interceptor data. */
export function isInterceptorFile(node: Node): boolean {
  return node.internal.type === "File" && node.sourceInstanceName === "interceptors" && node.ext === ".yaml";
}

/** Creates the `Interceptor` node of a data file. Invalid files have no node. */
export function createInterceptorNode(node: Node, args: Omit<ChildNodeArgs, "getNode">, root: string): void {
  const { value } = readInterceptor(root, path.basename(String(node.absolutePath), ".yaml"));
  if (!value) return;
  const { id: interceptorId, ...data } = value;
  const file = interceptorFile(interceptorId);
  createChildNode(node, args, { type: "Interceptor", data: { ...data, interceptorId, file } });
}

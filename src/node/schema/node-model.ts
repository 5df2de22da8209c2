import type { Node } from "gatsby";
import { inNodeOrder } from "../reading/ordered-nodes";

/** The part of Gatsby's node model that resolvers use. Gatsby runs a query again when one of the requested nodes changes. */
export interface NodeModel {
  getNodeById(args: { id: string }): Node | null;
  findOne(args: { type: string; query: { filter: object } }): Promise<(Node & { path?: string }) | null>;
  findAll(args: { type: string; query: { filter: object } }): Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** Returns all nodes of a type that match a filter, in an order that is the same in each build. */
export async function allNodes<Kind extends Node = Node>(
  nodeModel: Pick<NodeModel, "findAll">,
  type: string,
  filter: object = {},
): Promise<Kind[]> {
  return inNodeOrder((await nodeModel.findAll({ type, query: { filter } })).entries) as Kind[];
}

import type { Node } from "gatsby";

/** The part of Gatsby's node model that resolvers use. */
export interface NodeModel {
  getNodeById(args: { id: string }): Node | null;
  findOne(args: { type: string; query: { filter: object } }): Promise<(Node & { path?: string }) | null>;
  findAll(args: { type: string; query: { filter: object } }): Promise<{ entries: Iterable<Node> }>;
}

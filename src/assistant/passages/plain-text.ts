import type { ContentNode } from "../../model/content/content-tree";

/** The words that a reader sees, including code. */
export function plainText(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const html = node.props?.html;
      return typeof html === "string" ? html.replace(/<[^>]*>/g, "") : plainText(node.children ?? []);
    })
    .join(" ");
}

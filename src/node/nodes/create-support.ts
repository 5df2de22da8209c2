import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import type { CompatibilityRule } from "../../model/compatibility";
import type { ContentProblem } from "../../model/problem";
import type { SupportWindow } from "../../model/support-window";
import { contentFileOf } from "./content-files";
import { readCompatibilityRules, readSupportWindows } from "./support-schema";

/** A file of support data, with what is wrong with it. */
export type SupportFileNode = Node & { file: string; problems: ContentProblem[] };
export type SupportWindowNode = Node & SupportWindow & { position: number };
export type CompatibilityRuleNode = Node & CompatibilityRule & { position: number };

const readers: Record<
  string,
  { type: string; read: (file: string, yaml: string) => { items: object[]; problems: ContentProblem[] } }
> = {
  "versions.yaml": { type: "SupportWindow", read: readSupportWindows },
  "compatibility.yaml": { type: "CompatibilityRule", read: readCompatibilityRules },
};

/** Whether a node is a file of support data. */
export function isSupportFile(node: Node): boolean {
  return (
    node.internal.type === "File" && node.sourceInstanceName === "support" && String(node.base) in readers
  );
}

/**
 * Makes a `SupportWindow` or `CompatibilityRule` node of each item of a file of support data, and a `SupportFile` node.
 * @param root absolute path of the repository
 */
export function createSupportNodes(
  node: Node,
  {
    actions,
    createNodeId,
    createContentDigest,
    getNode,
  }: Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest" | "getNode">,
  root: string,
): void {
  const absolutePath = String(node.absolutePath);
  const reader = readers[path.basename(absolutePath)];
  if (!reader) return;
  const { file } = contentFileOf(root, absolutePath, String(node.relativePath));
  const { items, problems } = reader.read(file, readFileSync(absolutePath, "utf8"));
  const add = (type: string, name: string, data: object) => {
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
  };
  const made = new Set([
    add("SupportFile", "", { file, problems }),
    ...items.map((item, position) => add(reader.type, String(position), { ...item, position })),
  ]);
  // A file that has fewer items than before leaves the last ones behind.
  for (const old of node.children.filter((id) => !made.has(id))) {
    const gone = getNode(old);
    if (gone) actions.deleteNode(gone);
  }
}

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import type { CompatibilityRule } from "../../model/release/compatibility";
import type { ContentProblem } from "../../model/problem/problem";
import type { SupportWindow } from "../../model/release/support-window";
import { chartRules, parseCharts } from "../data-files/chart-file";
import { createChildNodes, type ChildNodeArgs } from "./child-nodes";
import { contentFileOf } from "./content-files";
import { readCompatibilityRules, readSupportWindows } from "./support-schema";

/** A support data file, with its problems. */
export type SupportFileNode = Node & { file: string; problems: ContentProblem[] };
export type SupportWindowNode = Node & SupportWindow & { position: number };
export type CompatibilityRuleNode = Node & CompatibilityRule & { position: number };

const readers: Record<
  string,
  { type: string; read: (file: string, yaml: string) => { items: object[]; problems: ContentProblem[] } }
> = {
  "versions.yaml": { type: "SupportWindow", read: readSupportWindows },
  "compatibility.yaml": { type: "CompatibilityRule", read: readCompatibilityRules },
  "charts.yaml": { type: "CompatibilityRule", read: readChartRules },
};

function readChartRules(file: string, yaml: string) {
  const { value, problems } = parseCharts(file, yaml);
  return { items: chartRules(value ?? []), problems };
}

/** Whether a node is a support data file. */
export function isSupportFile(node: Node): boolean {
  return (
    node.internal.type === "File" && node.sourceInstanceName === "support" && String(node.base) in readers
  );
}

/** Creates a `SupportWindow` or `CompatibilityRule` node for each item of a support data file, and a `SupportFile` node. */
export function createSupportNodes(node: Node, args: ChildNodeArgs, root: string): void {
  const absolutePath = String(node.absolutePath);
  const reader = readers[path.basename(absolutePath)];
  if (!reader) return;
  const { file } = contentFileOf(root, absolutePath, String(node.relativePath));
  const { items, problems } = reader.read(file, readFileSync(absolutePath, "utf8"));
  createChildNodes(node, args, [
    { type: "SupportFile", data: { file, problems } },
    ...items.map((item, position) => ({
      type: reader.type,
      name: String(position),
      // Items of several files are ordered by file, which is the same on every machine, unlike IDs.
      data: { ...item, file, position },
    })),
  ]);
}

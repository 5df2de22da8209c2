import path from "node:path";
import type { Node } from "gatsby";
import { variableProducts, type VariableProduct } from "../../model/reference/environment-variables";
import {
  readApi,
  readCommandLine,
  readMetrics,
  readResourceKind,
  readVariables,
  referenceFiles,
  resourceFile,
  variableFile,
} from "../data-files/reference-file";
import { createChildNodes, type ChildNode, type ChildNodeArgs } from "./child-nodes";

const readers: Readonly<Record<string, (root: string) => ChildNode[]>> = {
  ...Object.fromEntries(
    variableProducts.map((product) => [
      variableFile(product),
      (root: string) => variableEntries(root, product),
    ]),
  ),
  [referenceFiles.metrics]: metricEntries,
  [referenceFiles.api]: operationEntries,
  [referenceFiles.commandLine]: commandEntries,
};

/** Whether a node is a file that describes the products: their variables, metrics, API, commands or a kind of resource. */
export function isReferenceFile(node: Node): boolean {
  return (
    node.internal.type === "File" &&
    node.ext === ".yaml" &&
    (node.sourceInstanceName === "reference" || node.sourceInstanceName === "resources")
  );
}

/**
 * Creates a node for each entry of such a file: `EnvironmentVariable`, `Metric`, `ApiOperation`, `CliCommand` or
 * `ResourceKind`, each with the path of its `file` and its `position` in it. Invalid files have no nodes, and the build reports
 * their problems.
 */
export function createReferenceNodes(node: Node, args: ChildNodeArgs, root: string): void {
  const file = path.relative(root, String(node.absolutePath)).split(path.sep).join("/");
  createChildNodes(
    node,
    args,
    entriesOf(root, file).map((entry, position) => ({
      ...entry,
      data: { ...entry.data, file, position },
    })),
  );
}

function entriesOf(root: string, file: string): ChildNode[] {
  const read = readers[file];
  if (read) return read(root);
  const kind = path.posix.basename(file, ".yaml");
  const value = file === resourceFile(kind) ? readResourceKind(root, kind).value : null;
  return value ? [{ type: "ResourceKind", name: kind, data: value }] : [];
}

function variableEntries(root: string, product: VariableProduct): ChildNode[] {
  return (readVariables(root, product).value?.groups ?? []).flatMap(({ id, title, variables }) =>
    variables.map((variable) => ({
      type: "EnvironmentVariable",
      name: variable.name,
      data: { ...variable, product, group: id, groupTitle: title },
    })),
  );
}

function metricEntries(root: string): ChildNode[] {
  return (readMetrics(root).value?.groups ?? []).flatMap(({ id, title, metrics }) =>
    metrics.map((metric) => ({
      type: "Metric",
      name: metric.name,
      data: { ...metric, group: id, groupTitle: title },
    })),
  );
}

function operationEntries(root: string): ChildNode[] {
  return (readApi(root).value?.groups ?? []).flatMap(({ id, title, endpoints }) =>
    endpoints.map((endpoint) => ({
      type: "ApiOperation",
      name: `${endpoint.method} ${endpoint.path}`,
      data: { ...endpoint, group: id, groupTitle: title },
    })),
  );
}

/** The commands, and the variables that the CLI reads. */
function commandEntries(root: string): ChildNode[] {
  const { value } = readCommandLine(root);
  if (!value) return [];
  return [
    ...value.commands.map((command) => ({
      type: "CliCommand",
      name: command.name,
      data: { ...command, program: value.program },
    })),
    ...value.variables.map(({ product, ...variable }) => ({
      type: "EnvironmentVariable",
      name: variable.name,
      data: {
        ...variable,
        prefix: false,
        required: false,
        status: "current",
        product: "cli",
        ...(product === "any" ? {} : { server: product }),
      },
    })),
  ];
}

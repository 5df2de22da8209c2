import path from "node:path";
import type { Node } from "gatsby";
import { Kind, parse, type ObjectTypeDefinitionNode } from "gatsby/graphql";
import { expect, test } from "vitest";
import { variableProducts } from "../../model/reference/environment-variables";
import {
  referenceFiles,
  resourceFile,
  resourceFolder,
  resourceKindNames,
  variableFile,
} from "../data-files/reference-file";
import { referenceTypeDefinitions } from "../schema/reference-types";
import type { ChildNodeArgs } from "./child-nodes";
import { createReferenceNodes, isReferenceFile } from "./create-reference";

const root = process.cwd();

type MadeNode = Node & Record<string, unknown>;

function fileNode(file: string, children: string[] = []): Node {
  return {
    id: file,
    parent: null,
    children,
    internal: { type: "File", contentDigest: "", owner: "", counter: 0 },
    absolutePath: path.join(root, file),
    sourceInstanceName: file.startsWith(resourceFolder) ? "resources" : "reference",
    ext: path.extname(file),
  } as unknown as Node;
}

function make(file: string, children: string[] = []): { made: MadeNode[]; deleted: string[] } {
  const made: MadeNode[] = [];
  const deleted: string[] = [];
  createReferenceNodes(
    fileNode(file, children),
    {
      actions: {
        createNode: (node: MadeNode) => made.push(node),
        createParentChildLink: () => undefined,
        deleteNode: ({ id }: Node) => deleted.push(id),
      },
      createNodeId: (name: string) => name,
      createContentDigest: (data: object) => JSON.stringify(data),
      getNode: (id: string) => ({ id }),
    } as unknown as ChildNodeArgs,
    root,
  );
  return { made, deleted };
}

const all = [
  ...Object.values(referenceFiles),
  ...variableProducts.map(variableFile),
  ...resourceKindNames(root).map((kind) => resourceFile(kind)),
].flatMap((file) => make(file).made);

const types = new Map(
  parse(referenceTypeDefinitions)
    .definitions.filter((each): each is ObjectTypeDefinitionNode => each.kind === Kind.OBJECT_TYPE_DEFINITION)
    .map(({ name, fields }) => [name.value, fields ?? []]),
);

test("each kind of data has nodes, and each node has a unique ID", () => {
  const counts = Object.fromEntries(
    [...types.keys()].map((type) => [type, all.filter(({ internal }) => internal.type === type).length]),
  );
  const nodeTypes = ["EnvironmentVariable", "Metric", "CliCommand", "ApiOperation", "ResourceKind"];
  for (const type of nodeTypes) expect(counts[type], type).toBeGreaterThan(0);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test("nodes match their GraphQL type, without missing fields or extra data", () => {
  const wrong = all.flatMap((node) => {
    const fields = types.get(node.internal.type) ?? [];
    const names = new Set(["id", "parent", "children", "internal", ...fields.map(({ name }) => name.value)]);
    return [
      ...fields
        .filter(({ name, type }) => type.kind === Kind.NON_NULL_TYPE && node[name.value] === undefined)
        .map(({ name }) => `${node.id} lacks ${name.value}`),
      ...Object.keys(node)
        .filter((key) => !names.has(key))
        .map((key) => `${node.internal.type} has no field ${key}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test("an entry has its group, its file and its position", () => {
  expect(all.find(({ name }) => name === "GATEWAY_PORT_START")).toMatchObject({
    product: "gateway",
    type: "integer",
    default: "6969",
    file: variableFile("gateway"),
    group: expect.any(String) as string,
    position: expect.any(Number) as number,
  });
});

test("variables are distinguished by the product that reads them", () => {
  const products = all.filter(({ name }) => name === "CDK_ADMIN_PASSWORD").map(({ product }) => product);
  expect(products.sort()).toEqual(["console", "terraform"]);
});

test("nodes of removed data are deleted", () => {
  const file = resourceFile("VirtualCluster");
  const kept = make(file).made[0]?.id ?? "";
  expect(make(file, [kept, "old"]).deleted).toEqual(["old"]);
});

test("other files aren't reference files", () => {
  expect(isReferenceFile(fileNode(referenceFiles.metrics))).toBe(true);
  expect(isReferenceFile(fileNode("content/reference/notes.md"))).toBe(false);
  expect(make("content/reference/unknown.yaml").made).toEqual([]);
});

import { createHash } from "node:crypto";
import path from "node:path";
import type { Node } from "gatsby";
import { expect, test } from "vitest";
import { nodesOfType } from "../reading/ordered-nodes";
import type { ChildNodeArgs } from "./child-nodes";
import { createSupportNodes, type CompatibilityRuleNode } from "./create-support";

const root = process.cwd();

/** All compatibility rules in order, on a machine where Gatsby derives the IDs of nodes from `checkout`. */
function rulesIn(checkout: string): object[] {
  const made: Node[] = [];
  const createNodeId = (name: string) => createHash("md5").update(`${checkout} ${name}`).digest("hex");
  for (const base of ["charts.yaml", "compatibility.yaml"]) {
    const file = {
      id: createNodeId(base),
      parent: null,
      children: [],
      internal: { type: "File", contentDigest: "", owner: "", counter: 0 },
      absolutePath: path.join(root, "content", "support", base),
      relativePath: base,
      sourceInstanceName: "support",
      base,
    } as unknown as Node;
    createSupportNodes(
      file,
      {
        actions: { createNode: (node: Node) => made.push(node), createParentChildLink: () => undefined },
        createNodeId,
        createContentDigest: () => "",
        getNode: () => undefined,
      } as unknown as ChildNodeArgs,
      root,
    );
  }
  const getNodesByType = (type: string) => made.filter(({ internal }) => internal.type === type);
  return nodesOfType<CompatibilityRuleNode>({ getNodesByType }, "CompatibilityRule").map(
    ({ id: _, parent: __, ...rule }) => rule,
  );
}

test("compatibility rules of two files have the same order on every machine", () => {
  const rules = rulesIn("/first");
  expect(rules.length).toBeGreaterThan(10);
  for (const checkout of ["/second", "/third"]) expect(rulesIn(checkout)).toEqual(rules);
});

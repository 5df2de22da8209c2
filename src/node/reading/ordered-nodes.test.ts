import type { Node } from "gatsby";
import { expect, it } from "vitest";
import { nodesOfType } from "./ordered-nodes";

const node = (id: string, fields: object): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type: "Release", contentDigest: "", owner: "" },
  ...fields,
});

const inOrder = [
  node("d", { docId: "install" }),
  node("e", { path: "/cli/" }),
  node("f", { file: "content/a.yaml", position: 2 }),
  node("c", { file: "content/a.yaml", position: 10 }),
  node("a", { file: "content/b.mdx", path: "/a/" }),
  node("b", { file: "content/b.mdx", path: "/a/" }),
];

it("sorts nodes by file or address, position and ID, regardless of the order in which they were created", () => {
  const ids = (nodes: Node[]) => nodesOfType({ getNodesByType: () => nodes }, "Release").map(({ id }) => id);
  const expected = ["e", "f", "c", "a", "b", "d"];
  expect(ids(inOrder)).toEqual(expected);
  expect(ids(inOrder.toReversed())).toEqual(expected);
});

it("doesn't modify Gatsby's own list", () => {
  const nodes = inOrder.toReversed();
  nodesOfType({ getNodesByType: () => nodes }, "Release");
  expect(nodes).toEqual(inOrder.toReversed());
});

import { expect, it } from "vitest";
import { textOf, walkElements, type ContentNode } from "./content-tree";

const tree: ContentNode[] = [
  { type: "p", children: ["a ", { type: "em", children: ["b"] }, { type: "br" }] },
  { type: "CodeBlock", props: { html: "c" }, children: ["c"] },
  { type: "Diagram", props: { source: "d" } },
  "e",
];

it("reads the text of a tree, without code blocks and diagrams", () => {
  expect(textOf(tree)).toBe("a be");
  expect(textOf([])).toBe("");
});

it("visits elements before their children, in document order", () => {
  const types: string[] = [];
  walkElements(tree, ({ type }) => types.push(type));
  expect(types).toEqual(["p", "em", "br", "CodeBlock", "Diagram"]);
});

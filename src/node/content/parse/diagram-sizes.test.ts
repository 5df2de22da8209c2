import { expect, it } from "vitest";
import { withFiles } from "../page/compile-fixture.test-support";
import { diagramKey, diagramSizesFile, readDiagramSizes } from "./diagram-sizes";

it("identifies a diagram by its source, ignoring surrounding whitespace", () => {
  expect(diagramKey("graph LR\nA-->B")).toMatch(/^[\da-f]{16}$/);
  expect(diagramKey("\ngraph LR\nA-->B \n")).toBe(diagramKey("graph LR\nA-->B"));
  expect(diagramKey("graph LR\nA-->C")).not.toBe(diagramKey("graph LR\nA-->B"));
});

it("reads the sizes, or none if the file is missing", () => {
  const sizes = { [diagramKey("graph LR")]: [412, 96] };
  expect(withFiles({ [diagramSizesFile]: JSON.stringify(sizes) }, readDiagramSizes)).toEqual(sizes);
  expect(withFiles({}, readDiagramSizes)).toEqual({});
});

it("throws if the file isn't JSON", () => {
  expect(() => withFiles({ [diagramSizesFile]: "{" }, readDiagramSizes)).toThrow(SyntaxError);
});

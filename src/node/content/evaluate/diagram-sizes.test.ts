import { expect, it } from "vitest";
import { withFiles } from "../page/compile-fixture.test-support";
import { diagramKey, diagramSizesFile, readDiagramSizes } from "./diagram-sizes";

it("names a diagram by its source, whatever space surrounds it", () => {
  expect(diagramKey("graph LR\nA-->B")).toMatch(/^[\da-f]{16}$/);
  expect(diagramKey("\ngraph LR\nA-->B \n")).toBe(diagramKey("graph LR\nA-->B"));
  expect(diagramKey("graph LR\nA-->C")).not.toBe(diagramKey("graph LR\nA-->B"));
});

it("reads the sizes, and none where the file is missing", () => {
  const sizes = { [diagramKey("graph LR")]: [412, 96] };
  expect(withFiles({ [diagramSizesFile]: JSON.stringify(sizes) }, readDiagramSizes)).toEqual(sizes);
  expect(withFiles({}, readDiagramSizes)).toEqual({});
});

it("throws where the file is no JSON", () => {
  expect(() => withFiles({ [diagramSizesFile]: "{" }, readDiagramSizes)).toThrow(SyntaxError);
});

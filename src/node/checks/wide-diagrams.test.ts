import { expect, test } from "vitest";
import { diagramKey } from "../content/diagram-sizes";
import { wideDiagrams } from "./wide-diagrams";

const source = "flowchart LR\n  A --> B\n";
const text = `# A\n\n\`\`\`mermaid title="A" alt="B"\n${source}\`\`\`\n\nMore.\n`;
const found = (width: number, page = text) =>
  wideDiagrams([{ file: "content/a.mdx", text: page }], { [diagramKey(source)]: [width, 100] }).map(
    ({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`,
  );

test("a diagram that readers would have to scroll is a warning with its line", () => {
  expect(found(1001)).toEqual(["warning content/a.mdx:3 the diagram is 1001 px wide, and a page shows 1000"]);
});

test("one that fits is none, nor one that isn't measured or is no diagram", () => {
  expect(found(1000)).toEqual([]);
  expect(found(2000, text.replace("A --> B", "A --> C"))).toEqual([]);
  expect(found(2000, text.replace("mermaid", "text"))).toEqual([]);
});

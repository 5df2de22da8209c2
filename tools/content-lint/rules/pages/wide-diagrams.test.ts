import { expect, test } from "vitest";
import { diagramKey } from "../../../../src/node/content/parse/diagram-sizes";
import { contentOf, found as foundBy } from "../../rule/content.test-support";
import { wideDiagrams } from "./wide-diagrams";

const source = "flowchart LR\n  A --> B\n";
const text = `# A\n\n\`\`\`mermaid title="A" alt="B"\n${source}\`\`\`\n\nMore.\n`;
const found = (width: number, page = text) =>
  foundBy(
    wideDiagrams,
    contentOf({ "content/a.mdx": page }, { diagramSizes: { [diagramKey(source)]: [width, 100] } }),
  );

test("a diagram that readers would have to scroll is reported as a hint at its line", async () => {
  expect(await found(1001)).toEqual([
    "content/a.mdx:3 the diagram must be at most 1000 px wide, but is 1001 (hint)",
  ]);
});

test("a diagram that fits, an unmeasured one and other code have no findings", async () => {
  expect(await found(1000)).toEqual([]);
  expect(await found(2000, text.replace("A --> B", "A --> C"))).toEqual([]);
  expect(await found(2000, text.replace("mermaid", "text"))).toEqual([]);
});

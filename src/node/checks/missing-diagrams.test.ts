import { expect, test } from "vitest";
import { hasDiagram, missingDiagrams } from "./missing-diagrams";

const drawn = '```mermaid title="A" alt="B"\nflowchart LR\n```\n';
const found = (files: Record<string, string>) =>
  missingDiagrams(Object.entries(files).map(([file, text]) => ({ file, text }))).map(
    ({ file, message }) => `${file}: ${message}`,
  );

test("each concept page needs a diagram, of a family of demos one page", () => {
  expect(
    found({
      "content/gateway/concepts/drawn.mdx": drawn,
      "content/gateway/concepts/topics/plain.mdx": "The word ```mermaid isn't a fence.",
      "content/gateway/concepts/_partial.mdx": "",
      "content/gateway/demos/ops/plain.mdx": "",
      "content/gateway/demos/ops/drawn.mdx": drawn,
      "content/gateway/demos/chaos/deep/plain.mdx": "",
      "content/gateway/demos/_partial.mdx": "",
      "content/gateway/how-to/plain.mdx": "",
    }),
  ).toEqual([
    "content/gateway/concepts/topics/plain.mdx: a concept page without a diagram",
    "content/gateway/demos/chaos: a family of demos without a diagram",
  ]);
});

test("a page has the diagram of a partial that it imports", () => {
  const page = { file: "content/gateway/demos/ops/a.mdx", text: 'import B from "../_b.mdx";\n\n<B />\n' };
  const partial = { file: "content/gateway/demos/_b.mdx", text: drawn };
  expect(hasDiagram(page, [page, partial])).toBe(true);
  expect(hasDiagram(page, [page])).toBe(false);
});

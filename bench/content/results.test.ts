import { expect, test } from "vitest";
import { results } from "./results";

test("the results have totals and name each page without a diagram", () => {
  const text = results({
    sections: [
      ["gateway", 2, 300, 1],
      ["changelog", 1, 50, 1],
    ],
    languages: [["yaml", 4, 3]],
    data: [["metrics", 7]],
    withoutDiagram: ["content/gateway/a.mdx"],
  });
  expect(text).toContain("| gateway | 2 | 300 | 1 |\n| changelog | 1 | 50 | 1 |\n| all | 3 | 350 | 2 |");
  expect(text).toContain("| yaml | 4 | 3 |\n| all | 4 | 3 |");
  expect(text).toMatch(/- content\/gateway\/a\.mdx\n$/);
});

test("where each page has a diagram, the results say so", () => {
  expect(results({ sections: [], languages: [], data: [], withoutDiagram: [] })).toMatch(/None\.\n$/);
});

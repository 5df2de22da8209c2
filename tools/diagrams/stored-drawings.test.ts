import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { drawingsDirectory, storedId } from "../../src/model/content/mermaid";
import { readDiagramSizes } from "../../src/node/content/parse/diagram-sizes";
import { foreignColors } from "./drawing";

const folder = path.join(PROJECT_ROOT, "static", drawingsDirectory);
const names = readdirSync(folder);
const drawings = names.map((name) => ({ name, svg: readFileSync(path.join(folder, name), "utf8") }));

test("each measured diagram has its drawing, and no drawing is left over", () => {
  const stored = Object.entries(readDiagramSizes(PROJECT_ROOT)).filter(([, size]) => size[2] === undefined);
  expect(names.toSorted()).toEqual(stored.map(([key]) => `${key}.svg`).toSorted());
});

test("drawings contain no scripts, no HTML and no addresses of other sites", () => {
  for (const { name, svg } of drawings) {
    expect(svg, name).not.toMatch(/<script|<foreignObject|<image|\bon\w+=|javascript:/i);
    expect(svg.replaceAll("http://www.w3.org/", ""), name).not.toMatch(/https?:\/\/[^<\s]*"/);
  }
});

test("drawings have only colors of the site, and IDs that each page replaces", () => {
  for (const { name, svg } of drawings) {
    expect(foreignColors(svg), name).toEqual([]);
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id);
    expect(
      ids.filter((id) => !id.startsWith(storedId)),
      name,
    ).toEqual([]);
  }
});

import { expect, test } from "vitest";
import { diagramColors } from "../../src/model/content/mermaid";
import { foreignColors, standIn, withVariables } from "./drawing";

test("each color of the site becomes its variable, in either notation", () => {
  for (const token of Object.values(diagramColors)) {
    const hex = standIn(token);
    const [red, green, blue] = [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));
    const rgb = `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
    expect(withVariables(`<g fill="${hex}"/><g style="fill: ${rgb}"/>`)).toBe(
      `<g fill="var(--${token})"/><g style="fill: var(--${token})"/>`,
    );
  }
});

test("different tokens have different stand-ins", () => {
  const tokens = new Set<string>(Object.values(diagramColors));
  expect(new Set([...tokens].map(standIn)).size).toBe(tokens.size);
});

test("other colors stay, and are reported", () => {
  const svg =
    '<style>.a{fill:#FF9900;stroke:hsl(80, 10%, 20%);}</style><a href="#b1"/><g fill="var(--ink)"/>';
  expect(withVariables(svg)).toBe(svg);
  expect(foreignColors(svg)).toEqual(["#ff9900", "hsl(80, 10%, 20%)"]);
  expect(foreignColors('<g fill="var(--ink)" marker-end="url(#diagram-0_end)"/>')).toEqual([]);
});

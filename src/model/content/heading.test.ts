import { describe, expect, it } from "vitest";
import { tableOfContents, type Heading, type TableOfContentsItem } from "./heading";

const headings = (...levels: number[]): Heading[] =>
  levels.map((depth, index) => ({ depth, id: `h${index}`, text: "", content: [`${index}`] }));

/** `h0(h1 h2) h3` for nested items. */
const outline = (items: TableOfContentsItem[]): string =>
  items.map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id)).join(" ");

describe("tableOfContents", () => {
  it.each([
    [[2, 3, 3, 2], 3, "h0(h1 h2) h3"],
    [[2, 4, 3, 2], 4, "h0(h1 h2) h3"],
    [[2, 3, 4, 5, 2], 6, "h0(h1(h2(h3))) h4"],
    [[2, 3, 4, 3], 3, "h0(h1 h3)"],
    [[3, 2, 3], 3, "h0 h1(h2)"],
    [[1, 2, 3], 3, "h1(h2)"],
    [[2, 3], 2, "h0"],
    [[], 3, ""],
  ])("nests levels %j down to level %i", (levels, deepest, expected) => {
    expect(outline(tableOfContents(headings(...levels), deepest))).toBe(expected);
  });

  it("goes down to level 3 by default", () => {
    expect(outline(tableOfContents(headings(2, 3, 4)))).toBe("h0(h1)");
  });

  it("includes the content of each heading", () => {
    expect(tableOfContents(headings(2))).toEqual([{ id: "h0", content: ["0"], children: [] }]);
  });
});

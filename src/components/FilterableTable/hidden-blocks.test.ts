import { expect, test } from "vitest";
import { hiddenBlocks, type FilteredBlock } from "./hidden-blocks";

const heading = (depth: number): FilteredBlock => ({ depth, rows: 0, matching: 0 });
const table = (matching: number): FilteredBlock => ({ depth: 0, rows: 3, matching });
const text: FilteredBlock = { depth: 0, rows: 0, matching: 0 };

const left = (blocks: FilteredBlock[]) =>
  hiddenBlocks(blocks)
    .map((isHidden) => (isHidden ? "-" : "+"))
    .join("");

test("a heading goes with its table and text when no row under it matches", () => {
  expect(left([heading(3), text, table(0), text, heading(3), text, table(1)])).toBe("----+++");
});

test("a heading stays for a match in a section inside of its own", () => {
  expect(left([heading(3), text, table(0), heading(4), table(0), heading(4), table(2)])).toBe("++---++");
});

test("a deeper heading doesn't outlive its section", () => {
  expect(left([heading(3), heading(4), table(1), heading(3), heading(4), table(0)])).toBe("+++---");
});

test("of two tables under one heading, the one without a match goes", () => {
  expect(left([heading(3), table(0), table(1)])).toBe("+-+");
});

test("what stands before the first heading stays, but for its tables", () => {
  expect(left([text, table(0), heading(3), table(0)])).toBe("+---");
});

test("without a match nothing of a section is left", () => {
  expect(left([heading(2), heading(3), table(0), text])).toBe("----");
});

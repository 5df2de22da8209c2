import { expect, test } from "vitest";
import { hiddenBlocks, type FilteredBlock } from "./hidden-blocks";

const heading = (depth: number): FilteredBlock => ({ depth, rows: 0, matching: 0 });
const table = (matching: number): FilteredBlock => ({ depth: 0, rows: 3, matching });
const text: FilteredBlock = { depth: 0, rows: 0, matching: 0 };

const left = (blocks: FilteredBlock[]) =>
  hiddenBlocks(blocks)
    .map((isHidden) => (isHidden ? "-" : "+"))
    .join("");

test("a heading is hidden with its table and text if no row below it matches", () => {
  expect(left([heading(3), text, table(0), text, heading(3), text, table(1)])).toBe("----+++");
});

test("a heading stays if a row in one of its subsections matches", () => {
  expect(left([heading(3), text, table(0), heading(4), table(0), heading(4), table(2)])).toBe("++---++");
});

test("a deeper heading is hidden with its section", () => {
  expect(left([heading(3), heading(4), table(1), heading(3), heading(4), table(0)])).toBe("+++---");
});

test("if one of two tables below a heading has no match, only that table is hidden", () => {
  expect(left([heading(3), table(0), table(1)])).toBe("+-+");
});

test("content before the first heading stays, except its tables", () => {
  expect(left([text, table(0), heading(3), table(0)])).toBe("+---");
});

test("without a match, the whole section is hidden", () => {
  expect(left([heading(2), heading(3), table(0), text])).toBe("----");
});

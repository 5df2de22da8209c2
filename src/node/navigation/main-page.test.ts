import { expect, it } from "vitest";
import { firstPathIn, mainPathOf } from "./main-page";

const items = [
  { label: "Elsewhere", path: "https://a.example" },
  { label: "C", items: [{ label: "A", path: "/x/a/" }] },
  { label: "B", path: "/x/b/" },
];

it("finds the first page of this site, in categories too", () => {
  expect(firstPathIn(items)).toBe("/x/a/");
  expect(firstPathIn(items.slice(0, 1))).toBeUndefined();
});

it("takes the page at the section's address for the main one, else the first", () => {
  expect(mainPathOf("/x/", items, new Set(["/x/", "/x/a/"]))).toBe("/x/");
  expect(mainPathOf("/x/", items, new Set(["/x/a/"]))).toBe("/x/a/");
  expect(mainPathOf("/x/", [], new Set())).toBe("/x/");
});

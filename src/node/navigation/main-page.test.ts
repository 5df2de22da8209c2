import { expect, it } from "vitest";
import { firstPathIn, mainPathOf } from "./main-page";

const items = [
  { label: "Elsewhere", path: "https://a.example" },
  { label: "C", items: [{ label: "A", path: "/x/a/" }] },
  { label: "B", path: "/x/b/" },
];

it("finds the first page that belongs to this site, including pages in categories", () => {
  expect(firstPathIn(items)).toBe("/x/a/");
  expect(firstPathIn(items.slice(0, 1))).toBeUndefined();
});

it("uses the page at the section's address as the main page, otherwise the first", () => {
  expect(mainPathOf("/x/", items, new Set(["/x/", "/x/a/"]))).toBe("/x/");
  expect(mainPathOf("/x/", items, new Set(["/x/a/"]))).toBe("/x/a/");
  expect(mainPathOf("/x/", [], new Set())).toBe("/x/");
});

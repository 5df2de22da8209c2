import { expect, it } from "vitest";
import { longDate, monthOf } from "./date";

it.each([
  ["2026-11-28", "November 28, 2026"],
  ["2025-01-01", "January 1, 2025"],
  ["2024-02-29", "February 29, 2024"],
  ["1999-12-31", "December 31, 1999"],
])("%s is %s", (day, expected) => {
  expect(longDate(day)).toBe(expected);
});

it("returns the month of a day", () => {
  expect(monthOf("2025-04-18")).toBe("April 2025");
});

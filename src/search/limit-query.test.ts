import { expect, test } from "vitest";
import { limitQuery } from "./limit-query";

test("a query is limited to 64 characters", () => {
  expect(limitQuery("a".repeat(200))).toBe("a".repeat(64));
  expect(limitQuery("a".repeat(64))).toHaveLength(64);
  expect(limitQuery("")).toBe("");
});

test("a character that would be cut in half is removed", () => {
  expect(limitQuery("a".repeat(63) + "🦓")).toBe("a".repeat(63));
  expect(limitQuery("a".repeat(62) + "🦓")).toBe("a".repeat(62) + "🦓");
});

test("halves of characters are removed everywhere", () => {
  expect(limitQuery("a\ud83eb\udd93c🦓")).toBe("abc🦓");
});

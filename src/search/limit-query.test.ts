import { expect, test } from "vitest";
import { limitQuery } from "./limit-query";

test("a query holds at most 64 characters", () => {
  expect(limitQuery("a".repeat(200))).toBe("a".repeat(64));
  expect(limitQuery("a".repeat(64))).toHaveLength(64);
  expect(limitQuery("")).toBe("");
});

test("a character that would be cut in half goes whole", () => {
  expect(limitQuery("a".repeat(63) + "🦓")).toBe("a".repeat(63));
  expect(limitQuery("a".repeat(62) + "🦓")).toBe("a".repeat(62) + "🦓");
});

test("half of a character doesn't pass anywhere", () => {
  expect(limitQuery("a\ud83eb\udd93c🦓")).toBe("abc🦓");
});

import { expect, test } from "vitest";
import ids from "./case-ids.json" with { type: "json" };
import variants from "./case-variants.json" with { type: "json" };
import { testsByCase } from "./named-tests.test-support";

const named = testsByCase(ids);
const variantsOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(variants));

test("every case that broke another site is named by a test", () => {
  expect(ids).toHaveLength(97);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});

test.each(ids)("%s has two variants of our own at least, which its tests hold", (id) => {
  const own = variantsOf.get(id) ?? [];
  expect(new Set(own).size).toBe(own.length);
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(own.filter((text) => !named.get(id)?.texts.has(text))).toEqual([]);
});

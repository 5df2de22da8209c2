import { expect, test } from "vitest";
import type { TypeMetadata } from "../inference-metadata";
import { shapeOf } from "./schema";

const page = (fieldMap: TypeMetadata["fieldMap"]): Record<string, TypeMetadata> => ({
  Page: { total: 2, ...(fieldMap ? { fieldMap } : {}) },
});

test("more nodes with the same fields have the same shape, in any order", () => {
  const before = page({ title: { string: { total: 2 } }, order: { int: { total: 1 } } });
  const after = page({ order: { int: { total: 2 } }, title: { string: { total: 3 } } });
  expect(shapeOf(after)).toBe(shapeOf(before));
});

test("a field that is added, removed or has a different type changes the shape", () => {
  const before = shapeOf(page({ title: { string: { total: 2 } } }));
  expect(shapeOf(page({ title: { string: { total: 2 } }, order: { int: { total: 1 } } }))).not.toBe(before);
  expect(shapeOf(page({ title: { string: { total: 0 } } }))).not.toBe(before);
  expect(shapeOf(page({ title: { string: { total: 1 }, int: { total: 1 } } }))).not.toBe(before);
});

test("fields of objects, even in lists, and linked nodes are part of the shape", () => {
  const listOf = (dprops: NonNullable<TypeMetadata["fieldMap"]>) =>
    shapeOf(page({ rows: { array: { total: 1, item: { object: { total: 1, dprops } } } } }));
  expect(listOf({ a: { int: { total: 1 } } })).not.toBe(listOf({ b: { int: { total: 1 } } }));
  const linkTo = (nodes: Record<string, number>) =>
    shapeOf(page({ parent___NODE: { relatedNode: { total: 1, nodes } } }));
  expect(linkTo({ one: 1, two: 0 })).toBe(linkTo({ one: 2 }));
  expect(linkTo({ one: 1 })).not.toBe(linkTo({ two: 1 }));
});

test("a type without nodes isn't part of the shape", () => {
  expect(shapeOf({ Page: { total: 0 } })).toBe(shapeOf({}));
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeIssues } from "./schema-issue";

function messages(schema: z.ZodType, value: unknown, knownKeys?: string[]): string[] {
  const result = schema.safeParse(value);
  return describeIssues(result.error?.issues ?? [], value, knownKeys).map(
    ({ key, message }) => `${key}: ${message}`,
  );
}

const schema = z.strictObject({
  name: z.string().trim().min(1).max(5).optional(),
  count: z.number().int().min(2).max(6).optional(),
  share: z.number().optional(),
  open: z.boolean().optional(),
  tone: z.enum(["a", "b"]).optional(),
  fixed: z.literal("x").optional(),
  list: z
    .array(z.strictObject({ id: z.string() }))
    .min(1)
    .optional(),
  day: z.iso.date().optional(),
  code: z.string().regex(/^c\d$/, "an id such as c1").optional(),
  both: z.union([z.literal(true), z.strictObject({ slug: z.string() })]).optional(),
  map: z.record(z.string().regex(/^[a-z]+$/, "lower-case letters"), z.string()).optional(),
});

describe("describeIssues", () => {
  it("describes for each kind of value what was found and what is allowed", () => {
    const values = [
      { name: 5 },
      { name: " " },
      { name: "too long" },
      { name: null },
      { count: "2" },
      { count: 2.5 },
      { count: 1 },
      { count: 9 },
      { open: "yes" },
      { tone: "c" },
      { fixed: 1 },
      { list: {} },
      { list: [] },
      { list: ["x"] },
      { list: [{ id: "x" }, {}] },
      { list: [{ id: "x", other: 1 }] },
      { day: "2026-02-30" },
      { code: "d1" },
      { both: 5 },
      { both: { slug: 1 } },
      { map: { "A b": "x" } },
      { map: [] },
      [],
      null,
    ];
    expect(values.flatMap((value) => messages(schema, value)).join("\n")).toMatchInlineSnapshot(`
      "name: found the number 5, text is expected; put it in quotes
      name: found " ", text that is not empty is expected
      name: found "too long", text of at most 5 characters is expected
      name: found null, text is expected
      count: found "2", a number is expected
      count: found the number 2.5, a whole number is expected
      count: found the number 1, 2 or more is expected
      count: found the number 9, 6 or less is expected
      open: found "yes", true or false is expected
      tone: found "c", one of "a", "b" is expected
      fixed: found the number 1, "x" is expected
      list: found {}, a list is expected
      list: found [], a list of at least 1 is expected
      list.0: found "x", a set of keys is expected
      list.1.id: is missing, text is expected
      list.0.other: unknown key
      day: found "2026-02-30", a valid date is expected
      code: found "d1", an id such as c1 is expected
      both: found the number 5, true or a set of keys is expected
      both.slug: found the number 1, text is expected; put it in quotes
      map.A b: the key has to be lower-case letters
      map: found [], a set of keys is expected
      (root): found [], a set of keys is expected
      (root): found null, a set of keys is expected"
    `);
  });

  it("suggests the nearest known key, but only in the outermost object", () => {
    const known = Object.keys(schema.shape);
    expect(messages(schema, { nmae: "x", list: [{ id: "x", nmae: 1 }] }, known).join("\n"))
      .toMatchInlineSnapshot(`
      "list.0.nmae: unknown key
      nmae: unknown key, did you mean \`name\`? Known keys: name, count, share, open, tone, fixed, list, day, code, both, map"
    `);
  });

  it("returns the path to the value, and one issue for each unknown key", () => {
    const value = { list: [{ id: "x", y: 1, z: 2 }] };
    const issues = describeIssues(schema.safeParse(value).error?.issues ?? [], value);
    expect(issues.map(({ path }) => path)).toEqual([
      ["list", 0, "y"],
      ["list", 0, "z"],
    ]);
  });

  it("returns no issues for a valid value", () => {
    expect(messages(schema, { name: "x", both: true })).toEqual([]);
  });
});

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
      "name: must be text, but is the number 5; put it in quotes
      name: must be text that isn't empty, but is " "
      name: must be text of at most 5 characters, but is "too long"
      name: must be text, but is null
      count: must be a number, but is "2"
      count: must be a whole number, but is the number 2.5
      count: must be at least 2, but is the number 1
      count: must be at most 6, but is the number 9
      open: must be true or false, but is "yes"
      tone: must be one of "a", "b", but is "c"
      fixed: must be "x", but is the number 1
      list: must be a list, but is {}
      list: must be a list of at least 1 item, but is []
      list.0: must be a map, but is "x"
      list.1.id: is missing; it must be text
      list.0.other: isn't a known key
      day: must be a valid date, but is "2026-02-30"
      code: must be an id such as c1, but is "d1"
      both: must be true or a map, but is the number 5
      both.slug: must be text, but is the number 1; put it in quotes
      map.A b: isn't a valid key; a key must be lower-case letters
      map: must be a map, but is []
      (root): must be a map, but is []
      (root): must be a map, but is null"
    `);
  });

  it("suggests the nearest known key, but only in the outermost object", () => {
    const known = Object.keys(schema.shape);
    expect(messages(schema, { nmae: "x", list: [{ id: "x", nmae: 1 }] }, known).join("\n"))
      .toMatchInlineSnapshot(`
        "list.0.nmae: isn't a known key
        nmae: isn't a known key. Did you mean \`name\`? Known keys: name, count, share, open, tone, fixed, list, day, code, both, map"
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

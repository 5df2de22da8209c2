import { expect, it } from "vitest";
import { z } from "zod";
import { fieldsOf, typeOfObjects } from "./fields-of-keys";

const part = z.strictObject({ at: z.string().describe("Where") }).describe('A part, or "piece"');
const keys = z.strictObject({
  label: z.string().describe("A name"),
  last_reviewed: z.iso.date().optional().describe("A day"),
  position: z.number().optional().describe("A place"),
  depth: z.number().int().describe("A level"),
  hidden: z.boolean().optional().describe("A choice"),
  tags: z.array(z.string()).optional().describe("Subjects"),
  part: part.optional().describe("One of them"),
  parts: z.array(part).optional().describe("All of them"),
});

it("describes each key as a field, with its GraphQL name and type", () => {
  expect(fieldsOf(keys, { part: "Part", parts: "Part" }).split("\n")).toEqual([
    '"A name"',
    "label: String!",
    '"A day"',
    "lastReviewed: Date @dateformat",
    '"A place"',
    "position: Float",
    '"A level"',
    "depth: Int!",
    '"A choice"',
    "hidden: Boolean",
    '"Subjects"',
    "tags: [String!]!",
    '"One of them"',
    "part: Part",
    '"All of them"',
    "parts: [Part!]!",
  ]);
});

it("turns an object schema into a type", () => {
  expect(typeOfObjects("Part", part)).toBe(
    '"A part, or \\"piece\\""\ntype Part {\n"Where"\nat: String!\n}\n',
  );
});

it("rejects keys that GraphiQL couldn't describe", () => {
  expect(() => fieldsOf(z.strictObject({ label: z.string() }))).toThrow("The key `label` has no description");
  expect(() => fieldsOf(keys)).toThrow("The key `part` holds objects: say which GraphQL type they have");
  expect(() => typeOfObjects("Label", z.strictObject({}))).toThrow("The schema of Label has no description");
});

import { expect, test } from "vitest";
import type { ResourceField, ResourceKind } from "./resource-kind";
import { resourceJsonSchema } from "./resource-schema";

const field = (name: string, change: Partial<ResourceField> = {}): ResourceField => ({
  name,
  type: "string",
  required: false,
  description: `The ${name}.`,
  ...change,
});
const kind = (spec: ResourceField[]): ResourceKind => ({
  kind: "Tenant",
  apiVersion: "gateway/v2",
  identity: ["metadata.name"],
  path: "/tenant",
  summary: "A tenant.",
  metadata: [field("name", { required: true, pattern: "[a-z]+" })],
  spec,
  example: {},
  checks: [],
});
const specOf = (...spec: ResourceField[]) => resourceJsonSchema(kind(spec)).properties!.spec!;

test("a kind becomes an object with only its version, metadata and spec", () => {
  expect(resourceJsonSchema(kind([]))).toEqual({
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Tenant",
    description: "A tenant.",
    type: "object",
    additionalProperties: false,
    required: ["apiVersion", "kind", "metadata", "spec"],
    properties: {
      apiVersion: { const: "gateway/v2" },
      kind: { const: "Tenant" },
      metadata: {
        type: "object",
        additionalProperties: false,
        required: ["name"],
        properties: { name: { description: "The name.", type: "string", pattern: "^(?:[a-z]+)$" } },
      },
      spec: { type: "object", additionalProperties: false, required: [], properties: {} },
    },
  });
});

test("lists of objects and objects contain their own fields", () => {
  const inner = [field("name", { required: true })];
  const nested = { properties: { name: { description: "The name.", type: "string" } }, required: ["name"] };
  const schema = specOf(
    field("members", { type: "list", of: "object", fields: inner, maxItems: 3 }),
    field("topics", { type: "object", fields: inner }),
  );
  expect(schema.properties).toMatchObject({
    members: {
      type: "array",
      maxItems: 3,
      items: { type: "object", additionalProperties: false, ...nested },
    },
    topics: { type: "object", additionalProperties: false, ...nested },
  });
});

test("the schema includes nullable fields, defaults, examples and read-only fields", () => {
  const schema = specOf(
    field("scope", { nullable: true, default: "all", example: "shop" }),
    field("servers", { readOnly: true, type: "map", of: "string" }),
  );
  expect(schema.properties).toMatchObject({
    scope: { type: ["string", "null"], default: "all", examples: ["shop"] },
    servers: { readOnly: true, type: "object", additionalProperties: { type: "string" } },
  });
});

test("case-insensitive values become a pattern, others a list", () => {
  const values = ["LOCAL", "EXTERNAL"];
  const { exact, any } = specOf(
    field("exact", { type: "enum", values }),
    field("any", { type: "enum", values, anyCase: true }),
  ).properties!;
  expect(exact!.enum).toEqual(values);
  expect(["local", "External", "LOCALS"].map((each) => new RegExp(any!.pattern!).test(each))).toEqual([
    true,
    true,
    false,
  ]);
});

test("conditional fields are in one branch per value, with the fields it requires and forbids", () => {
  const schema = specOf(
    field("type", { type: "enum", values: ["A", "B"], required: true }),
    field("key", { required: true, when: { field: "type", is: ["A"] } }),
    field("size", { when: { field: "type", is: ["A"] } }),
    field("size", { type: "integer", when: { field: "type", is: ["B"] } }),
  );
  expect(schema.required).toEqual(["type"]);
  expect(schema.properties).toMatchObject({ key: { type: "string" }, size: {} });
  expect(schema.allOf).toEqual([
    {
      if: { properties: { type: { const: "A" } }, required: ["type"] },
      then: { properties: { size: { description: "The size.", type: "string" } }, required: ["key"] },
    },
    {
      if: { properties: { type: { const: "B" } }, required: ["type"] },
      then: {
        properties: {
          size: { description: "The size.", type: "integer" },
          key: { description: "isn't allowed with `type: B`", not: {} },
        },
        required: [],
      },
    },
  ]);
});

test("a choice between fields becomes a list of forms, exactly one of which must match", () => {
  const of = [["short"], ["user", "account"]];
  const choice = { ...kind([field("short")]), exactlyOne: [{ in: "spec" as const, of }] };
  expect(resourceJsonSchema(choice).properties!.spec!.allOf).toEqual([
    {
      description: "exactly one of short, user with account",
      oneOf: [
        { required: ["short"], properties: { user: { not: {} }, account: { not: {} } } },
        { required: ["user", "account"], properties: { short: { not: {} } } },
      ],
    },
  ]);
});

test("lists of allowed strings and maps of objects describe their contents", () => {
  const schema = specOf(
    field("rights", { type: "list", of: "string", values: ["read"] }),
    field("rules", { type: "map", of: "object", fields: [field("rule")] }),
    field("seconds", { type: "integer", min: 1, max: 9 }),
  );
  expect(schema.properties).toMatchObject({
    rights: { items: { type: "string", enum: ["read"] } },
    rules: { additionalProperties: { type: "object", additionalProperties: false, required: [] } },
    seconds: { minimum: 1, maximum: 9 },
  });
});

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

test("a kind becomes an object with its version, metadata and spec, and nothing else", () => {
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

test("lists of objects and objects hold the fields of their own", () => {
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

test("a field that may be null says so, and so do defaults, examples and what the server fills in", () => {
  const schema = specOf(
    field("scope", { nullable: true, default: "all", example: "shop" }),
    field("servers", { readOnly: true, type: "map", of: "string" }),
  );
  expect(schema.properties).toMatchObject({
    scope: { type: ["string", "null"], default: "all", examples: ["shop"] },
    servers: { readOnly: true, type: "object", additionalProperties: { type: "string" } },
  });
});

test("values in any case become a pattern, others a list", () => {
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

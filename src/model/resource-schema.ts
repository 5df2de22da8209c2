import type { ResourceField, ResourceKind } from "./resource-kind";

/** A JSON Schema, in the part of the language that is used here. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: string;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  maxItems?: number;
  default?: unknown;
  examples?: unknown[];
  readOnly?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
}

/**
 * The JSON Schema of a kind of resource, for editors and for the check of samples.
 * Objects take no other keys than the fields that are documented.
 */
export function resourceJsonSchema({ kind, apiVersion, summary, metadata, spec }: ResourceKind): JsonSchema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: kind,
    description: summary,
    ...objectOf([]),
    properties: {
      apiVersion: { const: apiVersion },
      kind: { const: kind },
      metadata: objectOf(metadata),
      spec: objectOf(spec),
    },
    required: ["apiVersion", "kind", "metadata", "spec"],
  };
}

function objectOf(fields: readonly ResourceField[]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function fieldSchema(field: ResourceField): JsonSchema {
  const { type, ...rest } = typeSchema(field);
  return {
    description: field.description,
    ...(type === undefined ? {} : { type: field.nullable ? [type, "null"].flat() : type }),
    ...rest,
    ...(field.default === undefined ? {} : { default: field.default }),
    ...(field.example === undefined ? {} : { examples: [field.example] }),
    ...(field.readOnly ? { readOnly: true } : {}),
  };
}

function typeSchema(field: ResourceField): JsonSchema {
  switch (field.type) {
    case "enum":
      return { type: "string", ...valuesOf(field) };
    case "object":
      return objectOf(field.fields ?? []);
    case "any":
      return { type: "object" };
    case "list":
      return {
        type: "array",
        items: field.of === "object" ? objectOf(field.fields ?? []) : { type: field.of ?? "string" },
        ...(field.maxItems === undefined ? {} : { maxItems: field.maxItems }),
      };
    case "map":
      return { type: "object", additionalProperties: { type: field.of ?? "string" } };
    default:
      return {
        type: field.type,
        ...(field.pattern === undefined ? {} : { pattern: `^(?:${field.pattern})$` }),
        ...(field.min === undefined ? {} : { minimum: field.min }),
      };
  }
}

/** JSON Schema compares the case of an `enum`; a pattern doesn't have to. */
function valuesOf({ values = [], anyCase }: ResourceField): JsonSchema {
  if (!anyCase) return { enum: values };
  const letters = (value: string) =>
    value.replace(/[a-z]/gi, (each) => `[${each.toUpperCase()}${each.toLowerCase()}]`);
  return { pattern: `^(?:${values.map(letters).join("|")})$` };
}

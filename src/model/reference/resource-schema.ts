import type { FieldChoice, ResourceField, ResourceKind } from "./resource-kind";

/** A JSON Schema, limited to the keywords used here. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: string;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  default?: unknown;
  examples?: unknown[];
  readOnly?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  /** Only as `{}`: no value is allowed here. */
  not?: JsonSchema;
}

/**
 * Creates the JSON Schema of a kind of resource, for editors and for the check of samples. Objects allow only the documented
 * fields as keys.
 */
export function resourceJsonSchema({
  kind,
  apiVersion,
  summary,
  metadata,
  spec,
  exactlyOne = [],
}: ResourceKind): JsonSchema {
  const choices = (part: FieldChoice["in"]) => exactlyOne.filter((choice) => choice.in === part);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: kind,
    description: summary,
    ...objectOf([]),
    properties: {
      apiVersion: { const: apiVersion },
      kind: { const: kind },
      metadata: objectOf(metadata, choices("metadata")),
      spec: objectOf(spec, choices("spec")),
    },
    required: ["apiVersion", "kind", "metadata", "spec"],
  };
}

function objectOf(fields: readonly ResourceField[], choices: readonly FieldChoice[] = []): JsonSchema {
  const rules = [...fieldsByCondition(fields), ...choices.map(choiceOf)];
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map((field) => [field.name, hasOneForm(field, fields) ? fieldSchema(field) : {}]),
    ),
    required: fields.filter(({ required, when }) => required && !when).map(({ name }) => name),
    additionalProperties: false,
    ...(rules.length === 0 ? {} : { allOf: rules }),
  };
}

function hasOneForm({ name }: ResourceField, fields: readonly ResourceField[]): boolean {
  return fields.filter((field) => field.name === name).length === 1;
}

/** For each value of a field that others depend on: the fields that it requires, and those that it excludes. */
function fieldsByCondition(fields: readonly ResourceField[]): JsonSchema[] {
  const deciding = new Set(fields.flatMap(({ when }) => when?.field ?? []));
  return [...deciding].flatMap((key) => {
    const dependent = fields.filter(({ when }) => when?.field === key);
    const values = fields.find(({ name }) => name === key)?.values ?? [];
    return values.map((value): JsonSchema => {
      const here = dependent.filter(({ when }) => when?.is.includes(value));
      const names = new Set(here.map(({ name }) => name));
      const excluded = dependent.filter(({ name }) => !names.has(name));
      return {
        if: { properties: { [key]: { const: value } }, required: [key] },
        then: {
          properties: Object.fromEntries([
            ...here
              .filter((field) => !hasOneForm(field, fields))
              .map((field) => [field.name, fieldSchema(field)]),
            ...excluded.map(({ name }) => [
              name,
              { description: `isn't allowed with \`${key}: ${value}\``, not: {} },
            ]),
          ]) as Record<string, JsonSchema>,
          required: here.filter(({ required }) => required).map(({ name }) => name),
        },
      };
    });
  });
}

function choiceOf({ of }: FieldChoice): JsonSchema {
  const names = of.flat();
  return {
    description: `exactly one of ${of.map((set) => set.join(" with ")).join(", ")}`,
    oneOf: of.map((set) => ({
      required: set,
      properties: Object.fromEntries(
        names.filter((name) => !set.includes(name)).map((name) => [name, { not: {} }]),
      ),
    })),
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
        items: entryOf(field),
        ...(field.maxItems === undefined ? {} : { maxItems: field.maxItems }),
      };
    case "map":
      return { type: "object", additionalProperties: entryOf(field) };
    default:
      return {
        type: field.type,
        ...(field.pattern === undefined ? {} : { pattern: `^(?:${field.pattern})$` }),
        ...(field.min === undefined ? {} : { minimum: field.min }),
        ...(field.max === undefined ? {} : { maximum: field.max }),
      };
  }
}

function entryOf({ of = "string", fields = [], values }: ResourceField): JsonSchema {
  if (of === "object") return objectOf(fields);
  return { type: of, ...(values ? { enum: values } : {}) };
}

/** The values of an `enum` in JSON Schema are case-sensitive, but a pattern doesn't have to be. */
function valuesOf({ values = [], anyCase }: ResourceField): JsonSchema {
  if (!anyCase) return { enum: values };
  const letters = (value: string) =>
    value.replace(/[a-z]/gi, (each) => `[${each.toUpperCase()}${each.toLowerCase()}]`);
  return { pattern: `^(?:${values.map(letters).join("|")})$` };
}

import type { JsonSchema } from "../../../src/model/reference/resource-schema";
import { didYouMean } from "../../../src/model/problem/suggestion";

/** A value that doesn't match a schema: its path, and the problem. */
export interface SchemaFinding {
  path: (string | number)[];
  message: string;
  hint?: string | undefined;
}

const typeNames: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  integer: "an integer",
  number: "a number",
  object: "an object",
  string: "text",
};

/** Checks a value against a JSON Schema, limited to the keywords that `resourceJsonSchema` writes. */
export function schemaFindings(
  value: unknown,
  schema: JsonSchema,
  path: readonly (string | number)[] = [],
): SchemaFinding[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const at = path.length === 0 ? "the resource" : `\`${path.join(".")}\``;
  const found = (message: string): SchemaFinding[] => [{ path: [...path], message: `${at} ${message}` }];
  const mustBe = (allowed: string) => found(`must be ${allowed}, but is ${JSON.stringify(value)}`);
  if (schema.not) return found(schema.description ?? "isn't allowed here");
  // Values that the shell or the CLI fills in are unknown.
  if (typeof value === "string" && value.includes("$")) return [];
  if (types.length > 0 && !types.some((type) => isOf(value, type)))
    return mustBe(types.map((type) => typeNames[type] ?? type).join(" or "));
  if (schema.const !== undefined && value !== schema.const) return mustBe(`"${schema.const}"`);
  if (schema.enum && !schema.enum.includes(String(value))) return mustBe(`one of ${schema.enum.join(", ")}`);
  if (schema.pattern !== undefined && typeof value === "string" && !new RegExp(schema.pattern).test(value))
    return found(`must match ${schema.pattern}, but is "${value}"`);
  if (schema.minimum !== undefined && Number(value) < schema.minimum)
    return mustBe(`at least ${schema.minimum}`);
  if (schema.maximum !== undefined && Number(value) > schema.maximum)
    return mustBe(`at most ${schema.maximum}`);
  if (Array.isArray(value)) return itemFindings(value, schema, path, found);
  if (!isObject(value)) return [];
  return [...propertyFindings(value, schema, path), ...ruleFindings(value, schema, path)];
}

/** Conditions that depend on other keys of the same object. */
function ruleFindings(
  value: Readonly<Record<string, unknown>>,
  { allOf = [] }: JsonSchema,
  path: readonly (string | number)[],
): SchemaFinding[] {
  return allOf.flatMap((rule): SchemaFinding[] => {
    if (rule.then) return rule.if && isMet(value, rule.if) ? schemaFindings(value, rule.then, path) : [];
    const { oneOf = [], description = "exactly one form" } = rule;
    const fitting = oneOf.filter((form) => propertyFindings(value, form, path).length === 0);
    if (fitting.length === 1) return [];
    return [{ path: [...path], message: `\`${path.join(".")}\` must have ${description}` }];
  });
}

/** A placeholder such as `$TYPE` doesn't meet any condition, because its value is unknown. */
function isMet(value: Readonly<Record<string, unknown>>, { properties = {} }: JsonSchema): boolean {
  return Object.entries(properties).every(([key, schema]) => value[key] === schema.const);
}

function itemFindings(
  list: readonly unknown[],
  schema: JsonSchema,
  path: readonly (string | number)[],
  found: (message: string) => SchemaFinding[],
): SchemaFinding[] {
  if (schema.maxItems !== undefined && list.length > schema.maxItems)
    return found(`must have at most ${schema.maxItems} items, but has ${list.length}`);
  const { items } = schema;
  return items ? list.flatMap((item, index) => schemaFindings(item, items, [...path, index])) : [];
}

function propertyFindings(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  path: readonly (string | number)[],
): SchemaFinding[] {
  const at = (key: string) => [...path, key].join(".");
  const missing = required
    .filter((key) => value[key] === undefined)
    .map((key): SchemaFinding => ({ path: [...path], message: `\`${at(key)}\` is missing` }));
  const others = Object.entries(value).flatMap(([key, inner]): SchemaFinding[] => {
    const schema =
      properties[key] ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
    if (schema) return schemaFindings(inner, schema, [...path, key]);
    if (additionalProperties !== false) return [];
    const known = Object.keys(properties);
    const hint = `${didYouMean(key, known)}Known keys: ${known.join(", ")}`;
    return [{ path: [...path, key], message: `\`${at(key)}\` isn't a known key`, hint }];
  });
  return [...missing, ...others];
}

function isOf(value: unknown, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** Whether a value has keys. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { z } from "zod";
import { inputSchemaOf, type JsonSchema } from "../node-types/json-schema";
import { fieldName } from "../node-types/passed-on";

const scalars: Readonly<Record<string, string>> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
};

/**
 * Creates the fields of a GraphQL type for the keys of a schema, with the schema's descriptions. Lists and required keys are
 * never null.
 * @param schema the keys
 * @param types names of the GraphQL types of objects, by the key whose value is such an object or a list of them
 * @throws Error if a key has no description, or contains an object without a name
 */
export function fieldsOf(schema: z.ZodObject, types: Readonly<Record<string, string>> = {}): string {
  return fields(schema, types, true);
}

/** Like {@link fieldsOf}, for nodes that hold a file's data as it is: an optional list is null if the file leaves it out. */
export function nodeFieldsOf(schema: z.ZodObject, types: Readonly<Record<string, string>> = {}): string {
  return fields(schema, types, false);
}

function fields(schema: z.ZodObject, types: Readonly<Record<string, string>>, hasAllLists: boolean): string {
  const lines = Object.entries<z.core.$ZodType>(schema.shape).map(([key, value]) => {
    const required = requiredValueOf(value);
    const isOptional = required !== value;
    const json = { ...inputSchemaOf(required), ...described(value) };
    if (json.description === undefined)
      throw new Error(`The key \`${key}\` has no description. Add one with \`describe\`.`);
    const isRequired = !isOptional || (hasAllLists && json.type === "array");
    const type = typeOf(json, types[key] ?? "", key) + (isRequired ? "!" : "");
    const date = json.format === "date" ? " @dateformat" : "";
    return `${JSON.stringify(json.description)}\n${fieldName(key)}: ${type}${date}`;
  });
  return lines.join("\n");
}

function requiredValueOf(schema: z.core.$ZodType): z.core.$ZodType {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isOptional ? requiredValueOf(schema.unwrap()) : schema;
}

/** The description, which can also be that of the value inside. */
function described(schema: z.core.$ZodType): Pick<JsonSchema, "description"> {
  const { description } = inputSchemaOf(schema);
  return description === undefined ? {} : { description };
}

/** The GraphQL type for a schema's objects. @throws Error like {@link fieldsOf}, and if the schema has no description */
export function typeOfObjects(
  name: string,
  schema: z.ZodObject,
  types?: Readonly<Record<string, string>>,
): string {
  if (schema.description === undefined)
    throw new Error(`The schema of ${name} has no description. Add one with \`describe\`.`);
  return `${JSON.stringify(schema.description)}\ntype ${name} {\n${fieldsOf(schema, types)}\n}\n`;
}

function typeOf({ type = "", format, items }: JsonSchema, name: string, key: string): string {
  if (type === "array") return `[${typeOf(items ?? {}, name, key)}!]`;
  const scalar = format === "date" ? "Date" : scalars[type];
  const known = scalar ?? name;
  if (known === "") throw new Error(`The key \`${key}\` contains objects. Specify their GraphQL type.`);
  return known;
}

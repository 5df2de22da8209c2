import { z } from "zod";

type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;

/** Missing lists become empty lists, and other missing values become null. */
type FieldValue<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? NonNullable<Value>
    : undefined extends Value
      ? Exclude<Value, undefined> | null
      : Value;

/** The fields of a node that hold unchanged frontmatter values: `lastReviewed` for `last_reviewed`. */
export type PassedOn<Keys extends z.ZodObject> = {
  [Key in keyof Keys["shape"] & string as CamelCase<Key>]: FieldValue<z.infer<Keys["shape"][Key]>>;
};

/**
 * Returns the values of these fields.
 * @param keys the keys, with their schemas
 * @param frontmatter null if it has an error
 */
export function passOn<Keys extends z.ZodObject>(
  keys: Keys,
  frontmatter: Readonly<Record<string, unknown>> | null,
): PassedOn<Keys> {
  const fields = Object.entries<z.core.$ZodType>(keys.shape).map(([key, schema]) => [
    fieldName(key),
    frontmatter?.[key] ?? (isList(schema) ? [] : null),
  ]);
  return Object.fromEntries(fields) as PassedOn<Keys>;
}

/** Converts `last_reviewed` to the field name `lastReviewed`. */
export function fieldName(key: string): string {
  return key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

function isList(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodArray;
}

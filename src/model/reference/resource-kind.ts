import { z } from "zod";
import type { OptionValue } from "./interceptor";

const text = z.string().trim().min(1);

const fieldTypes = [
  "string",
  "integer",
  "number",
  "boolean",
  "enum",
  "object",
  "list",
  "map",
  "any",
] as const;

/** The condition for a field to exist: its sibling `field`, an enum, has one of these values. */
export interface FieldCondition {
  field: string;
  is: string[];
}

/** A field of a resource, below `metadata` or `spec`. */
export interface ResourceField {
  name: string;
  type: (typeof fieldTypes)[number];
  /** The type of entries in a list or map. The keys of objects are in `fields`. */
  of?: "string" | "integer" | "object" | undefined;
  required: boolean;
  /** Whether `null` is allowed and has a different meaning than leaving the field out. */
  nullable?: boolean | undefined;
  /** Set by the server: returned by GET, ignored in PUT. */
  readOnly?: boolean | undefined;
  /** Two fields can have the same name if they exist under different conditions. */
  when?: FieldCondition | undefined;
  default?: OptionValue | undefined;
  /** For an enum, or for the entries of a list of text. */
  values?: string[] | undefined;
  /** Whether the values are case-insensitive. */
  anyCase?: boolean | undefined;
  /** The pattern that the whole value must match. */
  pattern?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  maxItems?: number | undefined;
  description: string;
  example?: OptionValue | undefined;
  since?: string | undefined;
  fields?: ResourceField[] | undefined;
}

const field: z.ZodType<ResourceField> = z.lazy(() =>
  z.strictObject({
    name: text,
    type: z.enum(fieldTypes),
    of: z.enum(["string", "integer", "object"]).optional(),
    required: z.boolean(),
    nullable: z.boolean().optional(),
    readOnly: z.boolean().optional(),
    when: z.strictObject({ field: text, is: z.array(text).min(1) }).optional(),
    default: z.json().optional(),
    values: z.array(text).optional(),
    anyCase: z.boolean().optional(),
    pattern: text.optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    maxItems: z.number().optional(),
    description: text,
    example: z.json().optional(),
    since: text.optional(),
    fields: z.lazy(() => fieldList).optional(),
  }),
);

const fieldList: z.ZodType<ResourceField[]> = z.array(field).superRefine((list, context) => {
  for (const [index, { when }] of list.entries()) {
    const values = list.find(({ name }) => name === when?.field)?.values ?? [];
    const unknown = when?.is.find((value) => !values.includes(value));
    if (!when || unknown === undefined) continue;
    const message = `a condition on the values of \`${when.field}\` (${values.join(", ") || "it has none"}), which don't include "${unknown}"`;
    context.addIssue({ code: "custom", path: [index, "when"], message });
  }
});

/** A resource has exactly one of these sets of sibling fields, with all fields in the set. */
const choiceSchema = z.strictObject({
  in: z.enum(["metadata", "spec"]),
  of: z.array(z.array(text).min(1)).min(2),
});

export type FieldChoice = z.infer<typeof choiceSchema>;

/** One file in `content/resources/`: a kind of resource with all its fields. */
export const resourceKindSchema = z.strictObject({
  kind: z
    .string()
    .regex(/^[A-Z][A-Za-z]+$/, "a kind such as VirtualCluster")
    .describe("The name of the kind and of the file"),
  apiVersion: text.describe("The version of the API, such as gateway/v2"),
  identity: z
    .array(text)
    .min(1)
    .describe("The fields that identify a resource of this kind, such as metadata.name"),
  path: z.string().startsWith("/").describe("The address of the kind in the HTTP API"),
  summary: text.describe("What it is for, in one sentence"),
  metadata: fieldList.describe(
    "The keys of metadata: name, type, required, default, values, description, nested fields",
  ),
  spec: fieldList.describe("The keys of spec, in the same form"),
  /** @example [{ in: "spec", of: [["schema"], ["schemaFile"]] }] */
  exactlyOne: z
    .array(choiceSchema)
    .optional()
    .describe("Sets of fields. A resource has all fields of exactly one set"),
  example: z.record(z.string(), z.json()).describe("A complete, realistic resource"),
  checks: z.array(text).describe("What the server checks and the schema can't express, one sentence each"),
});

export type ResourceKind = z.infer<typeof resourceKindSchema>;

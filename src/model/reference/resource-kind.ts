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

/** When a field exists: its neighbour `field`, an enum, has one of these values. */
export interface FieldCondition {
  field: string;
  is: string[];
}

/** A field of a resource, below `metadata` or `spec`. */
export interface ResourceField {
  name: string;
  type: (typeof fieldTypes)[number];
  /** What a list or map holds. Objects list their keys in `fields`. */
  of?: "string" | "integer" | "object" | undefined;
  required: boolean;
  /** Whether `null` may be written and means something else than leaving it out. */
  nullable?: boolean | undefined;
  /** Set by the server: shown by a GET, ignored in a PUT. */
  readOnly?: boolean | undefined;
  /** Two fields may have one name when they exist under different conditions. */
  when?: FieldCondition | undefined;
  default?: OptionValue | undefined;
  /** Of an enum, or of the entries of a list of text. */
  values?: string[] | undefined;
  /** Whether the server takes the values in any case. */
  anyCase?: boolean | undefined;
  /** What the whole value must match. */
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
    const message = `\`${when.field}\` has no value "${unknown}", but ${values.join(", ") || "none"}`;
    context.addIssue({ code: "custom", path: [index, "when"], message });
  }
});

/** Of these sets of neighbouring fields, a resource has exactly one, and all of it. */
const choiceSchema = z.strictObject({
  in: z.enum(["metadata", "spec"]),
  of: z.array(z.array(text).min(1)).min(2),
});

export type FieldChoice = z.infer<typeof choiceSchema>;

/** One file of `content/resources/`: a kind of resource with all its fields. */
export const resourceKindSchema = z.strictObject({
  /** Name of the file, too. */
  kind: z.string().regex(/^[A-Z][A-Za-z]+$/, "a kind such as VirtualCluster"),
  apiVersion: text,
  /** What identifies one resource of the kind. @example ["metadata.name", "metadata.vCluster"] */
  identity: z.array(text).min(1),
  /** Address of the kind in the HTTP API. */
  path: z.string().startsWith("/"),
  summary: text,
  metadata: fieldList,
  spec: fieldList,
  /** @example [{ in: "spec", of: [["schema"], ["schemaFile"]] }] */
  exactlyOne: z.array(choiceSchema).optional(),
  /** A complete resource as one would apply it. */
  example: z.record(z.string(), z.json()),
  /** What the server checks beyond the form, one sentence each. */
  checks: z.array(text),
});

export type ResourceKind = z.infer<typeof resourceKindSchema>;

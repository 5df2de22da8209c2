import { z } from "zod";
import type { OptionValue } from "./interceptor";

const text = z.string().trim().min(1);

const fieldTypes = ["string", "integer", "boolean", "enum", "object", "list", "map", "any"] as const;

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
  default?: OptionValue | undefined;
  values?: string[] | undefined;
  /** Whether the server takes the values in any case. */
  anyCase?: boolean | undefined;
  /** What the whole value must match. */
  pattern?: string | undefined;
  min?: number | undefined;
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
    default: z.json().optional(),
    values: z.array(text).optional(),
    anyCase: z.boolean().optional(),
    pattern: text.optional(),
    min: z.number().optional(),
    maxItems: z.number().optional(),
    description: text,
    example: z.json().optional(),
    since: text.optional(),
    fields: z.array(field).optional(),
  }),
);

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
  metadata: z.array(field),
  spec: z.array(field),
  /** A complete resource as one would apply it. */
  example: z.record(z.string(), z.json()),
  /** What the server checks beyond the form, one sentence each. */
  checks: z.array(text),
});

export type ResourceKind = z.infer<typeof resourceKindSchema>;

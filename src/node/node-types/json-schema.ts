import { z } from "zod";

/** The part of a JSON Schema that describes what an author can write. */
export interface JsonSchema {
  title?: string;
  type?: string;
  format?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
}

/** Describes the values that an author can write for a schema, before any transformation. */
export function inputSchemaOf(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

import { z } from "zod";

const text = z.string().trim().min(1);

/** An environment variable of a product. */
export const variableSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Z][A-Z0-9_-]*(<[A-Z ]+>[A-Z0-9_]*)?$/, "a variable in uppercase such as GATEWAY_PORT_START")
    .describe(
      "As typed. <…> is a part that the operator chooses; in Console's variables, _0_ is any index of a list",
    ),
  prefix: z
    .boolean()
    .default(false)
    .describe("Whether the name is only a prefix for names that operators choose"),
  type: z
    .enum(["string", "integer", "boolean", "enum", "list", "duration", "secret", "level"])
    .describe("string, integer, boolean, enum, list, duration, secret or level; null for the CLI's"),
  required: z.boolean().default(false).describe("Whether the product doesn't start without it"),
  default: text.optional().describe("The default as users would write it"),
  defaultNote: text
    .optional()
    .describe("The meaning of the default, or its source if there is no literal value"),
  values: z.array(text).optional().describe("All allowed values, if there are only a few"),
  description: text.describe("What it sets"),
  example: text.optional().describe("A value as users would write it"),
  since: text.optional().describe("The first version that has it, if it is known"),
  status: z
    .enum(["current", "obsolete", "other"])
    .default("current")
    .describe(
      "current, obsolete (still read, but shouldn't be used) or other (of a release other than the documented one)",
    ),
});

/** A name that is no longer supported, but that release notes from its time can still mention. */
export const formerVariableSchema = z.strictObject({
  name: variableSchema.shape.name,
  /** Version that removed or replaced it. */
  dropped: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "3.0.0"'),
  /** The variable to use instead. */
  replacedBy: variableSchema.shape.name.optional(),
});

/** The products with a file of variables. The CLI's variables are in the file of its commands. */
export const variableProducts = ["gateway", "console", "terraform"] as const;

export type VariableProduct = (typeof variableProducts)[number];

/** The schema of `content/reference/*-variables.yaml`: the environment variables of a product, in groups. */
export const environmentVariablesSchema = z.strictObject({
  former: z.array(formerVariableSchema).default([]),
  groups: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: text,
        variables: z.array(variableSchema).min(1),
      }),
    )
    .min(1),
});

export type EnvironmentVariables = z.infer<typeof environmentVariablesSchema>;
export type FormerVariable = z.infer<typeof formerVariableSchema>;
export type EnvironmentVariable = z.infer<typeof variableSchema>;

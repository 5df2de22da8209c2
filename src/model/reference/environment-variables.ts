import { z } from "zod";

const text = z.string().trim().min(1);

const variable = z.strictObject({
  /**
   * The name as typed. `<…>` is a part that the operator chooses. In Console's variables, `_0_` is any index of a list.
   * @example "KAFKA_<CLUSTER ID>_GATEWAY_ROLES"
   * @example "CDK_CLUSTERS_0_ID"
   */
  name: z
    .string()
    .regex(/^[A-Z][A-Z0-9_-]*(<[A-Z ]+>[A-Z0-9_]*)?$/, "a variable in uppercase such as GATEWAY_PORT_START"),
  /** Whether the name is only a prefix for names that operators choose. */
  prefix: z.boolean().default(false),
  type: z.enum(["string", "integer", "boolean", "enum", "list", "duration", "secret", "level"]),
  required: z.boolean().default(false),
  /** As users would write it. */
  default: text.optional(),
  /** The meaning of the default, or its source if there is no literal value. */
  defaultNote: text.optional(),
  values: z.array(text).optional(),
  description: text,
  example: text.optional(),
  since: text.optional(),
  /** `obsolete`: still read, but shouldn't be used. `other`: from a release before or after the documented one. */
  status: z.enum(["current", "obsolete", "other"]).default("current"),
});

/** A name that is no longer supported, but that release notes from its time can still mention. */
export const formerVariableSchema = z.strictObject({
  name: variable.shape.name,
  /** Version that removed or replaced it. */
  dropped: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "3.0.0"'),
  /** The variable to use instead. */
  replacedBy: variable.shape.name.optional(),
});

/** The products with a file of variables. The CLI's variables are in the file of its commands. */
export const variableProducts = ["gateway", "console", "terraform"] as const;

export type VariableProduct = (typeof variableProducts)[number];

/** The schema of `content/reference/*-variables.yaml`: the environment variables of a product, in groups. */
export const environmentVariablesSchema = z.strictObject({
  former: z.array(formerVariableSchema).default([]),
  groups: z
    .array(
      z.strictObject({ id: z.string().regex(/^[a-z-]+$/), title: text, variables: z.array(variable).min(1) }),
    )
    .min(1),
});

export type EnvironmentVariables = z.infer<typeof environmentVariablesSchema>;
export type FormerVariable = z.infer<typeof formerVariableSchema>;
export type EnvironmentVariable = z.infer<typeof variable>;

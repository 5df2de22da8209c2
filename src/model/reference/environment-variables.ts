import { z } from "zod";

const text = z.string().trim().min(1);

const variable = z.strictObject({
  /**
   * As it is typed. `<…>` stands for a part that the operator chooses, `_0_` of Console's for any place in a list.
   * @example "KAFKA_<CLUSTER ID>_GATEWAY_ROLES"
   * @example "CDK_CLUSTERS_0_ID"
   */
  name: z
    .string()
    .regex(/^[A-Z][A-Z0-9_-]*(<[A-Z ]+>[A-Z0-9_]*)?$/, "a variable in capitals such as GATEWAY_PORT_START"),
  /** Whether the name is only the beginning, which names of your own choice follow. */
  prefix: z.boolean().default(false),
  type: z.enum(["string", "integer", "boolean", "enum", "list", "duration", "secret", "level"]),
  required: z.boolean().default(false),
  /** Written as it would be set. */
  default: text.optional(),
  /** What the default means, or where it comes from when there is no literal one. */
  defaultNote: text.optional(),
  values: z.array(text).optional(),
  description: text,
  example: text.optional(),
  since: text.optional(),
  /** `obsolete`: still read, not to be used. `other`: of a release before or after the documented one. */
  status: z.enum(["current", "obsolete", "other"]).default("current"),
});

/** A name that was given up, which release notes of its time may still say. */
export const formerVariableSchema = z.strictObject({
  name: variable.shape.name,
  /** Version that dropped or replaced it. */
  dropped: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "3.0.0"'),
  /** The variable to use in its place. */
  replacedBy: variable.shape.name.optional(),
});

/** What has a file of variables. The CLI's are in the file of its commands. */
export const variableProducts = ["gateway", "console", "terraform"] as const;

export type VariableProduct = (typeof variableProducts)[number];

/** The form of `content/reference/*-variables.yaml`: the environment variables of a product, in groups. */
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

import { z } from "zod";
import { formerVariableSchema } from "./environment-variables";

const text = z.string().trim().min(1);

const flag = z.strictObject({
  name: z.string().regex(/^[a-zA-Z][A-Za-z-]*$/, "a name without leading dashes"),
  short: z.string().length(1).optional(),
  /** `none` for a switch. */
  value: z.enum(["none", "string", "integer", "path", "boolean"]).default("none"),
  required: z.boolean().default(false),
  repeatable: z.boolean().default(false),
  default: text.optional(),
  description: text,
});

const command = z.strictObject({
  /** Words after the program's name. @example "token create admin" */
  name: z.string().regex(/^[A-Za-z][A-Za-z -]*$/),
  summary: text,
  /** The arguments after the command. @example "NAME" */
  arguments: text.optional(),
  /** Whether the first argument is a kind, which adds its own flags to the command. */
  takesKind: z.enum(["get", "delete", "plain"]).optional(),
  flags: z.array(flag).default([]),
  since: text.optional(),
});

const kind = z.strictObject({
  name: text,
  product: z.enum(["console", "gateway"]),
  /** Whether `get KIND NAME` works; other kinds are found with `--name`. */
  byName: z.boolean(),
  get: z.array(flag).default([]),
  delete: z.array(flag).default([]),
});

/** The schema of `content/reference/cli.yaml`: what users can type after the name of a program. */
export const commandLineSchema = z.strictObject({
  program: text,
  globalFlags: z.array(flag),
  commands: z.array(command).min(1),
  kinds: z.array(kind),
  variables: z.array(
    z.strictObject({
      name: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
      product: z.enum(["console", "gateway", "any"]),
      default: text.optional(),
      description: text,
    }),
  ),
  /** Variables that are no longer supported. */
  formerVariables: z.array(formerVariableSchema).default([]),
  exitCodes: z.array(z.strictObject({ code: z.number().int(), commands: text, meaning: text })),
  /** Flags and commands of later releases, which readers might have seen. */
  later: z.array(z.strictObject({ name: text, since: text.optional(), description: text })),
});

export type CommandLine = z.infer<typeof commandLineSchema>;
export type CommandFlag = z.infer<typeof flag>;
export type Command = z.infer<typeof command>;

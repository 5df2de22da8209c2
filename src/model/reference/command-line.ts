import { z } from "zod";
import { formerVariableSchema } from "./environment-variables";

const text = z.string().trim().min(1);

/** A flag of a command. */
export const flagSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-zA-Z][A-Za-z-]*$/, "a name without leading dashes")
      .describe("The name without dashes"),
    short: z.string().length(1).optional().describe("The short form, one letter"),
    value: z
      .enum(["none", "string", "integer", "path", "boolean"])
      .default("none")
      .describe("The type of its value: string, integer, path or boolean; none for a switch"),
    required: z.boolean().default(false).describe("Whether the command fails without it"),
    repeatable: z.boolean().default(false).describe("Whether it can be used several times"),
    default: text.optional().describe("The value that applies without the flag"),
    description: text.describe("What it changes"),
  })
  .describe("A flag of a command");

/** A command of the CLI. */
export const commandSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z][A-Za-z -]*$/)
    .describe("Words after the program's name, such as token create admin"),
  summary: text.describe("What it does"),
  arguments: text.optional().describe("The arguments after the command, such as KIND NAME"),
  takesKind: z
    .enum(["get", "delete", "plain"])
    .optional()
    .describe(
      "get, delete or plain if the first argument is a kind, which adds its own flags to the command",
    ),
  flags: z.array(flagSchema).default([]).describe("Flags in addition to those that every command has"),
  since: text.optional().describe("The first version that has it, if it is known"),
});

const kind = z.strictObject({
  name: text,
  product: z.enum(["console", "gateway"]),
  /** Whether `get KIND NAME` works; other kinds are found with `--name`. */
  byName: z.boolean(),
  get: z.array(flagSchema).default([]),
  delete: z.array(flagSchema).default([]),
});

/** The schema of `content/reference/cli.yaml`: what users can type after the name of a program. */
export const commandLineSchema = z.strictObject({
  program: text,
  globalFlags: z.array(flagSchema),
  commands: z.array(commandSchema).min(1),
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
export type CommandFlag = z.infer<typeof flagSchema>;
export type Command = z.infer<typeof commandSchema>;

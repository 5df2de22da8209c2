import { z } from "zod";

const text = z.string().trim().min(1);

/** Families of interceptors, used as groups in the catalog. */
export const interceptorKinds = [
  "advanced-patterns",
  "chaos-testing",
  "data-quality",
  "data-security",
  "encryption",
  "observability",
  "traffic-control",
] as const;

/** An operator's goal when using an interceptor. */
export const interceptorGoals = [
  "protect brokers",
  "enforce conventions",
  "keep data clean",
  "protect personal data",
  "test resilience",
  "see usage",
  "extend Kafka",
  "save cost",
] as const;

const optionTypes = [
  "string",
  "integer",
  "long",
  "double",
  "boolean",
  "enum",
  "regex",
  "duration",
  "list",
  "map",
  "object",
  "secret",
] as const;

/** A value that YAML can represent, in an example or as a default. */
export type OptionValue = string | number | boolean | null | OptionValue[] | { [key: string]: OptionValue };

const optionValue: z.ZodType<OptionValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(optionValue),
    z.record(z.string(), optionValue),
  ]),
);

/** One key of an interceptor's configuration. */
export interface InterceptorOption {
  /** The key as typed. */
  name: string;
  type: (typeof optionTypes)[number];
  /** The type of entries in a list or map. @example "string" */
  of?: string | undefined;
  required: boolean;
  /** Left out if there is none or it isn't known. */
  default?: OptionValue | undefined;
  /** Set if Gateway has a default that isn't publicly documented. The page says so instead of guessing. */
  defaultUndocumented?: true | undefined;
  /** Allowed values of an enum. */
  values?: (string | number)[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** A text must begin with one of these. @example ["vault-kms://", "aws-kms://"] */
  prefixes?: string[] | undefined;
  /** One or two sentences; inline code in backticks. */
  description: string;
  example?: OptionValue | undefined;
  /** Version that introduced the option. */
  since?: string | undefined;
  /** Keys of an object, or of the objects in a list. */
  options?: InterceptorOption[] | undefined;
}

const option: z.ZodType<InterceptorOption> = z.lazy(() =>
  z
    .strictObject({
      name: text,
      type: z.enum(optionTypes),
      of: text.optional(),
      required: z.boolean(),
      default: optionValue.optional(),
      defaultUndocumented: z.literal(true).optional(),
      values: z.array(z.union([z.string(), z.number()])).optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      prefixes: z.array(text).min(1).optional(),
      description: text,
      example: optionValue.optional(),
      since: text.optional(),
      options: z.array(option).optional(),
    })
    .refine((each) => each.default === undefined || !each.defaultUndocumented, {
      path: ["defaultUndocumented"],
      error: "left out if there is a default",
    }),
);

/** What a client receives when an interceptor rejects a request. */
export const interceptorError = z
  .strictObject({
    error: text.describe("The name of the Kafka error, such as POLICY_VIOLATION"),
    message: text.optional().describe("The beginning or the pattern of the message, if it is known"),
    when: text.describe("What makes Gateway reject the request"),
  })
  .describe("The error that a client receives when an interceptor rejects a request");

/** One file in `content/interceptors/`: the description of an interceptor and every option of its configuration. */
export const interceptorSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, "an ID of lowercase letters, digits and dashes")
    .describe("The name of the file and the last segment of the page's address"),
  name: text.describe("The name in the catalog"),
  pluginClass: z
    .string()
    .regex(/^[\w.]+$/, "a Java class name that includes the package")
    .describe("The class for a resource's pluginClass"),
  kind: z.enum(interceptorKinds).describe("The family in the catalog, such as traffic-control"),
  goals: z
    .array(z.enum(interceptorGoals))
    .min(1)
    .describe("What operators use it for, for the catalog's filter"),
  requests: z
    .array(z.string().regex(/^[A-Z][A-Za-z]+$/, "a Kafka protocol request such as Produce"))
    .describe("The Kafka requests that it processes, by their protocol names"),
  summary: text.max(200).describe("What it does, in one sentence"),
  since: text.optional().describe("The first version of Gateway that includes it, if it is known"),
  needs: z
    .array(z.enum(["schema registry", "key management service", "database", "topic on the cluster"]))
    .describe("What it requires besides Kafka"),
  options: z
    .array(option)
    .describe(
      "The keys of its configuration: name, type, required, default, values, description, nested options",
    ),
  example: z.record(z.string(), optionValue).describe("A complete, realistic configuration"),
  errors: z.array(interceptorError).describe("The errors that clients receive when it rejects a request"),
  limits: z.array(text).describe("Limits and costs, one sentence each"),
  demos: z.array(z.string().regex(/^\/.*\/$/, "a site path")).describe("Addresses of the demos' pages"),
});

export type Interceptor = z.infer<typeof interceptorSchema>;

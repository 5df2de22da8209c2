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

/** One file in `content/interceptors/`: the description of an interceptor and every option of its configuration. */
export const interceptorSchema = z.strictObject({
  /** Name of the file and last segment of the page's address. */
  id: z.string().regex(/^[a-z0-9-]+$/, "an ID of lowercase letters, digits and dashes"),
  name: text,
  /** Class for a resource's `pluginClass`. */
  pluginClass: z.string().regex(/^[\w.]+$/, "a Java class name that includes the package"),
  kind: z.enum(interceptorKinds),
  goals: z.array(z.enum(interceptorGoals)).min(1),
  /** Kafka requests that it processes, by their protocol names. @example ["Produce"] */
  requests: z.array(z.string().regex(/^[A-Z][A-Za-z]+$/, "a Kafka protocol request such as Produce")),
  /** One sentence for the catalog. */
  summary: text.max(200),
  /** First version of Gateway that includes it; left out if it isn't known. */
  since: text.optional(),
  needs: z.array(z.enum(["schema registry", "key management service", "database", "topic on the cluster"])),
  options: z.array(option),
  /** A complete, realistic `config`. */
  example: z.record(z.string(), optionValue),
  /** The error that a client receives when the interceptor rejects a request. */
  errors: z.array(
    z.strictObject({
      /** Name of the Kafka error. @example "POLICY_VIOLATION" */
      error: text,
      /** Beginning or pattern of the message, if known. */
      message: text.optional(),
      when: text,
    }),
  ),
  /** Limits and costs, one sentence each. */
  limits: z.array(text),
  /** Pages of demos. @example ["/gateway/demos/safeguard/safeguard-client-id/"] */
  demos: z.array(z.string().regex(/^\/.*\/$/, "a site path")),
});

export type Interceptor = z.infer<typeof interceptorSchema>;

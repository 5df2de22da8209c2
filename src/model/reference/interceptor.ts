import { z } from "zod";

const text = z.string().trim().min(1);

/** Families of interceptors, as the catalog groups them. */
export const interceptorKinds = [
  "advanced-patterns",
  "chaos-testing",
  "data-quality",
  "data-security",
  "encryption",
  "observability",
  "traffic-control",
] as const;

/** What an operator wants to reach with an interceptor. */
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

/** A value that YAML can write in an example or as a default. */
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
  /** The key as it is typed. */
  name: string;
  type: (typeof optionTypes)[number];
  /** What a list or map holds, in words. @example "string" */
  of?: string | undefined;
  required: boolean;
  /** Left out where there is none or it isn't known. */
  default?: OptionValue | undefined;
  /** Set if Gateway has a default that no public table gives; the page says so instead of guessing. */
  defaultUndocumented?: true | undefined;
  /** Allowed values of an enum. */
  values?: (string | number)[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** A text has to begin with one of these. @example ["vault-kms://", "aws-kms://"] */
  prefixes?: string[] | undefined;
  /** One or two sentences; inline code in backticks. */
  description: string;
  example?: OptionValue | undefined;
  /** Version that brought the option. */
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
      error: "can't be combined with a default",
    }),
);

/** One file of `content/interceptors/`: what an interceptor is and every option of its configuration. */
export const interceptorSchema = z.strictObject({
  /** Name of the file and last segment of the page's address. */
  id: z.string().regex(/^[a-z0-9-]+$/, "lower-case letters, digits and dashes"),
  name: text,
  /** Class that a resource names in `pluginClass`. */
  pluginClass: z.string().regex(/^[\w.]+$/, "a Java class with its package"),
  kind: z.enum(interceptorKinds),
  goals: z.array(z.enum(interceptorGoals)).min(1),
  /** Kafka requests that it acts on, by their protocol names. @example ["Produce"] */
  requests: z.array(z.string().regex(/^[A-Z][A-Za-z]+$/, "a request of the Kafka protocol such as Produce")),
  /** One sentence for the catalog. */
  summary: text.max(200),
  /** First version of Gateway that has it; left out where it isn't known. */
  since: text.optional(),
  needs: z.array(z.enum(["schema registry", "key management service", "database", "topic on the cluster"])),
  options: z.array(option),
  /** A complete `config` as one would run it. */
  example: z.record(z.string(), optionValue),
  /** What a client sees when the interceptor refuses a request. */
  errors: z.array(
    z.strictObject({
      /** Name of the Kafka error. @example "POLICY_VIOLATION" */
      error: text,
      /** Beginning or pattern of the message, where it is known. */
      message: text.optional(),
      when: text,
    }),
  ),
  /** Limits and what it costs, one sentence each. */
  limits: z.array(text),
  /** Pages of demos. @example ["/gateway/demos/safeguard/safeguard-client-id/"] */
  demos: z.array(z.string().regex(/^\/.*\/$/, "a site path")),
});

export type Interceptor = z.infer<typeof interceptorSchema>;

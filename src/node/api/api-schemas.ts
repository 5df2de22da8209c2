import { z } from "zod";
import { commandLineSchema } from "../../model/reference/command-line";
import { environmentVariablesSchema, variableProducts } from "../../model/reference/environment-variables";
import { interceptorSchema } from "../../model/reference/interceptor";
import { metricsSchema } from "../../model/reference/metrics";
import { releaseProducts } from "../../model/release/release";
import { compatibilityRuleSchema, supportWindowSchema } from "../../model/release/support-data";
import { severities } from "../../model/release/security-fix";
import { resourceKindSchema } from "../../model/reference/resource-kind";

/** The version of the format. A change that breaks clients gets the next number and its own address. */
export const apiVersion = "v1";

const version = z.string().describe("A version such as 3.8.1");
const day = z.string().describe("A day such as 2025-04-18");
const address = z.string().describe("Address of the page, from the site's root");

const release = z.strictObject({
  name: z.string().describe("The name in addresses, such as Gateway-3.8.1"),
  product: z.enum(releaseProducts),
  version,
  date: day.nullable(),
  page: address,
  image: z.string().nullable().describe("The container image with its tag"),
  summary: z.string().nullable(),
  breaking: z.array(
    z.strictObject({
      what: z.string().describe("What changes. Code is in backticks"),
      do: z.string().nullable().describe("What to do before the upgrade"),
    }),
  ),
  security: z
    .array(
      z.strictObject({
        name: z.string(),
        cves: z.array(z.string()).describe("IDs of the vulnerabilities"),
        severity: z.enum(severities).nullable(),
        affected: z.strictObject({
          from: version.nullish(),
          to: version.nullish(),
          below: version.nullish(),
        }),
      }),
    )
    .describe("Vulnerabilities that the release fixes"),
});

/** The content of each API file, by the file's name without its extension. */
export const apiItems = {
  releases: release,
  "support-windows": supportWindowSchema.strict(),
  compatibility: compatibilityRuleSchema.strict(),
  "environment-variables": environmentVariablesSchema.extend({ product: z.enum(variableProducts) }),
  metrics: metricsSchema.shape.groups.element,
  commands: commandLineSchema.shape.commands.element,
  interceptors: interceptorSchema,
  "resource-kinds": resourceKindSchema,
};

export type ApiName = keyof typeof apiItems;
export type ApiItems = { [Name in ApiName]: z.input<(typeof apiItems)[Name]>[] };

import { z } from "zod";
import { compatibilityParts } from "./compatibility-parts";
import { releaseProducts } from "./release";

const day = z.iso.date();

/** The support period for the releases of one minor version. */
export const supportWindowSchema = z
  .object({
    product: z.enum(["console", "gateway"]).describe("console or gateway"),
    label: z.string().describe("The displayed name of the versions, such as 1.33.x"),
    from: z.string().nullable().describe("The lowest version; null for all earlier ones"),
    below: z.string().describe("The lowest version that is no longer one of them"),
    released: day.nullable().describe("The first day of support; null if it isn't known"),
    until: day.nullable().describe("The last day of support; null if support ended before the policy began"),
  })
  .describe("How long one minor version of a product is supported, from content/support/versions.yaml");

/** A range of compatible versions. A null bound means no limit. */
export const compatibilityRuleSchema = z
  .object({
    product: z.enum(releaseProducts).describe("console, gateway or cli"),
    from: z.string().describe("The lowest version of the product"),
    below: z
      .string()
      .nullable()
      .describe("The lowest version that the rule no longer applies to; null for none"),
    with: z.enum(compatibilityParts).describe(`The other part: ${compatibilityParts.join(", ")}`),
    supportedFrom: z.string().nullable().describe("The lowest version of the other part that works"),
    supportedBelow: z
      .string()
      .nullable()
      .describe("The lowest version of the other part that no longer works"),
    oldestKnown: z
      .string()
      .nullable()
      .describe(
        "The lowest version that existed when the range was published. Below it, compatibility isn't known",
      ),
    newestKnown: z
      .string()
      .nullable()
      .describe("The highest version that existed when the range was published, such as 17"),
    feature: z.string().nullable().describe("The only feature that the rule is about; null for everything"),
    note: z.string().nullable().describe("What else an operator has to know"),
  })
  .describe(
    "What a range of versions works with, from content/support/compatibility.yaml and charts.yaml. Lower bounds are included, upper bounds aren't",
  );

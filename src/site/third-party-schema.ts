import { z } from "zod";
import { consentCategories } from "../model/site/consent-category";

/** An address whose content can't be modified in transit. */
export const secureUrl = z.url({ protocol: /^https$/, error: "an address that starts with https://" });
const origin = z
  .string()
  .regex(/^(https|wss):\/\/[^/\s;,]+$/, "an origin without a path, such as https://cdn.example.com");

const analyticsSchema = z.strictObject({
  /**
   * Google tag IDs; an empty list disables analytics. Environment: ANALYTICS_IDS, separated by commas.
   * @example ["G-ABC123DEF4"]
   */
  measurementIds: z.array(
    z.string().regex(/^[A-Z]{1,3}-[A-Z0-9-]+$/, "a measurement ID such as G-ABC123DEF4"),
  ),
  /** Removes the last part of readers' IP addresses. */
  anonymizeIp: z.boolean(),
  /** Loads nothing for readers whose browser sends a do-not-track signal. */
  respectDoNotTrack: z.boolean(),
});

const consentSchema = z
  .strictObject({
    /** Asks for consent before anything is loaded or counted. Environment: CONSENT, `on` or `off`. */
    enabled: z.boolean(),
    /** A higher number asks all readers again, for example when the purposes have changed. */
    version: z.number().int().min(1),
    /** The categories that the site asks for. */
    categories: z.array(z.enum(consentCategories)).min(1),
    /** A script that asks for consent instead of the site's own banner; see README. Environment: CONSENT_SCRIPT. */
    thirdPartyScript: secureUrl.nullable(),
  })
  .refine(({ enabled, thirdPartyScript }) => enabled || thirdPartyScript === null, {
    path: ["thirdPartyScript"],
    error: "null unless `enabled` is true",
  });

/** Everything that connects to other hosts. Without any of it, a site sends requests only to its own origin. */
export const thirdPartySchema = z.strictObject({
  analytics: analyticsSchema,
  tagManager: z
    .strictObject({
      /** Environment: TAG_MANAGER_ID. @example "GTM-ABC123" */
      containerId: z.string().regex(/^GTM-[A-Z0-9]+$/, "a container ID such as GTM-ABC123"),
    })
    .nullable(),
  consent: consentSchema,
  /** Where answers to 'Was this page helpful?' are sent as JSON. Environment: FEEDBACK_ENDPOINT. */
  feedback: z
    .strictObject({
      endpoint: z.union([
        secureUrl,
        z.string().regex(/^\/[^/]/, "a path on this site such as /api/feedback"),
      ]),
    })
    .nullable(),
  /** Additional origins that the content security policy allows, such as those of a tag manager's tags. */
  allowedOrigins: z.strictObject({
    script: z.array(origin),
    connect: z.array(origin),
    image: z.array(origin),
    frame: z.array(origin),
  }),
});

export type ThirdParties = z.infer<typeof thirdPartySchema>;

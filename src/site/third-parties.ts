import type { ThirdParties } from "./third-party-schema";

/** What scripts know of third parties; `allowedOrigins` is the build's business. */
export type KnownThirdParties = Omit<ThirdParties, "allowedOrigins">;

const none: KnownThirdParties = {
  analytics: { measurementIds: [], anonymizeIp: true, respectDoNotTrack: true },
  tagManager: null,
  consent: { enabled: false, version: 1, categories: ["analytics"], thirdPartyScript: null },
  feedback: null,
};

/**
 * The third parties of this build, values from the environment included, which `site.config.ts` doesn't know. For code
 * that is loaded only where there are any: the build writes the value into it.
 */
export function thirdParties(): KnownThirdParties {
  const text = process.env.GATSBY_THIRD_PARTIES;
  return text ? (JSON.parse(text) as KnownThirdParties) : none;
}

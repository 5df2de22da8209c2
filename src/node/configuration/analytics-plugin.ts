import type { PluginRef } from "gatsby";
import type { ThirdParties } from "../../site/third-party-schema";

/**
 * The plugin that writes Google's tag into each page. It is not listed where consent is asked for, since its tag would
 * stand in the HTML before any reader has agreed; `src/analytics/tags.ts` then loads the same tag once he has.
 * @returns no plugin, or one, for Gatsby's list
 */
export function analyticsPlugins({ analytics, consent }: ThirdParties): PluginRef[] {
  if (analytics.measurementIds.length === 0 || consent.enabled) return [];
  return [
    {
      resolve: "gatsby-plugin-google-gtag",
      options: {
        trackingIds: analytics.measurementIds,
        gtagConfig: { anonymize_ip: analytics.anonymizeIp },
        pluginConfig: { head: false, respectDNT: analytics.respectDoNotTrack },
      },
    },
  ];
}

import type { PluginRef } from "gatsby";
import type { ThirdParties } from "../../site/third-party-schema";

/**
 * Returns the plugin that writes Google's tag into each page. Sites that ask for consent don't use it, because the tag would be
 * in the HTML before readers have agreed. On these sites, `src/analytics/tags.ts` loads the same tag after they agree.
 * @returns an empty list or the plugin, for Gatsby's list
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

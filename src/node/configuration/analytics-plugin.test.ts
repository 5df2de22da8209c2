import { expect, it } from "vitest";
import siteConfig from "../../site/site.config";
import { analyticsPlugins } from "./analytics-plugin";

const { thirdParties } = siteConfig;
const analytics = { ...thirdParties.analytics, measurementIds: ["G-FIRST00001", "G-SECOND0002"] };

it("uses the plugin if IDs are configured", () => {
  expect(analyticsPlugins({ ...thirdParties, analytics })).toEqual([
    {
      resolve: "gatsby-plugin-google-gtag",
      options: {
        trackingIds: ["G-FIRST00001", "G-SECOND0002"],
        gtagConfig: { anonymize_ip: true },
        pluginConfig: { head: false, respectDNT: true },
      },
    },
  ]);
});

it("doesn't use the plugin without IDs, or if consent is required first", () => {
  expect(analyticsPlugins(thirdParties)).toEqual([]);
  const consent = { ...thirdParties.consent, enabled: true };
  expect(analyticsPlugins({ ...thirdParties, analytics, consent })).toEqual([]);
});

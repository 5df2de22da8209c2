import { expect, it } from "vitest";
import siteConfig from "./site.config";
import { validateSiteConfig } from "./validate";

const { thirdParties } = siteConfig;
const withoutAnalytics = {
  ...siteConfig,
  thirdParties: { ...thirdParties, consent: { ...thirdParties.consent, categories: ["assistant"] } },
};

it("reports analytics and a tag manager that the consent banner doesn't ask about", () => {
  const check = (environment: Record<string, string>) => () =>
    validateSiteConfig(withoutAnalytics, { CONSENT: "on", ...environment });
  expect(check({ ANALYTICS_IDS: "G-ABC123DEF4" })).toThrowErrorMatchingInlineSnapshot(`
    [Error: src/site/site.config.ts is not valid:
      thirdParties.consent.categories: found ["assistant"], a list with \`analytics\`, since \`analytics.measurementIds\` names some, is expected]
  `);
  expect(check({ TAG_MANAGER_ID: "GTM-ABC123" })).toThrowErrorMatchingInlineSnapshot(`
    [Error: src/site/site.config.ts is not valid:
      thirdParties.consent.categories: found ["assistant"], a list with \`analytics\`, since \`tagManager\` names a container, is expected]
  `);
});

it("accepts any categories if no consent is required or nothing is counted", () => {
  const analytics = { ANALYTICS_IDS: "G-ABC123DEF4", TAG_MANAGER_ID: "GTM-ABC123" };
  expect(validateSiteConfig(withoutAnalytics, analytics).thirdParties.consent.enabled).toBe(false);
  expect(validateSiteConfig(withoutAnalytics, { CONSENT: "on" }).thirdParties.consent.enabled).toBe(true);
});

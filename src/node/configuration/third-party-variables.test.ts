import { expect, it, vi } from "vitest";
import siteConfig from "../../site/site.config";
import { thirdParties as known } from "../../site/third-parties";
import { assistantConfig, assistantOf } from "../../site/assistant";
import { assistantVariables, thirdPartyVariables } from "./third-party-variables";

const { thirdParties } = siteConfig;
const measured = { ...thirdParties.analytics, measurementIds: ["G-FIRST00001"] };

it("switches everything off on a site without third parties", () => {
  expect(thirdPartyVariables(thirdParties)).toMatchObject({
    GATSBY_ANALYTICS: "off",
    GATSBY_CONSENT: "off",
    GATSBY_FEEDBACK: "off",
  });
});

it.each([
  ["ids", { analytics: measured }, { GATSBY_ANALYTICS: "on", GATSBY_FEEDBACK: "on" }],
  [
    "a tag manager",
    { tagManager: { containerId: "GTM-ABC123" } },
    { GATSBY_ANALYTICS: "on", GATSBY_FEEDBACK: "on" },
  ],
  [
    "a feedback endpoint",
    { feedback: { endpoint: "/api" } },
    { GATSBY_ANALYTICS: "off", GATSBY_FEEDBACK: "on" },
  ],
  ["consent", { consent: { ...thirdParties.consent, enabled: true } }, { GATSBY_CONSENT: "on" }],
])("switches on what %s needs", (_name, changes, expected) => {
  expect(thirdPartyVariables({ ...thirdParties, ...changes })).toMatchObject(expected);
});

it("hands the values on to scripts, and no origin that only the build needs", () => {
  const variables = thirdPartyVariables({ ...thirdParties, analytics: measured });
  vi.stubEnv("GATSBY_THIRD_PARTIES", variables.GATSBY_THIRD_PARTIES);
  expect(known().analytics).toEqual(measured);
  expect(known()).not.toHaveProperty("allowedOrigins");
});

it("is nothing to scripts of a build without variables", () => {
  vi.stubEnv("GATSBY_THIRD_PARTIES", undefined);
  const { allowedOrigins: _, ...others } = thirdParties;
  expect(known()).toEqual(others);
});

it("tells scripts which assistant there is, in a constant of its own", () => {
  const assistant = { ...assistantOf({}), provider: "endpoint", endpoint: "/ask" } as const;
  const variables = assistantVariables(assistant);
  expect(variables.GATSBY_ASSISTANT).toBe("endpoint");
  vi.stubEnv("GATSBY_ASSISTANT_CONFIG", variables.GATSBY_ASSISTANT_CONFIG);
  expect(assistantConfig()).toEqual(assistant);
  vi.stubEnv("GATSBY_ASSISTANT_CONFIG", undefined);
  expect(assistantConfig().provider).toBe("passages");
});

import { expect, it } from "vitest";
import { assistantOf } from "../../site/assistant";
import siteConfig from "../../site/site.config";
import { switchVariables } from "./switch-variables";

const assistant = assistantOf({});
const { thirdParties } = siteConfig;
const measured = { ...thirdParties.analytics, measurementIds: ["G-FIRST00001"] };

it("turns everything off on a site without third parties", () => {
  expect(switchVariables(thirdParties, assistant)).toMatchObject({
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
])("turns on everything that %s needs", (_name, changes, expected) => {
  expect(switchVariables({ ...thirdParties, ...changes }, assistant)).toMatchObject(expected);
});

it("names the assistant's provider", () => {
  expect(switchVariables(thirdParties, { ...assistant, provider: "endpoint" }).GATSBY_ASSISTANT).toBe(
    "endpoint",
  );
});

import { expect, it } from "vitest";
import { assistantOf } from "../../site/assistant";
import siteConfig from "../../site/site.config";
import { switchVariables } from "./switch-variables";

const assistant = assistantOf({});
const { thirdParties } = siteConfig;
const measured = { ...thirdParties.analytics, measurementIds: ["G-FIRST00001"] };

it("turns everything off on a site without third parties", () => {
  expect(switchVariables(thirdParties, assistant, false)).toMatchObject({
    GATSBY_ANALYTICS: "off",
    GATSBY_CONSENT: "off",
    GATSBY_FEEDBACK: "off",
    GATSBY_HIDING_NAVBAR: "off",
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
  expect(switchVariables({ ...thirdParties, ...changes }, assistant, false)).toMatchObject(expected);
});

it("names the assistant's provider", () => {
  const variables = switchVariables(thirdParties, { ...assistant, provider: "endpoint" }, true);
  expect(variables.GATSBY_ASSISTANT).toBe("endpoint");
  expect(variables.GATSBY_HIDING_NAVBAR).toBe("on");
});

import type { AssistantConfig } from "../../site/assistant-schema";
import type { ThirdParties } from "../../site/third-party-schema";

/**
 * Lists the parts that readers' scripts need, as variables that Gatsby writes into the scripts. Unlike the configuration
 * object, they are constants, so the bundler can detect and remove the parts that a site doesn't use.
 * @param thirdParties the checked configuration, including the environment
 * @param assistant the same for the assistant
 * @param hidesNavbar whether the navbar hides on scrolling
 * @returns values by the name that scripts use to read them from `process.env`
 */
export function switchVariables(
  { analytics, tagManager, consent, feedback }: ThirdParties,
  { provider }: AssistantConfig,
  hidesNavbar: boolean,
): Record<string, string> {
  const hasAnalytics = analytics.measurementIds.length > 0 || tagManager !== null;
  const on = (isOn: boolean) => (isOn ? "on" : "off");
  return {
    GATSBY_ANALYTICS: on(hasAnalytics),
    GATSBY_CONSENT: on(consent.enabled),
    GATSBY_FEEDBACK: on(hasAnalytics || feedback !== null),
    GATSBY_ASSISTANT: provider,
    GATSBY_HIDING_NAVBAR: on(hidesNavbar),
  };
}

import type { AssistantConfig } from "../../site/assistant-schema";
import type { ThirdParties } from "../../site/third-party-schema";

/**
 * Which parts the scripts of readers need, as variables that Gatsby writes into them. Unlike the configuration object, they
 * are constants in which the bundler sees what a site doesn't use, so that it leaves those parts out altogether.
 * @param thirdParties the checked configuration, environment included
 * @param assistant the same for the assistant
 * @returns values by the name under which scripts read them from `process.env`
 */
export function switchVariables(
  { analytics, tagManager, consent, feedback }: ThirdParties,
  { provider }: AssistantConfig,
): Record<string, string> {
  const hasAnalytics = analytics.measurementIds.length > 0 || tagManager !== null;
  const on = (isOn: boolean) => (isOn ? "on" : "off");
  return {
    GATSBY_ANALYTICS: on(hasAnalytics),
    GATSBY_CONSENT: on(consent.enabled),
    GATSBY_FEEDBACK: on(hasAnalytics || feedback !== null),
    GATSBY_ASSISTANT: provider,
  };
}

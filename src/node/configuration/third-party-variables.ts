import type { AssistantConfig } from "../../site/assistant-schema";
import type { ThirdParties } from "../../site/third-party-schema";

/**
 * What the scripts of readers know of third parties, as variables that Gatsby writes into them. They are text and not a
 * configuration object, so that webpack sees which parts a site doesn't use and leaves them out altogether.
 * @param thirdParties the checked configuration, environment included
 * @returns values by the name under which scripts read them from `process.env`
 */
export function thirdPartyVariables(thirdParties: ThirdParties): Record<string, string> {
  const { analytics, tagManager, consent, feedback } = thirdParties;
  const hasAnalytics = analytics.measurementIds.length > 0 || tagManager !== null;
  const on = (isOn: boolean) => (isOn ? "on" : "off");
  return {
    GATSBY_ANALYTICS: on(hasAnalytics),
    GATSBY_CONSENT: on(consent.enabled),
    GATSBY_FEEDBACK: on(hasAnalytics || feedback !== null),
    GATSBY_THIRD_PARTIES: JSON.stringify({ analytics, tagManager, consent, feedback }),
  };
}

/**
 * What the scripts of readers know of the assistant: its provider, so that webpack leaves out what the site doesn't use,
 * and all of its configuration for the part that is loaded late.
 */
export function assistantVariables(assistant: AssistantConfig): Record<string, string> {
  return { GATSBY_ASSISTANT: assistant.provider, GATSBY_ASSISTANT_CONFIG: JSON.stringify(assistant) };
}

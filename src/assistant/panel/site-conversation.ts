import { currentPath } from "../../components/site-path";
import { lazyPart } from "../../components/Lazy/lazy-part";
import { isAllowed, onConsentChange } from "../../consent/consent-store";
import { asksOthers, assistantOf } from "../../site/assistant";
import { siteConfig } from "../../site/configuration";
import { createConversation } from "../conversation";
import { loadProvider } from "../load-provider";

/** Who answers on this site; loaded once. */
export const siteProvider = lazyPart(loadProvider);

/** The conversation of this visit. It goes on while the reader opens other pages, and ends with the window. */
export const siteConversation = createConversation(siteProvider.load, () => ({
  path: currentPath(),
  title: document.title,
  language: document.documentElement.lang,
}));

/** Whether the reader still has to agree to what he asks being sent to somebody else. */
export function needsConsent(): boolean {
  return asksOthers(assistantOf(siteConfig)) && !isAllowed("assistant");
}

// Who takes his agreement back wants nothing more from there.
onConsentChange(() => {
  if (needsConsent()) siteConversation.stop();
});

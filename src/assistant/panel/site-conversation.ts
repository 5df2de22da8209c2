import { currentPath } from "../../components/site-path";
import { lazyPart } from "../../components/Lazy/lazy-part";
import { isAllowed, onConsentChange } from "../../consent/consent-store";
import { asksOthers, assistantOf } from "../../site/assistant";
import { siteConfig } from "../../site/configuration";
import { createConversation } from "../conversation";
import { loadProvider } from "../load-provider";

/** The provider that answers on this site; loaded once. */
export const siteProvider = lazyPart(loadProvider);

/**
 * The conversation of this visit. It continues while the reader opens other pages, and ends when the browser window is
 * closed.
 */
export const siteConversation = createConversation(siteProvider.load, () => ({
  path: currentPath(),
  title: document.title,
  language: document.documentElement.lang,
}));

/** Whether the reader must still agree that questions are sent to a third party. */
export function needsConsent(): boolean {
  return asksOthers(assistantOf(siteConfig)) && !isAllowed("assistant");
}

// A reader who withdraws consent doesn't want anything more from the third party.
onConsentChange(() => {
  if (needsConsent()) siteConversation.stop();
});

import { readStored, writeStored } from "../model/site/browser-storage";
import { storageKeys } from "../model/site/storage-keys";
import { siteConfig } from "../site/configuration";
import type { ConsentCategory } from "../model/site/consent-category";
import { formatConsent, parseConsent, type Consent } from "./consent";
import { isTrackingRefused } from "./do-not-track";

const changed = "consent-changed";

let kept: { text: string | null; consent: Consent | null } | undefined;

/**
 * Whether scripts can be loaded and data sent or stored. If the site doesn't ask for consent, the answer is always yes.
 * Otherwise it is yes once the reader has agreed. Call this every time, because readers can change their minds.
 * @param category the purpose
 */
export function isAllowed(category: ConsentCategory): boolean {
  if (process.env.GATSBY_CONSENT !== "on") return true;
  return currentConsent()?.[category] ?? false;
}

/**
 * The reader's choice.
 * @returns the same object until the choice changes; null if there is none for the current version of the question
 */
export function currentConsent(): Consent | null {
  const text = readStored(storageKeys.consent);
  if (kept?.text !== text)
    kept = { text, consent: parseConsent(text, siteConfig.thirdParties.consent.version) };
  return kept.consent;
}

/** Stores a choice and notifies all listeners. */
export function setConsent(consent: Consent): void {
  writeStored(storageKeys.consent, formatConsent(consent, siteConfig.thirdParties.consent.version));
  window.dispatchEvent(new Event(changed));
}

/**
 * Listens for changes, including those in other windows of the site.
 * @returns a function that stops listening
 */
export function onConsentChange(listener: () => void): () => void {
  // On a site that doesn't ask, nothing changes.
  if (process.env.GATSBY_CONSENT !== "on") return () => undefined;
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}

/** The categories to ask this reader about. Do Not Track already answers the question about analytics. */
export function askedCategories(): ConsentCategory[] {
  return siteConfig.thirdParties.consent.categories.filter(
    (category) => category !== "analytics" || !isTrackingRefused(),
  );
}

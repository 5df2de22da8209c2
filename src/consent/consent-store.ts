import { storageKeys } from "../model/site/storage-keys";
import { siteConfig } from "../site/configuration";
import type { ConsentCategory } from "../model/site/consent-category";
import { formatConsent, parseConsent, type Consent } from "./consent";
import { isTrackingRefused } from "./do-not-track";

const changed = "consent-changed";

let kept: { text: string | null; consent: Consent | null } | undefined;
/** In place of storage where that is forbidden. */
let fallback: string | null = null;

/**
 * Whether something may be loaded, sent or kept. Without consent being configured everything may; with it, nothing before
 * a reader has allowed it. Ask each time, since readers may change their mind.
 * @param category what it is for
 */
export function isAllowed(category: ConsentCategory): boolean {
  if (process.env.GATSBY_CONSENT !== "on") return true;
  return currentConsent()?.[category] ?? false;
}

/**
 * The reader's choice.
 * @returns the same object until the choice changes; null as long as there is none for the current version
 */
export function currentConsent(): Consent | null {
  const text = read();
  if (kept?.text !== text)
    kept = { text, consent: parseConsent(text, siteConfig.thirdParties.consent.version) };
  return kept.consent;
}

/** Keeps a choice and tells everybody who listens. */
export function setConsent(consent: Consent): void {
  const text = formatConsent(consent, siteConfig.thirdParties.consent.version);
  fallback = text;
  try {
    localStorage.setItem(storageKeys.consent, text);
  } catch {
    // Storage is forbidden: the choice holds for this page view.
  }
  window.dispatchEvent(new Event(changed));
}

/**
 * Listens to changes, those in other windows of the site too.
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

/** What this reader is asked for. A browser that asks not to be tracked has answered for analytics already. */
export function askedCategories(): ConsentCategory[] {
  return siteConfig.thirdParties.consent.categories.filter(
    (category) => category !== "analytics" || !isTrackingRefused(),
  );
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKeys.consent);
  } catch {
    return fallback;
  }
}

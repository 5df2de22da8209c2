import { asConsent, type Consent } from "./consent";
import { consentOpenEvent } from "./consent-open-event";
import { currentConsent, onConsentChange, setConsent } from "./consent-store";

/** What a third-party consent script finds as `window.siteConsent`. */
export interface SiteConsent {
  /** The reader's choice; null as long as there is none. */
  get: () => Consent | null;
  /** Keeps a choice: `{ analytics: true, assistant: false }`. What isn't `true` is refused. */
  set: (consent: Partial<Consent>) => void;
  /** Calls back each time the choice changes. */
  onChange: (listener: (consent: Consent | null) => void) => () => void;
  /** Calls back each time the reader wants to see his choice ('Cookie settings'). */
  onOpen: (listener: () => void) => () => void;
}

declare global {
  interface Window {
    siteConsent?: SiteConsent;
  }
}

/** The event that does the same as `siteConsent.set`, for what knows of events only, such as a tag manager's tags. */
const consentEvent = "site-consent";

/**
 * Lets another script ask instead of the site's banner. Called before anything is rendered, so that a script that the site
 * loads finds it; one that runs even before the site's first script finds neither this nor somebody who hears its event.
 * @param window where the script looks for `siteConsent`
 */
export function offerConsent(window: Window): void {
  window.siteConsent = {
    get: currentConsent,
    set: (consent) => setConsent(asConsent(consent)),
    onChange: (listener) => onConsentChange(() => listener(currentConsent())),
    onOpen: (listener) => {
      window.addEventListener(consentOpenEvent, listener);
      return () => window.removeEventListener(consentOpenEvent, listener);
    },
  };
  window.addEventListener(consentEvent, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === "object" && event.detail !== null)
      setConsent(asConsent(event.detail as object));
  });
}

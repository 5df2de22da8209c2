import type { ThirdParties } from "../site/third-party-schema";
import { gtag, pushData } from "./data-layer";

const origin = "https://www.googletagmanager.com";

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

/** Consent mode v2: says what is allowed before anything is loaded. The site shows no advertisements, ever. */
export function denyByDefault(): void {
  gtag("consent", "default", denied);
}

/** Consent mode v2: says what has changed. */
export function updateConsent(isGranted: boolean): void {
  gtag("consent", "update", { ...denied, analytics_storage: isGranted ? "granted" : "denied" });
}

/**
 * Loads the tag and the tag manager.
 *
 * Where nothing is asked, the page's HTML holds the tag of gatsby-plugin-google-gtag: its configuration always, and its
 * script unless Do Not Track is respected (plugin-tags.ts), since only here it is known whether a browser
 * asks for it. Where consent is asked the plugin can't be used: it writes the tag into every page at build, before any
 * reader has a say. So the same configuration is given here.
 */
export function loadTags({ analytics, tagManager, consent }: Omit<ThirdParties, "allowedOrigins">): void {
  const [firstId] = analytics.measurementIds;
  if (firstId !== undefined) {
    if (consent.enabled) {
      gtag("js", new Date());
      for (const id of analytics.measurementIds)
        gtag("config", id, { anonymize_ip: analytics.anonymizeIp, send_page_view: false });
    }
    loadScript(`${origin}/gtag/js?id=${firstId}`);
  }
  if (tagManager) {
    pushData({ "gtm.start": Date.now(), event: "gtm.js" });
    loadScript(`${origin}/gtm.js?id=${tagManager.containerId}`);
  }
}

/** Keeps a loaded tag from sending anything, or lets it again. */
export function disableTags(ids: readonly string[], isDisabled: boolean): void {
  for (const id of ids) Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
}

function loadScript(address: string): void {
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

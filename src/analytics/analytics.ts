import { isAllowed, onConsentChange } from "../consent/consent-store";
import { isTrackingRefused } from "../consent/do-not-track";
import { siteConfig } from "../site/configuration";
import { removeAnalyticsCookies } from "./cookies";
import { gtag, pushData } from "./data-layer";
import type { EventName, PageView, SiteEvents } from "./events";
import { listenToOutboundLinks } from "./outbound-links";
import { denyByDefault, disableTags, loadTags, updateConsent } from "./tags";

let isStarted = false;
let isLoaded = false;
let isCounting = false;
/** The page that is shown, when it hasn't been counted: it is as soon as the reader agrees. */
let uncounted: PageView | null = null;

/** Sends an event; see `track`. */
export function sendEvent<Name extends EventName>(name: Name, parameters: SiteEvents[Name]): void {
  start();
  if (isCounting) send(name, parameters);
}

/** Sends a page view; see `trackPageView`. */
export function sendPageView(view: PageView): void {
  uncounted = view;
  start();
  if (isCounting) countPage();
}

function start(): void {
  // As with the plugin, an author's own visits while developing don't count.
  if (isStarted || process.env.NODE_ENV !== "production") return;
  isStarted = true;
  if (siteConfig.thirdParties.consent.enabled) denyByDefault();
  listenToOutboundLinks((link) => sendEvent("outbound_link", link));
  onConsentChange(followConsent);
  followConsent();
}

function followConsent(): void {
  const mayCount = isAllowed("analytics") && !isTrackingRefused();
  if (mayCount === isCounting) return;
  isCounting = mayCount;
  const configuration = siteConfig.thirdParties;
  const { analytics, tagManager, consent } = configuration;
  if (consent.enabled) updateConsent(mayCount);
  if (isLoaded) disableTags(analytics.measurementIds, !mayCount);
  if (mayCount) {
    if (!isLoaded) loadTags(configuration);
    isLoaded = true;
    countPage();
    return;
  }
  removeAnalyticsCookies();
  // Nothing stops the tags that a container has started, but a page without it.
  if (tagManager) window.location.reload();
}

function countPage(): void {
  if (!uncounted) return;
  const { title, path } = uncounted;
  uncounted = null;
  send("page_view", { page_title: title, page_path: path, page_location: window.location.href });
}

function send(name: EventName | "page_view", parameters: object): void {
  const { analytics, tagManager } = siteConfig.thirdParties;
  if (analytics.measurementIds.length > 0) gtag("event", name, parameters);
  if (tagManager) pushData({ event: name, ...parameters });
}

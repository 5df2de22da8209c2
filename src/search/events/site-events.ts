import { isAllowed } from "../../consent/consent-store";
import { isTrackingRefused } from "../../consent/do-not-track";
import { EVENTS_HOST } from "../../site/search-hosts";
import { createSearchEvents, type EventTransport, type SearchEvents } from "./events";
import { siteConfig } from "../../site/configuration";

/** The events of a site that doesn't send any. */
const noEvents: SearchEvents = {
  viewed: () => undefined,
  opened: () => undefined,
  flush: () => undefined,
};

let events: SearchEvents | undefined;

/** The events of this visit. Nothing is recorded or sent unless the site searches with Algolia and has events enabled. */
export function siteEvents(): SearchEvents {
  events ??= createSiteEvents();
  return events;
}

/** Whether answers must contain the ID that clicks refer to. */
export const wantsEvents = siteConfig.search.provider === "algolia" && siteConfig.search.events;

function createSiteEvents(): SearchEvents {
  if (siteConfig.search.provider !== "algolia" || !siteConfig.search.events) return noEvents;
  const { appId = "", apiKey = "", eventsHost = EVENTS_HOST } = siteConfig.search;
  const parameters = new URLSearchParams({
    "X-Algolia-Application-Id": appId,
    "X-Algolia-API-Key": apiKey,
  });
  const site = createSearchEvents(
    sendTo(`${eventsHost.replace(/\/$/, "")}/1/events?${parameters.toString()}`),
    // Algolia requires a name for the reader. This one ends with the visit.
    `anonymous-${crypto.randomUUID()}`,
  );
  window.addEventListener("pagehide", site.flush);
  return site;
}

/**
 * A beacon still arrives after the reader leaves the page. If beacons aren't available, a request with `keepalive` does the
 * same. Nothing is sent without the reader's consent, or if the browser asks not to be tracked.
 */
function sendTo(url: string): EventTransport {
  return (events) => {
    if (!isAllowed("analytics") || isTrackingRefused()) return;
    const body = JSON.stringify({ events });
    if (navigator.sendBeacon(url, body)) return;
    fetch(url, { method: "POST", body, keepalive: true }).catch(() => undefined);
  };
}

import { isAllowed } from "../consent/consent-store";
import { isTrackingRefused } from "../consent/do-not-track";
import { EVENTS_HOST } from "../site/search-hosts";
import { createSearchEvents, type EventTransport, type SearchEvents } from "./events";
import { siteConfig } from "../site/configuration";

/** What a site without events does with them. */
const noEvents: SearchEvents = {
  viewed: () => undefined,
  opened: () => undefined,
  flush: () => undefined,
};

let events: SearchEvents | undefined;

/** The events of this visit. Nothing is noted or sent unless the site searches with Algolia and wants events. */
export function siteEvents(): SearchEvents {
  events ??= createSiteEvents();
  return events;
}

/** Whether answers have to carry the id that clicks refer to. */
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
    // Algolia wants a name for whoever searches; this one ends with the visit.
    `anonymous-${crypto.randomUUID()}`,
  );
  window.addEventListener("pagehide", site.flush);
  return site;
}

/**
 * A beacon survives the page; where there is none, a request that is kept alive does. Nothing is sent that readers haven't
 * allowed, or that their browser asks not to be tracked by.
 */
function sendTo(url: string): EventTransport {
  return (events) => {
    if (!isAllowed("analytics") || isTrackingRefused()) return;
    const body = JSON.stringify({ events });
    if (navigator.sendBeacon(url, body)) return;
    fetch(url, { method: "POST", body, keepalive: true }).catch(() => undefined);
  };
}

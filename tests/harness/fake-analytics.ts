import type { BrowserContext } from "playwright-core";

/** Both libraries process entries pushed before they loaded first. */
const listenToData = `
  window.dataLayer.forEach(handle);
  const push = window.dataLayer.push;
  window.dataLayer.push = (entry) => { handle(entry); return push.call(window.dataLayer, entry); };`;

/** A fake of Google's tag. Like the real tag, it sends each event to every ID and follows gtag() commands. */
const tag = `(() => {
  const ids = [];
  let isGranted = true;
  const handle = (entry) => {
    // Entries other than gtag() commands are for the tag manager.
    if (entry[Symbol.iterator] === undefined) return;
    const [order, name, parameters] = entry;
    if (order === "config") ids.push(name);
    if (order === "consent") isGranted = parameters.analytics_storage === "granted";
    if (order !== "event" || !isGranted) return;
    for (const id of ids) {
      if (window["ga-disable-" + id]) continue;
      const query = new URLSearchParams({ tid: id, en: name, ...parameters });
      fetch("https://region1.google-analytics.com/g/collect?" + query, { method: "POST", mode: "no-cors" });
    }
  };
  ${listenToData}
})();`;

/** A fake container with a single tag, which reports each of the site's events to its own host. */
const container = `(() => {
  const handle = ({ event, "gtm.start": start, ...parameters }) => {
    if (event === undefined || start !== undefined) return;
    fetch("https://tags.example/collect?" + new URLSearchParams({ event, ...parameters }), { mode: "no-cors" });
  };
  ${listenToData}
})();`;

export interface AnalyticsEvent {
  /** The ID that received the event. */
  tid: string;
  name: string;
  [parameter: string]: string;
}

export interface ContainerEvent {
  event: string;
  [parameter: string]: string;
}

/**
 * Fakes the tag manager and the host to which its only tag reports events.
 *
 * @param context the window's context; `fakeAnalytics` must have been called for it already
 * @returns the events the tag reports, in order; the list grows as they arrive
 */
export async function fakeContainer(context: BrowserContext): Promise<ContainerEvent[]> {
  const events: ContainerEvent[] = [];
  await context.route("https://www.googletagmanager.com/gtm.js?*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: container }),
  );
  await context.route("https://tags.example/**", (route) => {
    const { event = "", ...others } = Object.fromEntries(new URL(route.request().url()).searchParams);
    events.push({ event, ...others });
    return route.fulfill({ status: 204 });
  });
  return events;
}

/**
 * Fakes Google's hosts in one window.
 *
 * @param context the window's context
 * @returns the sent events, in order; the list grows as they arrive
 */
export async function fakeAnalytics(context: BrowserContext): Promise<AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = [];
  await context.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: tag }),
  );
  await context.route("https://*.google-analytics.com/**", (route) => {
    const { tid = "", en = "", ...others } = Object.fromEntries(new URL(route.request().url()).searchParams);
    events.push({ tid, name: en, ...others });
    return route.fulfill({ status: 204 });
  });
  return events;
}

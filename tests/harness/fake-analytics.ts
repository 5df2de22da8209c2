import type { BrowserContext } from "playwright-core";

/** As both do: what was pushed before is handled first. */
const listenToData = `
  window.dataLayer.forEach(handle);
  const push = window.dataLayer.push;
  window.dataLayer.push = (entry) => { handle(entry); return push.call(window.dataLayer, entry); };`;

/** What stands in for Google's tag: it sends each event for each id, as the real one does, and does as it is told. */
const tag = `(() => {
  const ids = [];
  let isGranted = true;
  const handle = (entry) => {
    // What isn't an order of gtag() is for the tag manager.
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

/** What stands in for a container with one tag, which tells its own host of each event of the site. */
const container = `(() => {
  const handle = ({ event, "gtm.start": start, ...parameters }) => {
    if (event === undefined || start !== undefined) return;
    fetch("https://tags.example/collect?" + new URLSearchParams({ event, ...parameters }), { mode: "no-cors" });
  };
  ${listenToData}
})();`;

export interface AnalyticsEvent {
  /** The id that it was sent for. */
  tid: string;
  name: string;
  [parameter: string]: string;
}

export interface ContainerEvent {
  event: string;
  [parameter: string]: string;
}

/**
 * Stands in for the tag manager, and for the host that its only tag tells of events.
 *
 * @param context the window's, in which `fakeAnalytics` was called before
 * @returns the events that the tag has told of, in order, as they come
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
 * Stands in for Google's hosts in one window.
 *
 * @param context the window's
 * @returns the events that were sent, in order, as they come
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

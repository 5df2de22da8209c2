import type { BrowserContext } from "playwright-core";

/** What stands in for Google's tag: it sends each event for each id, as the real one does, and does as it is told. */
const tag = `(() => {
  const ids = [];
  let isGranted = true;
  const handle = ([order, name, parameters]) => {
    if (order === "config") ids.push(name);
    if (order === "consent") isGranted = parameters.analytics_storage === "granted";
    if (order !== "event" || !isGranted) return;
    for (const id of ids) {
      if (window["ga-disable-" + id]) continue;
      const query = new URLSearchParams({ tid: id, en: name, ...parameters });
      fetch("https://region1.google-analytics.com/g/collect?" + query, { method: "POST", mode: "no-cors" });
    }
  };
  window.dataLayer.forEach(handle);
  window.dataLayer.push = (entry) => { handle(entry); return Array.prototype.push.call(window.dataLayer, entry); };
})();`;

export interface AnalyticsEvent {
  /** The id that it was sent for. */
  tid: string;
  name: string;
  [parameter: string]: string;
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

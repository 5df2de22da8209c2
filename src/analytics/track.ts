import type { EventName, PageView, SiteEvents } from "./events";

/**
 * Tells analytics that something happened. Does nothing on a site without analytics, and nothing as long as the reader
 * hasn't allowed it where that is asked.
 * @param name see `events.ts`
 * @param parameters what belongs to the event
 */
export function track<Name extends EventName>(name: Name, parameters: SiteEvents[Name]): void {
  if (process.env.GATSBY_ANALYTICS === "on") {
    import(/* webpackChunkName: "analytics" */ "./analytics")
      .then(({ sendEvent }) => whenParsed(() => sendEvent(name, parameters)))
      .catch(() => undefined);
  }
}

/**
 * Tells analytics that a page is shown. It is called by the page's own head, since Gatsby tells of a new route before
 * the document has the new title, and since pages that only lead on to another one shouldn't count.
 */
export function trackPageView(view: PageView): void {
  if (process.env.GATSBY_ANALYTICS === "on") {
    import(/* webpackChunkName: "analytics" */ "./analytics")
      .then(({ sendPageView }) => whenParsed(() => sendPageView(view)))
      .catch(() => undefined);
  }
}

/** The tag's configuration may stand at the end of the document, and has to be read before its events. */
function whenParsed(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act, { once: true });
  else act();
}

declare global {
  interface Window {
    /** Read by gatsby-plugin-google-gtag: paths whose views it doesn't send. */
    excludeGtagPaths?: RegExp[];
  }
}

/**
 * Keeps gatsby-plugin-google-gtag from sending page views: it would before the new page's title stands in the document,
 * and for pages that only lead on. `trackPageView` sends them.
 * @param window where the plugin looks for paths to leave out
 */
export function silencePlugin(window: Pick<Window, "excludeGtagPaths">): void {
  window.excludeGtagPaths = [/^/];
}

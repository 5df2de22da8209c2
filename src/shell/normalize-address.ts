import { cleanPath } from "../model/navigation/path";

/** The endings that hosts accept in addition to a page's own address, in any case. */
const otherEnding = /(?:\/index(?:\.html)?|\.html)$/i;

/**
 * Removes `.html` or `/index` from the end of an address before the page starts. If the host serves the page under such an
 * address, the address is replaced. If the host responds with the not-found page, the clean address is requested. Query and
 * hash stay unchanged.
 */
export function normalizeAddress(window: Pick<Window, "location" | "history"> & { pagePath?: string }): void {
  const { pathname, search, hash } = window.location;
  if (!otherEnding.test(pathname)) return;
  const clean = cleanPath(pathname.replace(otherEnding, "")) + search + hash;
  const isNotFound = /^\/404(\.html|\/)?$/.test(window.pagePath ?? "");
  if (!isNotFound) window.history.replaceState(window.history.state, "", clean);
  else if (!/^\/404(\.html)?$/.test(pathname)) window.location.replace(clean);
}

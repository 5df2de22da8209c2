import { cleanPath } from "../model/navigation/path";

/** The endings under which hosts serve a page besides its own address, in any letter case. */
const otherEnding = /(?:\/index(?:\.html)?|\.html)$/i;

/**
 * Brings an address with `.html` or `/index` at its end to its clean form before the page starts. A host that serves the page under such an address gets it rewritten in place; one that answers with the
 * not-found page is asked again for the clean one. Query and hash stay as they are.
 */
export function normalizeAddress(window: Pick<Window, "location" | "history"> & { pagePath?: string }): void {
  const { pathname, search, hash } = window.location;
  if (!otherEnding.test(pathname)) return;
  const clean = cleanPath(pathname.replace(otherEnding, "")) + search + hash;
  const isNotFound = /^\/404(\.html|\/)?$/.test(window.pagePath ?? "");
  if (!isNotFound) window.history.replaceState(window.history.state, "", clean);
  else if (!/^\/404(\.html)?$/.test(pathname)) window.location.replace(clean);
}

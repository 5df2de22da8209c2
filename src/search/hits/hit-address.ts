import { siteAddress, withoutPrefix } from "../../model/navigation/site-address";

/** Where a hit leads: to a page of this site, or to a different site. */
export interface HitAddress {
  url: string;
  isExternal: boolean;
}

/**
 * Converts the address of a hit to a link of this site. An index can contain complete addresses.
 * @param url as stored in the index
 * @param siteUrl where the site is published
 * @param externalUrlRegex matching addresses belong to another site, even with the same origin; null for none
 * @returns other sites' addresses unchanged if they use http or https; for other protocols, `/`
 */
export function hitAddress(url: string, siteUrl: string, externalUrlRegex: string | null): HitAddress {
  if (externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url)) return { url, isExternal: true };
  if (url.startsWith("/") && !url.startsWith("//")) return { url, isExternal: false };
  const absolute = URL.canParse(url) ? new URL(url) : null;
  const { origin, prefix } = siteAddress(siteUrl);
  if (absolute?.origin === origin && absolute.pathname.startsWith(`${prefix}/`)) {
    const path = withoutPrefix(absolute.pathname, prefix);
    return { url: path + absolute.search + absolute.hash, isExternal: false };
  }
  if (absolute && /^https?:$/.test(absolute.protocol)) return { url, isExternal: true };
  return { url: "/", isExternal: false };
}

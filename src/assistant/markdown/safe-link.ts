/** Where a link in an answer can lead. */
export interface SafeLink {
  /** A path of this site, or a complete address elsewhere. */
  href: string;
  isExternal: boolean;
}

const protocols = new Set(["http:", "https:", "mailto:"]);

/**
 * Reads the address of a link from an untrusted source.
 * @param address any text
 * @param site the site's origins, with the current one first, and the path prefix that the site is built for, with a
 *   trailing slash
 * @returns null for anything that isn't a link to a page: scripts, data, files, nonsense
 */
export function safeLink(
  address: string,
  { origins, prefix }: { origins: readonly string[]; prefix: string },
): SafeLink | null {
  let url: URL;
  try {
    url = new URL(address, origins[0]);
  } catch {
    return null;
  }
  if (!protocols.has(url.protocol)) return null;
  if (!origins.includes(url.origin)) return { href: url.href, isExternal: true };
  const path = url.pathname.startsWith(prefix) ? `/${url.pathname.slice(prefix.length)}` : url.pathname;
  // A path that starts with two slashes would name a host.
  return { href: path.replace(/^\/{2,}/, "/") + url.search + url.hash, isExternal: false };
}

/** Where a link of an answer may lead. */
export interface SafeLink {
  /** A path of this site, or a whole address elsewhere. */
  href: string;
  isExternal: boolean;
}

const protocols = new Set(["http:", "https:", "mailto:"]);

/**
 * Reads the address of a link that somebody else has written.
 * @param address anything at all
 * @param site origins under which this site is known, the one it is read under first, and the path prefix that it is
 *   built for, with trailing slash
 * @returns null for what is no link to a page: scripts, data, files, nonsense
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
  // A path that begins with two slashes would name a host.
  return { href: path.replace(/^\/{2,}/, "/") + url.search + url.hash, isExternal: false };
}

/**
 * Splits the address where a site is published into its two parts.
 * @param siteUrl without a trailing slash
 * @returns `prefix` is the folder with its leading slash, empty at the root of a host
 * @example siteAddress("https://example.com/docs") // { origin: "https://example.com", prefix: "/docs" }
 */
export function siteAddress(siteUrl: string): { origin: string; prefix: string } {
  const { origin, pathname } = new URL(siteUrl);
  return { origin, prefix: pathname.replace(/\/$/, "") };
}

/** A path of the site, without the folder that the site is published under. @param pathname as reported by the browser */
export function withoutPrefix(pathname: string, prefix: string): string {
  return prefix !== "" && `${pathname}/`.startsWith(`${prefix}/`)
    ? pathname.slice(prefix.length) || "/"
    : pathname;
}

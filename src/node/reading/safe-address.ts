import { isExternal } from "../../model/navigation/path";

/** The URL schemes that never run a script. */
export const safeSchemes = ["http", "https", "mailto", "tel"] as const;

/**
 * Returns the scheme of an address as browsers parse it: they ignore control characters and spaces inside a scheme.
 * @returns in lowercase; null for an address without a scheme
 */
export function schemeOf(address: string): string | null {
  // eslint-disable-next-line no-control-regex
  const bare = address.replace(/[\u0000-\u0020]/g, "");
  return /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase() ?? null;
}

/** Whether an address has no scheme, or one that can't run a script. All addresses written by authors must pass this check. */
export function isSafeAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || safeSchemes.some((safe) => safe === scheme);
}

/** Whether an address works on every page: a path on this site, or a URL with a safe scheme. */
export function isWholeAddress(address: string): boolean {
  return isSafeAddress(address) && (address.startsWith("/") || isExternal(address));
}

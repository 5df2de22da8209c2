import { isExternal } from "../../model/navigation/path";

/** The schemes of addresses that run no script wherever they stand. */
export const safeSchemes = ["http", "https", "mailto", "tel"] as const;

/**
 * The scheme of an address, as browsers read it: they ignore control characters and blanks inside of one.
 * @returns in lower case; null for an address without a scheme
 */
export function schemeOf(address: string): string | null {
  // eslint-disable-next-line no-control-regex
  const bare = address.replace(/[\u0000-\u0020]/g, "");
  return /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase() ?? null;
}

/** Whether an address has no scheme, or one that can't run script. All addresses that anybody writes are held to it. */
export function isSafeAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || safeSchemes.some((safe) => safe === scheme);
}

/** Whether an address leads somewhere from every page: to a path of this site, or with a safe scheme elsewhere. */
export function isWholeAddress(address: string): boolean {
  return isSafeAddress(address) && (address.startsWith("/") || isExternal(address));
}

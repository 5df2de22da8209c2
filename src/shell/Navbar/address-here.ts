/**
 * The address of a different page with the current query and hash. The search page and filters change the address without an
 * event, so call this when a reader is about to use the link.
 * @param pathname of the other page
 * @param location of the current page
 */
export function addressHere(pathname: string, { search, hash }: Pick<Location, "search" | "hash">): string {
  return pathname + search + hash;
}

/**
 * The address of another page with the query and hash of the one that is shown. The search page and filters write theirs
 * into the address without an event, so ask when a reader turns to the link.
 * @param pathname of the other page
 * @param location of this one
 */
export function addressHere(pathname: string, { search, hash }: Pick<Location, "search" | "hash">): string {
  return pathname + search + hash;
}

import { withPrefix } from "gatsby";
import { isExternal } from "../model/navigation/path";
import { withoutPrefix } from "../model/navigation/site-address";

/** The path of the page that the reader is on, without the folder that the site is published under. */
export function currentPath(): string {
  return withoutPrefix(window.location.pathname, withPrefix("/").replace(/\/$/, ""));
}

/** An address for a plain link or image: a path of this site with the folder that the site is published under. */
export function plainAddress<Address extends string | undefined>(address: Address): Address | string {
  return address?.startsWith("/") && !isExternal(address) ? withPrefix(address) : address;
}

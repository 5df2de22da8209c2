import { withPrefix } from "gatsby";
import { isExternal } from "../model/navigation/path";
import { withoutPrefix } from "../model/navigation/site-address";

/** The path of the current page, without the folder that the site is published in. */
export function currentPath(): string {
  return withoutPrefix(window.location.pathname, withPrefix("/").replace(/\/$/, ""));
}

/** An address for a plain link or image: a path of this site, including the folder that the site is published in. */
export function plainAddress<Address extends string | undefined>(address: Address): Address | string {
  return address?.startsWith("/") && !isExternal(address) ? withPrefix(address) : address;
}

import { isUnder } from "../model/navigation/path";
import type { NavbarLink } from "../site/navbar-schema";

/** `page` on the page itself, `true` on pages that belong to the item. */
export function currentOf(link: NavbarLink, path: string): "page" | "true" | undefined {
  if (path === link.to) return "page";
  if (link.activeBaseRegex !== undefined)
    return new RegExp(link.activeBaseRegex).test(path) ? "true" : undefined;
  const base = link.activeBasePath ?? link.to;
  return base !== undefined && base !== "/" && isUnder(path, base) ? "true" : undefined;
}

/** Whether one of the links leads to the page or to what it belongs to. */
export function holdsCurrent(links: readonly NavbarLink[], path: string): boolean {
  return links.some((link) => currentOf(link, path) !== undefined);
}

import { isExternal, splitReference } from "./path";

/**
 * Returns a redirect's target for a request with a query and a hash. Both are kept, unless the target has its own. External
 * targets are used as written.
 * @example redirectTarget("/guides/#okta", "?x=1", "#auth0") // "/guides/?x=1#okta"
 */
export function redirectTarget(to: string, query: string, hash: string): string {
  if (isExternal(to)) return to;
  const target = splitReference(to);
  return target.path + (target.query || query) + (target.hash || hash);
}

import type { Origins } from "./third-party-origins";

/**
 * Creates the policy that every page is served with. It allows the site's own files, its own inline scripts, and the hosts of
 * the configured services.
 * @param hashes of all inline scripts of the site
 * @param origins other hosts
 * @returns the header's value
 */
export function contentSecurityPolicy(hashes: readonly string[], origins: Origins): string {
  const self = "'self'";
  const directives: Record<string, readonly string[]> = {
    "default-src": [self],
    "script-src": [self, ...hashes.map((hash) => `'${hash}'`), ...origins.script],
    // Gatsby's focus wrapper, rendered diagrams and measured images have style attributes, which hashes can't allow.
    "style-src": [self, "'unsafe-inline'"],
    "img-src": [self, "data:", ...origins.image],
    "font-src": [self],
    "connect-src": [self, ...origins.connect],
    "worker-src": [self],
    "manifest-src": [self],
    "frame-src": origins.frame.length > 0 ? origins.frame : ["'none'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": [self],
    "form-action": [self],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

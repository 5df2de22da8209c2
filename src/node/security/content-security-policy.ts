import type { Origins } from "./third-party-origins";

/**
 * The policy that every page is served under: the site's own files, its own inline scripts, and the hosts of what is
 * configured.
 * @param hashes of all inline scripts of the site
 * @param origins other hosts
 * @returns the header's value
 */
export function contentSecurityPolicy(hashes: readonly string[], origins: Origins): string {
  const self = "'self'";
  const directives: Record<string, readonly string[]> = {
    "default-src": [self],
    "script-src": [self, ...hashes.map((hash) => `'${hash}'`), ...origins.script],
    // Gatsby's focus wrapper, drawn diagrams and measured images carry style attributes, which no hash can allow.
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

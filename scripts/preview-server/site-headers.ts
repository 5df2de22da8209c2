import { contentTypeOf } from "./content-types";

/**
 * The headers for a path of the site, apart from those of the transfer itself (length, ETag).
 * @param path the requested path, decoded, without a query; `/guides/` means its index.html
 * @param written what the build wrote for this path; if it doesn't mention caching, browsers check for a new version each
 *   time
 * @returns header values by lowercase name
 */
export function headersFor(path: string, written: Readonly<Record<string, string>>): Record<string, string> {
  return {
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    ...written,
    "content-type": contentTypeOf(path.endsWith("/") ? "index.html" : path),
  };
}

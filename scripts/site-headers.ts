import { contentTypeOf } from "./content-types";

/**
 * The headers that a path of the site is served with, besides those of the transfer itself (length, ETag).
 *
 * @param path the path asked for, decoded, without a query; `/guides/` stands for its index.html
 * @param written what the build wrote for this path; a browser asks anew for whatever has no word on caching
 * @returns header values by lower-case name
 */
export function headersFor(path: string, written: Readonly<Record<string, string>>): Record<string, string> {
  return {
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    ...written,
    "content-type": contentTypeOf(path.endsWith("/") ? "index.html" : path),
  };
}

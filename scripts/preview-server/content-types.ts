import { basename } from "node:path";
import { lookup } from "mrmime";

/** Files without an extension that static hosts read. Browsers should show them. */
const TEXT_FILES: ReadonlySet<string> = new Set(["_headers", "_redirects"]);

/** Types whose content is text. Their encoding is stated, so that browsers don't guess it. */
const TEXT_TYPES = /^text\/|\b(?:json|xml|javascript|yaml)$/;

/**
 * The content type of a file, based on its name.
 * @param path a file's path or name
 * @returns a value for the `content-type` header; `application/octet-stream` for unknown extensions
 */
export function contentTypeOf(path: string): string {
  const type = TEXT_FILES.has(basename(path)) ? "text/plain" : lookup(path);
  if (type === undefined) return "application/octet-stream";
  return TEXT_TYPES.test(type) && type !== "image/svg+xml" ? `${type}; charset=utf-8` : type;
}

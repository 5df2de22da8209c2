import { basename, extname } from "node:path";

const UTF_8 = "; charset=utf-8";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": `text/css${UTF_8}`,
  ".gif": "image/gif",
  ".html": `text/html${UTF_8}`,
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": `text/javascript${UTF_8}`,
  ".json": `application/json${UTF_8}`,
  ".map": `application/json${UTF_8}`,
  ".md": `text/markdown${UTF_8}`,
  ".mjs": `text/javascript${UTF_8}`,
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": `text/plain${UTF_8}`,
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webmanifest": `application/manifest+json${UTF_8}`,
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": `application/xml${UTF_8}`,
  ".yaml": `application/yaml${UTF_8}`,
  ".yml": `application/yaml${UTF_8}`,
};

/** Files without an extension that static hosts read; worth looking at in a browser. */
const TEXT_FILES: ReadonlySet<string> = new Set(["_headers", "_redirects"]);

/**
 * The content type of a file by its name.
 *
 * @param path a file's path or name
 * @returns a value for the `content-type` header; `application/octet-stream` for unknown extensions
 */
export function contentTypeOf(path: string): string {
  const type = TEXT_FILES.has(basename(path))
    ? CONTENT_TYPES[".txt"]
    : CONTENT_TYPES[extname(path).toLowerCase()];
  return type ?? "application/octet-stream";
}

/**
 * Whether files of this type get smaller by compression. Images, fonts and videos are compressed already.
 *
 * @param contentType as `contentTypeOf` returns it
 */
export function isCompressible(contentType: string): boolean {
  return (
    contentType.includes("charset=") || contentType === "image/svg+xml" || contentType === "application/wasm"
  );
}

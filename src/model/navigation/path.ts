/** Splits a URL reference into its three parts. @returns `query` and `hash` with their leading character, or empty */
export function splitReference(reference: string): { path: string; query: string; hash: string } {
  const hashStart = reference.indexOf("#");
  const hash = hashStart < 0 ? "" : reference.slice(hashStart);
  const rest = hashStart < 0 ? reference : reference.slice(0, hashStart);
  const queryStart = rest.indexOf("?");
  return queryStart < 0
    ? { path: rest, query: "", hash }
    : { path: rest.slice(0, queryStart), query: rest.slice(queryStart), hash };
}

/** Whether a reference points outside the site: it has a scheme (`https:`, `mailto:`) or starts with `//`. */
export function isExternal(reference: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(reference);
}

/** Whether the last segment of a path is a file name, such as `/img/logo.svg`; versions (`3.x`) don't count. */
export function isFilePath(path: string): boolean {
  return /\.(?:[a-z][a-z0-9]{1,8}|mp4|woff2)$/i.test(path) && !path.endsWith("/");
}

/**
 * Normalizes an internal path: leading and trailing slash, no double slashes, no `.html`, no `/index`. Paths to files keep
 * their ending.
 */
export function cleanPath(path: string): string {
  let clean = `/${path}`.replace(/\/{2,}/g, "/");
  clean = clean.replace(/\.html$/i, "").replace(/\/index$/, "/");
  if (isFilePath(clean) || clean.endsWith("/")) return clean;
  return `${clean}/`;
}

/** {@link cleanPath} for a reference with query and hash; external and hash-only references are returned unchanged. */
export function cleanReference(reference: string): string {
  if (isExternal(reference) || reference.startsWith("#") || reference.startsWith("?")) return reference;
  const { path, query, hash } = splitReference(reference);
  return cleanPath(path) + query + hash;
}

/** Decodes percent-encoding, or returns the text unchanged if the encoding is malformed (`#%E0%A4%A`). */
export function decodeOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether percent-encoding in a text can be decoded. */
export function isWellFormed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether `path` is `base` or below it: `/a/topics-sql/` is not below `/a/topics/`. */
export function isUnder(path: string, base: string): boolean {
  return cleanPath(path).startsWith(cleanPath(base));
}

import { constants } from "node:fs";
import type { Stats } from "node:fs";
import { access, stat } from "node:fs/promises";
import { join } from "node:path";

/** The response to a request: a file, a redirect, or an error. */
export type Route =
  | { kind: "file"; path: string; file: SiteFile }
  | { kind: "redirect"; location: string }
  | { kind: "missing" }
  | { kind: "malformed" };

export interface SiteFile {
  /** Absolute path on disk. */
  absolutePath: string;
  /** Path below the site's folder, starting with a slash. */
  sitePath: string;
  stats: Stats;
}

/**
 * Decides how to respond to a request. Pages have one address, `/a/`. Its other forms (`/a`, `/a.html`, `/a/index`,
 * `/a/index.html`) are redirected to it with their query.
 * @param directory the site's folder, absolute
 * @param url the request's target, such as `/guides?x=1`
 * @returns never a file outside the folder, and no hidden file except in `.well-known`
 */
export async function findRoute(directory: string, url: string): Promise<Route> {
  const [rawPath = "", ...queryParts] = url.split("?");
  const query = queryParts.length > 0 ? `?${queryParts.join("?")}` : "";
  const segments = decodeSegments(rawPath);
  if (segments === undefined) return { kind: "malformed" };

  const isPage = segments.at(-1) === "";
  if (isPage) segments.pop();
  if (!segments.every(isPlainName) || isNotFoundPage(segments)) return { kind: "missing" };

  const findPage = (names: string[]): Promise<SiteFile | undefined> =>
    findFile(directory, [...names, "index.html"]);
  if (isPage) {
    const file = await findPage(segments);
    return file ? { kind: "file", path: pageAddress(segments, (name) => name), file } : { kind: "missing" };
  }

  const named = pageNamedByFile(segments);
  if (named && (await findPage(named))) return redirectToPage(named, query);
  const file = await findFile(directory, segments);
  if (file) return { kind: "file", path: file.sitePath, file };
  return (await findPage(segments)) ? redirectToPage(segments, query) : { kind: "missing" };
}

/**
 * Finds a readable file of the site.
 * @param directory the site's folder, absolute
 * @param names the segments of the path below it
 * @returns undefined if there is no such file, or if it can't be read
 */
export async function findFile(directory: string, names: string[]): Promise<SiteFile | undefined> {
  const absolutePath = join(directory, ...names);
  try {
    const stats = await stat(absolutePath);
    if (!stats.isFile()) return undefined;
    await access(absolutePath, constants.R_OK);
    return { absolutePath, sitePath: `/${names.join("/")}`, stats };
  } catch {
    return undefined;
  }
}

/** The path's segments, decoded; undefined if the path isn't valid. */
function decodeSegments(rawPath: string): string[] | undefined {
  if (!rawPath.startsWith("/")) return undefined;
  try {
    const segments = rawPath.slice(1).split("/").map(decodeURIComponent);
    return segments.some((segment) => segment.includes("\0")) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Rejects `..`, encoded slashes, hidden files, and `//host`, which would leave the site as a redirect. */
function isPlainName(name: string): boolean {
  if (name === "" || /[\\/]/.test(name)) return false;
  return !name.startsWith(".") || name === ".well-known";
}

/** The not-found page is served for missing pages, but never as a page with status 200. */
function isNotFoundPage(segments: string[]): boolean {
  return segments.length === 1 && (segments[0] === "404" || segments[0] === "404.html");
}

/** The page that `/a.html`, `/a/index` or `/a/index.html` means, as path segments. */
function pageNamedByFile(segments: string[]): string[] | undefined {
  const parents = segments.slice(0, -1);
  const name = segments.at(-1) ?? "";
  if (name === "index" || name === "index.html") return parents;
  return name.endsWith(".html") ? [...parents, name.slice(0, -".html".length)] : undefined;
}

function redirectToPage(names: string[], query: string): Route {
  return { kind: "redirect", location: pageAddress(names, encodeURIComponent) + query };
}

function pageAddress(names: string[], write: (name: string) => string): string {
  return `/${names.map((name) => `${write(name)}/`).join("")}`;
}

import { constants } from "node:fs";
import type { Stats } from "node:fs";
import { access, stat } from "node:fs/promises";
import { join } from "node:path";

/** What a request gets: a file, another address, or an error. */
export type Route =
  | { kind: "file"; path: string; file: SiteFile }
  | { kind: "redirect"; location: string }
  | { kind: "missing" }
  | { kind: "malformed" };

export interface SiteFile {
  /** Absolute path on disk. */
  absolutePath: string;
  /** Path below the site's folder, beginning with a slash. */
  sitePath: string;
  stats: Stats;
}

/**
 * Decides what a request for a URL gets. Pages have one address, `/a/`; the other ways to write it (`/a`,
 * `/a.html`, `/a/index`, `/a/index.html`) are redirected there with their query.
 *
 * @param directory the site's folder, absolute
 * @param url the request's target, such as `/guides?x=1`
 * @returns never a file outside the folder, nor a hidden one (but for `.well-known`)
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
 * Finds a file of the site that can be read.
 *
 * @param directory the site's folder, absolute
 * @param names the path below it, part by part
 * @returns nothing when there is no such file, or it may not be read
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

/** The path's parts, decoded; nothing when the path is not well formed. */
function decodeSegments(rawPath: string): string[] | undefined {
  if (!rawPath.startsWith("/")) return undefined;
  try {
    const segments = rawPath.slice(1).split("/").map(decodeURIComponent);
    return segments.some((segment) => segment.includes("\0")) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Keeps out `..`, encoded slashes, hidden files, and `//host`, which as a redirect would leave the site. */
function isPlainName(name: string): boolean {
  if (name === "" || /[\\/]/.test(name)) return false;
  return !name.startsWith(".") || name === ".well-known";
}

/** The not-found page is served for what is missing, and never as a page of its own with status 200. */
function isNotFoundPage(segments: string[]): boolean {
  return segments.length === 1 && (segments[0] === "404" || segments[0] === "404.html");
}

/** The page that `/a.html`, `/a/index` or `/a/index.html` means, as path parts. */
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

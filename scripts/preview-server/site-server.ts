import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { resolve } from "node:path";
import Negotiator from "negotiator";
import sirv from "sirv";
import { twinPath } from "../../src/model/content/twin-path";
import { createHeaderRules } from "./header-rules";
import { createRedirectRules } from "./redirect-rules";
import { headersFor } from "./site-headers";
import { readPrefix } from "./site-prefix";
import { findFile, findRoute } from "./site-routes";
import type { SiteFile } from "./site-routes";

interface Site {
  directory: string;
  /** The folder that the site was built for, such as `/docs`; empty for the root of a host. */
  prefix: string;
  /** The headers that the build wrote for a path. */
  writtenHeaders: (path: string) => Promise<Record<string, string>>;
  /** The new address of a request's target, as written by the build. */
  writtenRedirect: (url: string) => Promise<string | undefined>;
  /** Sends a file or its compressed version. sirv handles ranges, ETags, encodings and lengths. */
  sendStatic: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Creates a server for a built site, with the rules of a production host: one address per page, the headers, redirects and
 * compressed files that the build wrote, and 404.html for missing pages. A file takes precedence over a redirect from its
 * path.
 * @param options `directory` is the site's folder, which is read again for each request, so that a new build is served.
 *   `prefix` is the folder of the host that contains the site; by default, the one it was built for
 * @returns a server that isn't listening yet
 */
export function createSiteServer(options: { directory: string; prefix?: string }): Server {
  const directory = resolve(options.directory);
  const site: Site = {
    directory,
    prefix: options.prefix ?? readPrefix(directory),
    writtenHeaders: createHeaderRules(directory),
    writtenRedirect: createRedirectRules(directory),
    sendStatic: sirv(directory, {
      dev: true,
      etag: true,
      dotfiles: true,
      extensions: [],
      brotli: true,
      gzip: true,
      setHeaders: (response) => {
        response.setHeader("vary", "Accept, Accept-Encoding");
      },
    }),
  };
  return createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      // Usually a file that disappeared while it was read, because a build is running.
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Internal server error");
    });
  });
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("allow", "GET, HEAD");
    sendText(response, 405, "Method not allowed");
    return;
  }
  const { url = "/" } = request;
  const inside = urlInside(site.prefix, url);
  if (inside === undefined) {
    // The root of a host redirects to the site in one of its folders.
    if (/^\/(?:$|\?)/.test(url) || url.split("?")[0] === site.prefix) sendMoved(response, `${site.prefix}/`);
    else await sendNotFound(site, response);
    return;
  }
  const route = await findRoute(site.directory, inside);
  switch (route.kind) {
    case "malformed":
      sendText(response, 400, "Bad request");
      return;
    // An old address without its trailing slash isn't a file. It's redirected immediately, and not to the page that would
    // redirect.
    case "redirect":
    case "missing": {
      const written = await site.writtenRedirect(url);
      const location = written ?? (route.kind === "redirect" ? site.prefix + route.location : undefined);
      if (location === undefined) await sendNotFound(site, response);
      else sendMoved(response, location);
      return;
    }
    case "file": {
      const twin = await findTwin(site, route, request);
      const { path, file } = twin ? { path: twin.sitePath, file: twin } : route;
      setHeaders(response, headersFor(path, await site.writtenHeaders(site.prefix + path)));
      await sendFile(site, file, request, response);
    }
  }
}

/** A page's Markdown twin, for clients that prefer Markdown to HTML. */
async function findTwin(
  { directory }: Site,
  { path }: { path: string },
  request: IncomingMessage,
): Promise<SiteFile | undefined> {
  if (!path.endsWith("/")) return undefined;
  const preferred = new Negotiator(request).mediaType(["text/html", "text/markdown"]);
  return preferred === "text/markdown" ? findFile(directory, [twinPath(path).slice(1)]) : undefined;
}

/** The part of a request's target below the site's folder; undefined if it's outside. */
function urlInside(prefix: string, url: string): string | undefined {
  return prefix === "" || url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : undefined;
}

async function sendFile(
  site: Site,
  file: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Ignoring a range is allowed, and better than what sirv does with ranges it doesn't support.
  if (!isSimpleRange(request.headers.range)) delete request.headers.range;
  // A part of a compressed file is useless to a client that requests a part of the file.
  if (request.headers.range !== undefined || !(await hasCurrentVersions(file))) {
    delete request.headers["accept-encoding"];
  }
  request.url = encodeURI(file.sitePath);
  site.sendStatic(request, response);
}

async function sendNotFound(site: Site, response: ServerResponse): Promise<void> {
  const file = await findFile(site.directory, ["404.html"]);
  if (!file) {
    sendText(response, 404, "Not found");
    return;
  }
  setHeaders(response, headersFor(file.sitePath, await site.writtenHeaders(site.prefix + file.sitePath)));
  response.statusCode = 404;
  sendBody(response, await readFile(file.absolutePath));
}

/** Whether all compressed versions of a file are up to date, which they aren't in the middle of a build. */
async function hasCurrentVersions(file: SiteFile): Promise<boolean> {
  const versions = await Promise.all(
    [".br", ".gz"].map((suffix) => stat(file.absolutePath + suffix).catch(() => undefined)),
  );
  return versions.every((version) => version === undefined || version.mtimeMs >= file.stats.mtimeMs);
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendMoved(response: ServerResponse, location: string): void {
  response.setHeader("location", location);
  sendText(response, 301, `Moved to ${location}`);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  setHeaders(response, headersFor("/message.txt", {}));
  response.statusCode = status;
  sendBody(response, Buffer.from(`${text}\n`));
}

/** Node removes the body from a response to HEAD. */
function sendBody(response: ServerResponse, body: Buffer): void {
  response.setHeader("content-length", body.length);
  response.end(body);
}

/** `bytes=5-9` or `bytes=5-`, not `bytes=-5`, `bytes=9-5` or several ranges. */
function isSimpleRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { manifestUrl, type SearchManifest } from "../../../src/model/search/search-files";
import { serveDirectory, type ServedDirectory } from "../../../scripts/preview-server/serve-directory";
import { ensureFixtureSite } from "../../harness/fixture-site";
import { serveProxy } from "../page-objects/serve-proxy";

export interface SplitSite {
  /** The URL, without a trailing slash. */
  url: () => string;
  /** The built folder. */
  directory: () => string;
  /** The manifest's entry for the site's language. */
  files: () => { outline: string; texts: string };
}

/** Serves the `split` fixture site for the tests in a file, and rebuilds it first if it has changed. */
export function useSplitSite(): SplitSite {
  let directory = "";
  let site: ServedDirectory;
  beforeAll(async () => {
    directory = await ensureFixtureSite("split");
    site = await serveDirectory(directory);
  });
  afterAll(() => site.close());
  return {
    url: () => site.url,
    directory: () => directory,
    files: () => {
      const manifest = JSON.parse(readFileSync(join(directory, manifestUrl), "utf8")) as SearchManifest;
      return manifest.indexes.en ?? { outline: "", texts: "" };
    },
  };
}

/**
 * Serves a site under another address, for one test, and notes what reaches the server. Responses from a browser's cache don't.
 * @param origin the site's URL
 * @returns the other URL, and the paths requested so far
 */
export async function countRequests(origin: string): Promise<{ url: string; requested: string[] }> {
  const requested: string[] = [];
  const port = await serveProxy(origin, (path) => {
    requested.push(path);
    return false;
  });
  return { url: `http://127.0.0.1:${port}`, requested };
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { manifestUrl, type SearchManifest } from "../../../src/model/search/search-files";
import { serveDirectory, type ServedDirectory } from "../../../scripts/preview-server/serve-directory";
import { ensureFixtureSite } from "../../harness/fixture-site";

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
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requested.push(path);
    void fetch(origin + path).then(async (answer) => {
      response.statusCode = answer.status;
      for (const name of ["content-type", "cache-control", "content-security-policy"]) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requested };
}

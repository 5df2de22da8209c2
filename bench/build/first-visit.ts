import { chromium } from "playwright-core";
import { ensureChromium } from "../../scripts/debian/chromium.mjs";
import { serveDirectory } from "../../scripts/preview-server/serve-directory";

export interface FirstVisit {
  /** Bytes transferred, compressed in the same way as by the site's server. */
  script: number;
  document: number;
  data: number;
}

/**
 * Measures what a reader's browser transfers on a first visit to one page: everything until the network is idle, without
 * prefetching of other pages.
 * @param directory the built site's public folder
 * @param path the page
 */
export async function firstVisit(directory: string, path: string): Promise<FirstVisit> {
  const server = await serveDirectory(directory);
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, keyof FirstVisit>();
    const visit: FirstVisit = { script: 0, document: 0, data: 0 };
    session.on("Network.responseReceived", ({ requestId, response }) => {
      const kind = kindOf(new URL(response.url).pathname, path);
      if (kind) kinds.set(requestId, kind);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind) visit[kind] += encodedDataLength;
    });
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    return visit;
  } finally {
    await browser.close();
    await server.close();
  }
}

function kindOf(pathname: string, path: string): keyof FirstVisit | null {
  if (pathname === path) return "document";
  if (pathname.endsWith(".js")) return "script";
  return pathname === `/page-data${path}page-data.json` || pathname === "/page-data/app-data.json"
    ? "data"
    : null;
}

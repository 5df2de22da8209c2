import type { Browser, Request } from "playwright-core";

/** Lighthouse's slow 4G: milliseconds, and bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** A site whose search is measured. */
export interface MeasuredSite {
  name: string;
  url: string;
  /** Present once the page has loaded everything that it loads without interaction. */
  ready: string;
  /** Selects results that link to a page. */
  resultFor: (page: string) => string;
}

export interface VisitFigures {
  /** Milliseconds from Ctrl+K until the search field has the focus. */
  field: number;
  /** Milliseconds from the last keystroke until a result links to the right page. */
  result: number;
  /** Bytes transferred from Ctrl+K until then, without workers' scripts, because Chromium doesn't report them. */
  bytes: number;
}

/**
 * Measures a reader's first search on a slow connection: opens a page with an empty cache, presses Ctrl+K after it has loaded,
 * and types.
 * @param perKey milliseconds between keystrokes
 * @throws Error if the right page isn't shown within a minute
 */
export async function visit(
  browser: Browser,
  { url, ready, resultFor }: MeasuredSite,
  { query, page: wanted }: { query: string; page: string },
  perKey: number,
): Promise<VisitFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    // Chromium's workers share the network throttling of their page.
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.locator(ready).first().waitFor({ state: "attached" });
    const finished: Request[] = [];
    context.on("requestfinished", (request) => finished.push(request));
    await page.evaluate((result) => {
      const times: Record<string, number | undefined> = {};
      Object.assign(globalThis, { searchTimes: times });
      const note = ({ ctrlKey }: KeyboardEvent) => (times[ctrlKey ? "opened" : "typed"] = performance.now());
      addEventListener("keydown", note, true);
      const look = () => {
        const field = document.activeElement instanceof HTMLInputElement;
        if (times.opened !== undefined && field) times.field ??= performance.now();
        if (document.querySelector(result)) times.result ??= performance.now();
        else requestAnimationFrame(look);
      };
      look();
    }, resultFor(wanted));
    await page.keyboard.press("Control+k");
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.type(query, { delay: perKey });
    await page.waitForSelector(resultFor(wanted), { timeout: 60_000, state: "attached" });
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    const times = await page.evaluate(
      () => (globalThis as unknown as { searchTimes: Record<string, number> }).searchTimes,
    );
    const between = (from: string, to: string) => (times[to] ?? Number.NaN) - (times[from] ?? Number.NaN);
    return {
      field: between("opened", "field"),
      result: between("typed", "result"),
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    };
  } finally {
    await context.close();
  }
}

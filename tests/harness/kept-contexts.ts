import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** A browser context that outlives the test that opened it. */
interface KeptContext {
  context: BrowserContext;
  /** A blank page that keeps the renderer process, and with it the compiled scripts, between two tests. */
  keeper: Page;
  session: CDPSession;
  /** The site's origin, whose storage is cleared. */
  origin: string;
}

/** Options of a context for one site. */
type KeptOptions = BrowserContextOptions & { baseURL: string };

/** Each browser's contexts that no test is using, by their options, with the last used one at the end. */
const idleContexts = new WeakMap<Browser, Map<string, KeptContext>>();

/** How many of a browser's contexts are kept at most. */
const MOST_KEPT = 4;

/** Events that tests listen to. Playwright's own listeners are for other events. */
const EVENTS = ["request", "response", "requestfinished", "requestfailed", "page", "serviceworker"] as const;

/**
 * Returns a context without cookies or storage. It is one that an earlier test has used with the same options, if there is one:
 * opening a page in a new renderer process takes twice the time. Its cache may have files.
 *
 * @param browser where to open a context
 * @param options the context's options
 * @param prepare adds scripts and bindings that stay, once to each new context
 * @returns the context, and a function that ends its use by one test
 */
export async function takeContext(
  browser: Browser,
  options: KeptOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<{ context: BrowserContext; release: () => Promise<void> }> {
  const idle = idleContexts.get(browser) ?? new Map<string, KeptContext>();
  idleContexts.set(browser, idle);
  const key = JSON.stringify(options);
  const unused = idle.get(key);
  // Before anything is awaited, so that no other test takes or replaces it.
  idle.delete(key);
  const kept = unused ?? (await newContext(browser, options, prepare));
  const { context } = kept;
  return {
    context,
    release: async () => {
      if (await hasClock(kept)) return context.close();
      await clear(kept);
      if (idle.has(key)) return context.close();
      idle.set(key, kept);
      const [oldest] = idle;
      if (idle.size <= MOST_KEPT || !oldest) return;
      idle.delete(oldest[0]);
      await oldest[1].context.close();
    },
  };
}

async function newContext(
  browser: Browser,
  options: KeptOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<KeptContext> {
  const context = await browser.newContext(options);
  await prepare(context);
  const keeper = await context.newPage();
  const session = await context.newCDPSession(keeper);
  return { context, keeper, session, origin: new URL(options.baseURL).origin };
}

/** Whether a test has replaced the clock, which stays with the context. */
function hasClock({ keeper }: KeptContext): Promise<boolean> {
  return keeper.evaluate(() => "__pwClock" in globalThis);
}

/** Removes what a test has left, except for scripts and bindings that it has added to the context, which can't be removed. */
async function clear({ context, keeper, session, origin }: KeptContext): Promise<void> {
  for (const event of EVENTS) context.removeAllListeners(event);
  const pages = context.pages().filter((page) => page !== keeper);
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearCookies();
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
}

import type { BrowserContext, Page } from "playwright-core";

/**
 * Holds back the requests of a page, or of a whole window with its workers.
 * @param url which requests
 * @returns a function that lets them through
 */
export async function holdRequests(from: Page | BrowserContext, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await from.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

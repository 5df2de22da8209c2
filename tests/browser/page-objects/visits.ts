import type { Page } from "playwright-core";
import type { OpenPage } from "../../harness/browser";
import { hydrated, openBlank } from "./open";

/**
 * Opens a URL in a window that counts document loads, and waits until the network is idle.
 *
 * @param address a URL of the `basic` fixture site
 * @param prepare runs before the page opens, for example to fake a host
 * @returns the window and the count of document loads
 */
export async function openCounting(
  address: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<OpenPage & { documents: () => number }> {
  const opened = await openBlank();
  let documents = 0;
  opened.page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await prepare?.(opened.page);
  await opened.page.goto(address);
  await hydrated(opened.page);
  await opened.page.waitForLoadState("networkidle");
  return { ...opened, documents: () => documents };
}

/**
 * Navigates the way a link within the site does.
 *
 * @param page a hydrated page
 * @param to the path, optionally with a query and a hash
 */
export function navigate(page: Page, to: string): Promise<void> {
  return page.evaluate((address) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
  }, to);
}

import type { Page } from "playwright-core";
import type { OpenPage } from "../harness/browser";
import { hydrated, openBlank } from "./open";

/**
 * Opens an address in a window that counts how often a document is loaded, and waits until nothing more is loaded.
 *
 * @param address of the fixture site `basic`
 * @param prepare done before, such as standing in for a host
 * @returns the window, and the count
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
 * Goes to an address as a link of the site does.
 *
 * @param page a page whose scripts have taken over
 * @param to path, query and hash allowed
 */
export function navigate(page: Page, to: string): Promise<void> {
  return page.evaluate((address) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
  }, to);
}

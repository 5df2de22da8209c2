import type { Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { openPage, type OpenPage, type PageOptions } from "../harness/browser";

/**
 * Opens a page for one test, of the fixture site `basic` unless `baseUrl` says otherwise, and waits until its scripts
 * have taken over. The window is closed when the test is over; a test fails whose pages broke the content security policy.
 *
 * @param path the page's path, query and hash allowed
 * @param options see `PageOptions`
 * @returns the window and what it records
 */
export async function open(path: string, options: Partial<PageOptions> = {}): Promise<OpenPage> {
  const opened = await openBlank(options);
  await opened.page.goto(path);
  if (options.javaScript !== false) await hydrated(opened.page);
  return opened;
}

/**
 * A window without a page, for tests that must listen or stand in for a host before the first request.
 *
 * @param options see `PageOptions`
 * @param expected breaks of the policy that a test is about
 * @returns the window and what it records
 */
export async function openBlank(options: Partial<PageOptions> = {}, expected?: RegExp): Promise<OpenPage> {
  const opened = await openPage({ baseUrl: inject("basicUrl"), ...options });
  onTestFinished(async () => {
    await opened.close();
    expect(opened.violations.filter((violation) => !expected?.test(violation))).toEqual([]);
  });
  return opened;
}

/**
 * Waits until React has taken over the page's HTML, which it does section by section, and run its effects: before that,
 * controls do nothing.
 *
 * @param page a page that runs scripts
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("#main, #main > *, #main article > *")];
    return (
      parts.length > 1 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")))
    );
  });
  await settled(page);
}

/**
 * Waits until the page has been drawn twice, so that effects and what they schedule are done.
 *
 * @param page a page that runs scripts
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/**
 * The address without its origin.
 *
 * @param page any page
 * @returns path, query and hash
 */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

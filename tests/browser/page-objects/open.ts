import type { Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { openPage, type OpenPage, type PageOptions } from "../../harness/browser";

/**
 * Opens a page for one test, on the `basic` fixture site unless `baseUrl` is set, and waits until React has hydrated it. The
 * window closes after the test. The test fails if any of its pages violated the content security policy.
 *
 * @param path the page's path, optionally with a query and a hash
 * @param options see `PageOptions`
 * @returns the window and its records
 */
export async function open(path: string, options: Partial<PageOptions> = {}): Promise<OpenPage> {
  const opened = await openBlank(options);
  await opened.page.goto(path);
  if (options.javaScript !== false) await hydrated(opened.page);
  return opened;
}

/**
 * Opens a blank window, for tests that must add listeners or fake a host before the first request.
 *
 * @param options see `PageOptions`
 * @param expected policy violations the test provokes
 * @returns the window and its records
 */
export async function openBlank(options: Partial<PageOptions> = {}, expected?: RegExp): Promise<OpenPage> {
  const opened = await openPage({ baseUrl: inject("basicUrl"), ...options });
  onTestFinished(async ({ task }) => {
    await opened.close(task.result?.state === "fail");
    expect(opened.violations.filter((violation) => !expected?.test(violation))).toEqual([]);
  });
  return opened;
}

/**
 * Waits until React has hydrated the page, which it does section by section, and run its effects. Until then, controls do
 * nothing.
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
 * Waits for two rendered frames, so that effects and the work they schedule are complete.
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
 * Returns the page's URL without its origin.
 *
 * @param page any page
 * @returns path, query and hash
 */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violationsOf } from "../../harness/accessibility";
import { openPage, type OpenPage } from "../../harness/browser";
import { hydrated, settled } from "../page-objects/open";
import { notFoundPath, type TemplatePage } from "../page-objects/templates";

/** Scrolls all lazily loaded content into view, then returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
  await settled(page);
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await settled(page);
}

/**
 * Tests every page for accessibility violations, errors, horizontal scrolling, and requests to other sites.
 *
 * @param pages the pages to test; one test file per site lets two run in parallel
 */
export function checkTemplates(pages: readonly TemplatePage[]): void {
  // Each page keeps one window, because reloading it for each check would double the time of the whole run.
  describe.each(pages)("$name at $path", ({ baseUrl, path }) => {
    let opened: OpenPage;

    beforeAll(async () => {
      opened = await openPage({ baseUrl, reducedMotion: true });
      await opened.page.goto(path);
      await hydrated(opened.page);
      await scrollThrough(opened.page);
    });

    afterAll(() => opened.close());

    test("has no accessibility violation at 1440 px", async () => {
      expect(await violationsOf(opened.page)).toEqual([]);
    });

    test("has no accessibility violation at 390 px", async () => {
      await resize(opened.page, 390);
      expect(await violationsOf(opened.page)).toEqual([]);
    });

    test("does not scroll sideways at 320 px", async () => {
      await resize(opened.page, 320);
      const { scrollWidth, clientWidth, suspects } = await opened.page.evaluate(() => {
        const root = document.documentElement;
        const parts = [...document.querySelectorAll<HTMLElement>("article > *, main > *, header, footer")];
        return {
          scrollWidth: root.scrollWidth,
          clientWidth: root.clientWidth,
          // Lists the elements that make the page too wide.
          suspects: parts
            .filter((part) => {
              const { display } = part.style;
              part.style.display = "none";
              const fits = root.scrollWidth <= root.clientWidth;
              part.style.display = display;
              return fits;
            })
            .map((part) => part.outerHTML.slice(0, 150)),
        };
      });
      expect(scrollWidth, suspects.join("\n")).toBe(clientWidth);
    });

    test("logs no error and asks no other site", () => {
      // This URL returns 404 by design, which the browser logs.
      const expected = path === notFoundPath ? opened.errors.filter((error) => error.includes("404")) : [];
      expect(opened.errors).toEqual(expected);
      expect(opened.requests).toEqual([]);
    });

    test("names no class that doesn't exist", async () => {
      expect(await opened.page.locator('[class~="undefined"]').count()).toBe(0);
    });
  });
}

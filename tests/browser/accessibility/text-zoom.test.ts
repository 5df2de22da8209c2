import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { open, settled } from "../page-objects/open";

const baseUrl = inject("siteUrl");

const templates = [
  ["the home page", "/"],
  ["a documentation page", "/gateway/concepts/interceptors/"],
  ["a reference page", "/gateway/configuration/network/"],
  ["a landing page", "/gateway/"],
  ["a category page", "/gateway/category/how-to-guides/"],
  ["the list of releases", "/changelog/"],
  ["a release", "/changelog/Gateway-3.5.0/"],
  ["the FAQ", "/faq/"],
  ["version support", "/support/"],
  ["the search page", "/search/?q=interceptor"],
] as const;

/** The two ways to double the text size: only the text, or the whole page, which makes the page half as wide. */
const zooms: readonly [string, (path: string) => Promise<Page>][] = [
  ["text", openWithLargeText],
  ["the page", async (path) => (await open(path, { baseUrl, width: 640, reducedMotion: true })).page],
];

async function openWithLargeText(path: string): Promise<Page> {
  const { page } = await open(path, { baseUrl, width: 1280, reducedMotion: true });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await settled(page);
  return page;
}

/** Elements whose text is cut off, either by their own edge (if they don't scroll) or by the edge of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Text for screen readers is one pixel large, and the skip link is outside the window until it is focused.
      if (!isShown || element.clientWidth === 1 || element.closest(".visuallyHidden, a[href='#main']"))
        return [];
      const name = `${element.tagName} ${element.textContent.slice(0, 40)}`;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      const isOutside = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const text = document.createRange();
          text.selectNode(node);
          return text.getBoundingClientRect();
        })
        .some(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1);
      return [
        ...(isCut && element.textContent.trim() !== "" ? [`cut: ${name}`] : []),
        ...(isOutside && !scrolls(element) ? [`outside: ${name}`] : []),
      ];
    });
  });
}

test("cut-off text is detected", async () => {
  const page = await openWithLargeText("/gateway/");
  await page.addStyleTag({
    content: `h1 { overflow: hidden !important; width: 2em; white-space: nowrap }
      h1 + p { margin-inline-start: 90vw !important; white-space: nowrap }`,
  });
  expect(await cutOff(page)).toEqual(["cut: H1 Gateway", expect.stringMatching(/^outside: P A proxy/)]);
});

describe.each(zooms)("with %s at 200%%", (_zoom, show) => {
  test.each(templates)("%s cuts nothing off and doesn't scroll sideways", async (_name, path) => {
    const page = await show(path);
    expect(await cutOff(page)).toEqual([]);
    const root = page.locator("html");
    expect(await root.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test("text with nothing next to it has enough room for words", async () => {
    const page = await show("/gateway/concepts/interceptors/");
    const letters = await page
      .getByRole("main")
      .getByRole("paragraph")
      .first()
      .evaluate((element) => element.clientWidth / parseFloat(getComputedStyle(element).fontSize));
    expect(letters).toBeGreaterThan(18);
  });

  test("everything in the navbar can be reached through the menu", async () => {
    const page = await show("/gateway/");
    const bar = page.getByRole("banner");
    await bar.getByRole("button", { name: /switch product/ }).click();
    const product = page.locator('header ul[data-open="true"]').getByRole("link").last();
    await expect.poll(() => product.isVisible()).toBe(true);
    await product.scrollIntoViewIfNeeded();
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    for (const link of await menu.getByRole("navigation", { name: "Main" }).getByRole("link").all())
      if (await link.isVisible()) await link.scrollIntoViewIfNeeded();
    expect(await cutOff(page)).toEqual([]);
    await menu.getByRole("button", { name: "Close menu" }).click();
    await bar.getByRole("button", { name: "Search docs" }).click();
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").waitFor();
  });
});

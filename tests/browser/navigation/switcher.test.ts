import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hydrated, open } from "../page-objects/open";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: /switch product/ });
const list = (page: Page) =>
  page.locator('header ul[data-open="true"] a[href="/handbook/glossary-of-files/"]');
const isOpen = (page: Page) => button(page).getAttribute("aria-expanded");
const isFocused = (page: Page) => button(page).evaluate((element) => element === document.activeElement);

test("the switcher shows the product from the path, with spaces instead of dashes", async () => {
  const { page } = await open("/manual/markdown/");
  expect(await button(page).innerText()).toContain("Manual");
  await page.goto("/handbook/glossary-of-files/");
  expect((await button(page).innerText()).toLowerCase()).toContain("file glossary");
  await page.goto("/handbook/");
  expect(await button(page).innerText()).toContain("Handbook");
});

test.each(["/faq/", "/support/", "/search/", "/no/such/page/", "/gateway/no-such-page/"])(
  "on %s, which belongs to no product, its label is the documentation, and Meta+Slash opens it",
  async (path) => {
    const { page } = await open(path, { baseUrl: inject("siteUrl") });
    expect((await button(page).innerText()).toLowerCase()).toContain("docs");
    // The search page moves focus to its field.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("Meta+Slash");
    await expect.poll(() => isOpen(page)).toBe("true");
  },
);

test.each(["/", "/changelog/", "/changelog/Gateway-3.8.1/"])(
  "on %s a plain link to the home page replaces it, and Meta+Slash does nothing",
  async (path) => {
    const { page } = await open(path, { baseUrl: inject("siteUrl") });
    expect(await button(page).count()).toBe(0);
    const link = page.getByRole("banner").getByRole("link", { name: "docs", exact: true });
    expect(await link.getAttribute("href")).toBe("/");
    await page.keyboard.press("Meta+Slash");
    expect(await page.locator('header ul[data-open="true"]').count()).toBe(0);
  },
);

test("it lists the products with 48 by 48 icons, descriptions and a badge on upcoming ones", async () => {
  const { page } = await open("/manual/markdown/");
  await button(page).click();
  const entry = list(page);
  await expect.poll(() => entry.isVisible()).toBe(true);
  expect((await entry.innerText()).toLowerCase().replace(/\s+/g, " ")).toBe("file glossary soon words.");
  const icon = await entry.locator("svg").boundingBox();
  expect([icon?.width, icon?.height]).toEqual([48, 48]);
  const listed = page.locator("header ul[data-open='true']");
  expect(await listed.evaluate((element) => getComputedStyle(element).maxWidth)).toBe("600px");
});

test("it fades within 200 ms", async () => {
  const { page } = await open("/manual/markdown/");
  const duration = await page
    .locator("header ul[data-open]")
    .first()
    .evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(duration.split(", ").every((part) => part === "0.2s")).toBe(true);
});

test("Meta+Slash and Enter toggle it, and Escape closes it and returns focus", async () => {
  const { page } = await open("/manual/markdown/");
  await page.keyboard.press("Meta+Slash");
  expect(await isOpen(page)).toBe("true");
  expect(await isFocused(page)).toBe(true);
  await page.keyboard.press("Meta+Slash");
  expect(await isOpen(page)).toBe("false");
  await page.keyboard.press("Enter");
  expect(await isOpen(page)).toBe("true");
  await page.keyboard.press("Tab");
  expect(await isFocused(page)).toBe(false);
  await page.keyboard.press("Escape");
  expect(await isOpen(page)).toBe("false");
  expect(await isFocused(page)).toBe(true);
});

test("Meta+Slash does nothing while the reader types or a dialog covers the page", async () => {
  const { page } = await open("/manual/interceptors/limit-policy/");
  const field = page.getByRole("main").getByRole("searchbox").first();
  await field.fill("a");
  await page.keyboard.press("Meta+Slash");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await isOpen(page)).toBe("false");

  await page.goto("/manual/images/");
  await hydrated(page);
  await page.getByRole("button", { name: "Enlarge image" }).first().click();
  await page.keyboard.press("Meta+Slash");
  expect(await isOpen(page)).toBe("false");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Meta+Slash");
  expect(await isOpen(page)).toBe("true");
  await page.keyboard.press("Meta+Slash");

  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" });
  await search.waitFor();
  await search.evaluate((element) => element.focus());
  await page.keyboard.press("Meta+Slash");
  expect(await search.isVisible()).toBe(true);
  expect(await isOpen(page)).toBe("false");
});

test("the down arrow opens it with its first entry focused, as in any drop-down", async () => {
  const { page } = await open("/manual/markdown/");
  await button(page).focus();
  await page.keyboard.press("ArrowDown");
  const focused = page.locator(":focus");
  await expect.poll(() => focused.getAttribute("href")).toBe("/");
  expect(await isOpen(page)).toBe("true");
});

test("the arrow keys move between its products", async () => {
  const { page } = await open("/manual/markdown/");
  await button(page).click();
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
  expect(await focused()).toBe("/");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("/manual/");
  await page.keyboard.press("End");
  expect(await focused()).toBe("/handbook/glossary-of-files/");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("/");
});

test.each(["mousedown", "touchstart", "focusin"])("%s outside closes it", async (type) => {
  const { page } = await open("/manual/markdown/");
  await button(page).click();
  expect(await isOpen(page)).toBe("true");
  await page.locator("h1").dispatchEvent(type);
  await expect.poll(() => isOpen(page)).toBe("false");
});

test("choosing a product opens its page and closes the list", { tags: ["interaction"] }, async () => {
  const { page } = await open("/manual/markdown/");
  await button(page).click();
  await list(page).click();
  await page.waitForURL("**/handbook/glossary-of-files/");
  expect(await isOpen(page)).toBe("false");
});

test("the site's landing pages link to each other in the navbar", async () => {
  const { page } = await open("/", { baseUrl: inject("siteUrl") });
  const labels = () => page.getByRole("banner").getByRole("navigation").getByRole("listitem").allInnerTexts();
  expect(await labels()).toEqual(["Platform", "Gateway"]);
  await page.goto("/platform/");
  expect((await labels()).slice(0, 2)).toEqual(["Home", "Gateway"]);
  await page.goto("/gateway/");
  expect((await labels()).slice(0, 2)).toEqual(["Platform", "Gateway"]);
});

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { open } from "../page-objects/open";

const menu = (page: Page): Locator => page.getByRole("dialog", { name: "Menu" });

async function openMenu(path: string, width = 390): Promise<Page> {
  const { page } = await open(path, { width });
  await new DocPage(page).menuButton.click();
  await menu(page).waitFor();
  return page;
}

test.each([996, 390])("at %i px the menu opens on the pages of the current section", async (width) => {
  const page = await openMenu("/manual/markdown/", width);
  const tree = menu(page).getByRole("navigation", { name: "Manual" });
  expect(await tree.locator('a[aria-current="page"]').allInnerTexts()).toEqual(["Markdown"]);
  expect(await tree.getByRole("link", { name: "Code" }).isVisible()).toBe(true);
});

test(
  "a button leads back to the main menu, where the list with the current page is open",
  { tags: ["interaction"] },
  async () => {
    const page = await openMenu("/manual/code/");
    expect(await menu(page).getByRole("navigation", { name: "Main" }).count()).toBe(0);
    await menu(page).getByRole("button", { name: "← Back to main menu" }).click();
    const main = menu(page).getByRole("navigation", { name: "Main" });
    expect(await main.getByRole("link", { name: "Handbook" }).first().isVisible()).toBe(true);
    expect(await main.getByRole("link", { name: "Code" }).getAttribute("aria-current")).toBe("page");
    expect(await main.getByRole("link", { name: "Code" }).isVisible()).toBe(true);
  },
);

test("on a page outside of any section, the menu has only the main links", async () => {
  const page = await openMenu("/");
  expect(await menu(page).getByRole("navigation").count()).toBe(1);
});

test("the button exposes whether the menu is open", { tags: ["interaction"] }, async () => {
  const { page } = await open("/manual/markdown/", { width: 390 });
  const { menuButton } = new DocPage(page);
  expect(await menuButton.getAttribute("aria-expanded")).toBe("false");
  const id = await menuButton.getAttribute("aria-controls");
  expect(
    await menu(page)
      .or(page.locator(`dialog[id="${id ?? ""}"]`))
      .count(),
  ).toBe(1);
  await menuButton.click();
  const behind = page.locator('header button[aria-haspopup="dialog"][aria-controls]').first();
  expect(await behind.getAttribute("aria-expanded")).toBe("true");
  await menu(page).getByRole("button", { name: "Close menu" }).click();
  await expect.poll(() => behind.getAttribute("aria-expanded")).toBe("false");
  expect(await menu(page).isVisible()).toBe(false);
});

test("focus stays in the open menu, forward and backward", async () => {
  const page = await openMenu("/manual/markdown/");
  const isInside = (): Promise<boolean> =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused === null || focused === document.body || focused.closest("dialog[open]") !== null;
    });
  const seen = new Set<string>();
  for (const key of [...Array<string>(25).fill("Tab"), ...Array<string>(30).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    expect(await isInside()).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(seen.size).toBeGreaterThan(10);
});

test("Escape closes the menu and focus returns to its button", async () => {
  const page = await openMenu("/manual/markdown/");
  await page.keyboard.press("Escape");
  expect(await menu(page).isVisible()).toBe(false);
  const { menuButton } = new DocPage(page);
  expect(await menuButton.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a click outside the menu closes it", async () => {
  const page = await openMenu("/manual/markdown/", 996);
  await page.mouse.click(50, 400);
  await expect.poll(() => menu(page).isVisible()).toBe(false);
});

test("the menu closes when the window becomes as wide as a desktop", async () => {
  const page = await openMenu("/manual/markdown/", 996);
  await page.setViewportSize({ width: 997, height: 900 });
  await expect.poll(() => menu(page).isVisible()).toBe(false);
  expect(await new DocPage(page).sidebar.isVisible()).toBe(true);
});

test("the page behind the open menu doesn't scroll until the menu is closed", async () => {
  const page = await openMenu("/manual/long/");
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  await page.mouse.move(15, 500);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  expect(await scrolled()).toBe(0);
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test("a link in the menu leads to its page and closes the menu", async () => {
  const page = await openMenu("/manual/markdown/");
  await menu(page).getByRole("link", { name: "Code" }).click();
  await page.getByRole("heading", { level: 1, name: "Code" }).waitFor();
  await expect.poll(() => menu(page).isVisible()).toBe(false);
});

test("a link to the current page also closes the menu", async () => {
  const page = await openMenu("/manual/markdown/");
  await menu(page).getByRole("link", { name: "Markdown", exact: true }).click();
  await expect.poll(() => menu(page).isVisible()).toBe(false);
});

test("categories open inside the menu", async () => {
  const page = await openMenu("/manual/markdown/");
  await menu(page).getByRole("button", { name: "Recipes: show pages", exact: true }).click();
  await menu(page).getByRole("link", { name: "Zebra first" }).waitFor();
});

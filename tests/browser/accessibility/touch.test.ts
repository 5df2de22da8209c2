import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, open } from "../page-objects/open";

async function touch(path: string, width: number): Promise<Page> {
  const { page } = await open(path, { width, hasTouch: true });
  return page;
}

test("taps open the menu, its categories and its main part, and tapping a link closes it", async () => {
  const page = await touch("/manual/markdown/", 390);
  await new DocPage(page).menuButton.tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const category = menu.getByRole("button", { name: "Recipes: show pages", exact: true });
  await category.tap();
  await expect.poll(() => category.getAttribute("aria-expanded")).toBe("true");
  await menu.getByRole("button", { name: "← Back to main menu" }).tap();
  await menu.getByRole("link", { name: "Handbook", exact: true }).first().tap();
  await expect.poll(() => addressOf(page)).toBe("/handbook/");
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test("a tap opens a drop-down, and another tap on it or elsewhere closes it", async () => {
  const page = await touch("/manual/markdown/", 1440);
  const button = page.getByRole("banner").getByRole("button", { name: "More", exact: true });
  const isOpen = () => button.getAttribute("aria-expanded");
  await button.tap();
  expect(await isOpen()).toBe("true");
  await button.tap();
  expect(await isOpen()).toBe("false");
  await button.tap();
  await page.getByRole("heading", { level: 1 }).tap();
  await expect.poll(isOpen).toBe("false");
  await button.tap();
  await page.getByRole("banner").getByRole("link", { name: "Code", exact: true }).tap();
  await expect.poll(() => addressOf(page)).toBe("/manual/code/");
});

test("a tap opens the product switcher, and another tap chooses a product", async () => {
  const page = await touch("/manual/markdown/", 996);
  const button = page.getByRole("banner").getByRole("button", { name: /switch product/ });
  await button.tap();
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await page.locator('header ul[data-open="true"] a[href="/handbook/glossary-of-files/"]').tap();
  await expect.poll(() => addressOf(page)).toBe("/handbook/glossary-of-files/");
  expect(await button.getAttribute("aria-expanded")).toBe("false");
});

test("a tap opens search, ready for typing, and another tap closes it", async () => {
  const page = await touch("/manual/markdown/", 390);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /search docs/i })
    .first()
    .tap();
  const dialog = page.getByRole("dialog", { name: "Search" });
  const box = dialog.getByRole("combobox", { name: "Search" });
  await box.waitFor();
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await dialog.getByRole("button", { name: "Close" }).first().tap();
  await dialog.waitFor({ state: "detached" });
});

test("a tap selects a tab", async () => {
  const page = await touch("/manual/tabs/", 390);
  const tabs = page.getByRole("tablist", { name: "First choice of system" });
  await tabs.getByRole("tab", { name: "macOS" }).tap();
  expect(await tabs.getByRole("tab", { selected: true }).innerText()).toBe("macOS");
  expect(await page.getByText("Install on macOS.").isVisible()).toBe(true);
});

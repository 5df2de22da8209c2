import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf, open } from "../page-objects/open";

const glossary = "/handbook/glossary-of-files/";
const button = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Products", exact: true });
const openList = (page: Page) => page.locator('header ul[data-open="true"]');

test("the navbar lists the products with 48 by 48 icons, descriptions and a badge on upcoming ones", async () => {
  const { page } = await open("/manual/markdown/");
  await button(page).click();
  const entries = openList(page).getByRole("link");
  await expect.poll(() => entries.last().isVisible()).toBe(true);
  const texts = (await entries.allInnerTexts()).map((text) => text.toLowerCase().replace(/\s+/g, " "));
  expect(texts).toEqual(["manual every component.", "file glossary soon words."]);
  for (const icon of await entries.locator("svg").all())
    expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 });
  expect(await openList(page).evaluate((element) => getComputedStyle(element).maxWidth)).toBe("600px");
});

test("choosing a product opens its page and closes the list, even if the page is already open", async () => {
  const { page } = await open("/manual/markdown/");
  for (let time = 0; time < 2; time += 1) {
    await button(page).click();
    await openList(page).locator(`a[href="${glossary}"]`).click();
    await expect.poll(() => addressOf(page)).toBe(glossary);
    await expect.poll(() => openList(page).count()).toBe(0);
  }
});

test("on the pages of a product, the button and the product's entry are marked", async () => {
  const { page } = await open("/manual/markdown/");
  const colour = () => button(page).evaluate((element) => getComputedStyle(element).color);
  const inside = await colour();
  await button(page).click();
  expect(await openList(page).locator("a[aria-current]").getAttribute("href")).toBe("/manual/");
  await page.goto("/handbook/");
  expect(await colour()).not.toBe(inside);
});

test("the home page, which has its own links, has no product list", async () => {
  const { page } = await open("/");
  expect(await button(page).count()).toBe(0);
});

test("the mobile menu has the same entries, and the list is open on pages of a product", async () => {
  const { page } = await open("/manual/markdown/", { width: 390 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Back to main menu" }).click();
  const entry = menu.locator(`a[href="${glossary}"]`);
  expect(await entry.isVisible()).toBe(true);
  expect(await entry.locator("svg").boundingBox()).toMatchObject({ width: 48, height: 48 });
  await entry.click();
  await expect.poll(() => addressOf(page)).toBe(glossary);
});

test("on other pages, the list in the menu is collapsed until it is opened", async () => {
  const { page } = await open("/search/", { width: 390 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const entry = menu.locator(`a[href="${glossary}"]`);
  expect(await entry.isVisible()).toBe(false);
  await menu.locator("summary", { hasText: "Products" }).click();
  expect(await entry.isVisible()).toBe(true);
});

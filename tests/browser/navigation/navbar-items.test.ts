import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { addressOf, open } from "../page-objects/open";

const baseUrl = inject("versionsUrl");
const bar = (page: Page) => page.getByRole("banner");
const link = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true });

test("an item can refer to a page by ID: it has the page's label or its own, and is marked as current there", async () => {
  const { page } = await open("/handbook/", { baseUrl });
  expect(await link(page, "Topics").getAttribute("href")).toBe("/manual/topics/");
  await link(page, "Drill").click();
  await expect.poll(() => addressOf(page)).toBe("/handbook/drills/broker-loss/");
  await expect.poll(() => link(page, "Drill").getAttribute("aria-current")).toBe("page");
});

test("a sidebar item leads to the sidebar's first page and is current on all its pages, in every version", async () => {
  const { page } = await open("/handbook/", { baseUrl });
  expect(await link(page, "Manual").getAttribute("href")).toBe("/manual/");
  expect(await link(page, "Manual").getAttribute("aria-current")).toBeNull();
  await page.goto("/manual/1.0/old/");
  expect(await link(page, "Manual").getAttribute("aria-current")).toBe("true");
});

test("a version item shows the version's name and leads to its main page", async () => {
  const { page } = await open("/manual/next/streams/", { baseUrl });
  expect(await link(page, "Next").first().getAttribute("href")).toBe("/manual/next/");
});

test("an item can be a custom component of the site", async () => {
  const { page } = await open("/ar/handbook/", { baseUrl });
  const clock = bar(page).locator("[data-path]");
  expect(await clock.innerText()).toBe("ساعة at noon");
  expect(await clock.getAttribute("data-path")).toBe("/handbook/");
});

test("an item can contain markup", async () => {
  const { page } = await open("/manual/markdown/");
  const item = bar(page).getByRole("listitem").filter({ hasText: "v1 & more" });
  expect(await item.locator("strong").innerText()).toBe("v1");
});

test("an item that crashes is replaced with its name, and the rest of the page still works", async () => {
  const { page } = await open("/handbook/", { baseUrl });
  await bar(page).getByRole("button", { name: "Faulty" }).click();
  await expect.poll(() => bar(page).getByText("Faulty: this item couldn’t be shown").count()).toBe(1);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Handbook");
  await link(page, "Drill").click();
  await page.getByRole("heading", { level: 1, name: "Lose a broker" }).waitFor();
});

test("the mobile menu has all items, with its drop-downs collapsed", async () => {
  const { page } = await open("/notes/", { baseUrl, width: 390 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Back to main menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  expect(await menu.getByRole("link", { name: "Topics", exact: true }).getAttribute("href")).toBe(
    "/manual/topics/",
  );
  expect(await menu.getByText("Clock at noon").isVisible()).toBe(true);
  const versions = menu.locator("summary", { hasText: "2.0" });
  expect(await menu.getByRole("link", { name: "1.0", exact: true }).isVisible()).toBe(false);
  await versions.click();
  await menu.getByRole("link", { name: "1.0", exact: true }).click();
  await expect.poll(() => addressOf(page)).toBe("/manual/1.0/topics/");
});

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { violationsOf } from "../../harness/accessibility";
import { crashAroundPage } from "../page-objects/crash-around-page";
import { open, openBlank } from "../page-objects/open";

const versions = inject("versionsUrl");

/** Opens something on a page and returns what axe finds there. */
async function violationsWith(
  show: (page: Page) => Promise<void>,
  path: string,
  baseUrl = inject("basicUrl"),
  within?: string,
): Promise<string[]> {
  const { page } = await open(path, { baseUrl, reducedMotion: true });
  await show(page);
  return violationsOf(page, within);
}

/** Opens a list of links in the navbar. */
const openList = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  await page.locator('header ul[data-open="true"] a').last().waitFor();
};

test.each([
  ["product switcher", /switch product/, "/manual/markdown/", inject("basicUrl")],
  ["product switcher of a page of no product", /switch product/, "/search/", inject("basicUrl")],
  ["drop-down of links", "More", "/manual/markdown/", inject("basicUrl")],
  ["list of products", "Products", "/manual/markdown/", inject("basicUrl")],
  ["drop-down of versions", "2.0", "/manual/topics/", versions],
  ["drop-down of languages", /Languages/, "/manual/topics/", versions],
  ["drop-down of languages, from right to left,", /اللغات/, "/ar/manual/topics/", versions],
])("the open %s has no accessibility violations", async (_name, button, path, baseUrl) => {
  // A list covers part of the page. Links that it half covers count as too small to press.
  expect(await violationsWith(openList(button), path, baseUrl, "header")).toEqual([]);
});

test("the definition of a term has no accessibility violations", async () => {
  const showDefinition = async (page: Page) => {
    await page.getByRole("main").getByRole("button", { name: "interceptor" }).focus();
    await page.getByText("A piece of logic that a proxy runs").waitFor();
  };
  expect(await violationsWith(showDefinition, "/manual/components/")).toEqual([]);
});

test("a crashed page has no accessibility violations", async () => {
  const crash = async (page: Page) => {
    await page.getByRole("main").getByRole("button", { name: "Fail" }).click();
    await page.getByRole("heading", { name: "This page crashed." }).waitFor();
  };
  expect(await violationsWith(crash, "/crash/", versions)).toEqual([]);
});

test("the message about a crash outside the page content has no accessibility violations", async () => {
  const { page } = await openBlank({ reducedMotion: true });
  await crashAroundPage(page);
  await page.getByRole("heading", { name: "This page crashed." }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test("the banner about a wrong base URL has no accessibility violations", async () => {
  const { page } = await openBlank({ reducedMotion: true });
  await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/manual/markdown/");
  await page.getByRole("alert").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test("a component that can't be loaded has no accessibility violations and shows Retry", async () => {
  const fail = async (page: Page) => {
    await page.route(/\/search-modal-[0-9a-f]+\.js$/, (route) => route.abort());
    await page.keyboard.press("/");
    await page.getByRole("dialog", { name: "Search" }).getByRole("button", { name: "Retry" }).waitFor();
  };
  expect(await violationsWith(fail, "/manual/markdown/")).toEqual([]);
});

test.each([
  ["the product switcher", /switch product/, "/manual/markdown/"],
  ["the product switcher of a page of no product", /switch product/, "/search/"],
])("at 390 px the open list of %s has no accessibility violations", async (_name, button, path) => {
  const { page } = await open(path, { width: 390, reducedMotion: true });
  await openList(button)(page);
  expect(await violationsOf(page, "header")).toEqual([]);
});

test("the main part of the open menu has no accessibility violations when its lists are expanded", async () => {
  const { page } = await open("/manual/components/", { width: 390, reducedMotion: true });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Back to main menu" }).click();
  for (const closed of await menu.locator("details:not([open]) > summary").all()) await closed.click();
  expect(await violationsOf(page)).toEqual([]);
});

test("the menu's lists of versions and languages have no accessibility violations", async () => {
  const { page } = await open("/manual/topics/", { baseUrl: versions, width: 390, reducedMotion: true });
  await page
    .getByRole("region", { name: "Cookie settings" })
    .getByRole("button", { name: "Necessary only" })
    .click();
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Back to main menu" }).click();
  for (const list of ["2.0", "English"]) await menu.locator("summary", { hasText: list }).click();
  expect(await violationsOf(page)).toEqual([]);
});

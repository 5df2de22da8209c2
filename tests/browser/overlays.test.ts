import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { violationsOf } from "../harness/accessibility";
import { open } from "./open";

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

/** Opens a list of links of the bar. */
const openList = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  await page.locator('header ul[data-open="true"] a').last().waitFor();
};

test.each([
  ["product switcher", /switch product/, "/manual/markdown/", inject("basicUrl")],
  ["drop-down of links", "More", "/manual/markdown/", inject("basicUrl")],
  ["drop-down of versions", "2.0", "/manual/topics/", versions],
  ["drop-down of languages", /Languages/, "/manual/topics/", versions],
  ["drop-down of languages, from right to left,", /اللغات/, "/ar/manual/topics/", versions],
])("the open %s has no accessibility violation", async (_name, button, path, baseUrl) => {
  // A list lies over the page, whose links are then too small to press where it covers half of them.
  expect(await violationsWith(openList(button), path, baseUrl, "header")).toEqual([]);
});

test("the definition of a term has no accessibility violation", async () => {
  const showDefinition = async (page: Page) => {
    await page.getByRole("main").getByRole("button", { name: "interceptor" }).focus();
    await page.getByText("A piece of logic that a proxy runs").waitFor();
  };
  expect(await violationsWith(showDefinition, "/manual/components/")).toEqual([]);
});

test("a page that crashed has no accessibility violation", async () => {
  const crash = async (page: Page) => {
    await page.getByRole("main").getByRole("button", { name: "Fail" }).click();
    await page.getByRole("heading", { name: "This page crashed." }).waitFor();
  };
  expect(await violationsWith(crash, "/crash/", versions)).toEqual([]);
});

import type { Page, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { PageOptions } from "../../harness/browser";
import { DocPage } from "../page-objects/doc-page";
import { hydrated, openBlank } from "../page-objects/open";

/** Opens a page whose scripts are held back until they are released. */
async function openWithLateScripts(
  path: string,
  options: Partial<PageOptions> = {},
): Promise<{ page: Page; letThrough: () => Promise<void> }> {
  const { page } = await openBlank({ reducedMotion: true, ...options });
  const held: Route[] = [];
  let areHeld = true;
  await page.route("**/*.js", async (route) => {
    if (areHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#main h1").waitFor();
  return {
    page,
    letThrough: async () => {
      areHeld = false;
      for (const route of held) await route.continue();
      await hydrated(page);
    },
  };
}

test("clicking the menu button on a phone before scripts are loaded opens the menu once they are", async () => {
  const { page, letThrough } = await openWithLateScripts("/manual/tabs/", { width: 390 });
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  expect(await button.getAttribute("aria-busy")).toBe("true");
  await letThrough();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  expect(await button.getAttribute("aria-busy")).toBeNull();
});

test("early clicks on the search button, a tab and a category take effect", async () => {
  const { page, letThrough } = await openWithLateScripts("/manual/tabs/");
  const tab = page
    .getByRole("tablist", { name: "First choice of system" })
    .getByRole("tab", { name: "macOS" });
  await tab.click();
  const category = new DocPage(page).sidebar.locator('button[aria-expanded="false"]').first();
  await category.click();
  await page.getByRole("banner").getByRole("button", { name: "Search docs" }).click();
  await letThrough();
  await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
  await expect
    .poll(() => new DocPage(page).sidebar.locator('button[aria-expanded="true"]').count())
    .toBeGreaterThan(0);
  await page.getByRole("dialog", { name: "Search" }).waitFor();
});

test("a drop-down that was clicked early opens", async () => {
  const { page, letThrough } = await openWithLateScripts("/manual/tabs/");
  const dropdown = page.getByRole("banner").locator("nav button[aria-expanded]").first();
  await dropdown.click();
  await letThrough();
  await expect.poll(() => dropdown.getAttribute("aria-expanded")).toBe("true");
});

test("text typed early into a filter is applied", async () => {
  const { page, letThrough } = await openWithLateScripts("/faq/", {
    baseUrl: inject("versionsUrl"),
  });
  const field = page.getByRole("searchbox").first();
  await field.fill("zzzz");
  await letThrough();
  await expect.poll(() => page.getByText("No matching questions.").first().isVisible()).toBe(true);
});

test("a click during hydration counts once", async () => {
  const { page, letThrough } = await openWithLateScripts("/manual/tabs/");
  await letThrough();
  const category = new DocPage(page).sidebar.locator('button[aria-expanded="false"]').first();
  const handle = await category.elementHandle();
  await handle.click();
  await expect.poll(() => handle.getAttribute("aria-expanded")).toBe("true");
});

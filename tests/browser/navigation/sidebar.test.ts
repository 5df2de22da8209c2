import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, hydrated, open, openBlank } from "../page-objects/open";

/** The labels of the open categories. */
function openCategories(sidebar: Locator): Promise<string[]> {
  return sidebar
    .locator('button[aria-expanded="true"]')
    .evaluateAll((all) => all.map((button) => button.getAttribute("aria-label") ?? button.textContent));
}

test("categories are collapsed except for those that contain the page", async () => {
  const { sidebar } = new DocPage((await open("/manual/wide/")).page);
  expect(await openCategories(sidebar)).toEqual(["Pictures: show pages", "Sizes"]);
  expect(await sidebar.getByRole("link", { name: "Long page" }).isVisible()).toBe(true);
  expect(await sidebar.getByRole("link", { name: "Markdown" }).count()).toBe(0);
});

test("on a page outside of all categories, all categories are collapsed", async () => {
  const { sidebar } = new DocPage((await open("/manual/")).page);
  expect(await openCategories(sidebar)).toEqual([]);
});

test("opening a category closes its siblings", { tags: ["interaction"] }, async () => {
  const { sidebar } = new DocPage((await open("/manual/markdown/")).page);
  expect(await openCategories(sidebar)).toEqual(["Writing"]);
  await sidebar.getByRole("button", { name: "Recipes: show pages", exact: true }).click();
  await expect.poll(() => openCategories(sidebar)).toEqual(["Recipes: show pages"]);
  await sidebar.getByRole("button", { name: "Stream recipes: show pages" }).click();
  await expect
    .poll(() => openCategories(sidebar))
    .toEqual(["Recipes: show pages", "Stream recipes: show pages"]);
});

test("the button of an open category refers to the list it opened", async () => {
  const { sidebar } = new DocPage((await open("/manual/markdown/")).page);
  const button = sidebar.getByRole("button", { name: "Writing" });
  const id = await button.getAttribute("aria-controls");
  const list = sidebar.locator(`ul[id="${id ?? ""}"]`);
  expect(await list.getByRole("link", { name: "Markdown", exact: true }).count()).toBe(1);
  await button.click();
  await expect.poll(() => list.count()).toBe(0);
  expect(await button.getAttribute("aria-controls")).toBeNull();
});

test("an open category can be closed again", async () => {
  const { sidebar } = new DocPage((await open("/manual/markdown/")).page);
  await sidebar.getByRole("button", { name: "Writing" }).click();
  await expect.poll(() => openCategories(sidebar)).toEqual([]);
  await sidebar.getByRole("button", { name: "Writing" }).click();
  await expect.poll(() => openCategories(sidebar)).toEqual(["Writing"]);
});

test("closing an inner category leaves the outer one open", async () => {
  const { sidebar } = new DocPage((await open("/manual/wide/")).page);
  await sidebar.getByRole("button", { name: "Sizes" }).click();
  await expect.poll(() => openCategories(sidebar)).toEqual(["Pictures: show pages"]);
});

test("the open categories and the current page change after a client-side navigation", async () => {
  const { page } = await open("/manual/markdown/");
  const doc = new DocPage(page);
  const current = doc.sidebar.locator('a[aria-current="page"]');
  expect(await current.allInnerTexts()).toEqual(["Markdown"]);
  await doc.sidebar.getByRole("link", { name: "Ops / Failover" }).click();
  await page.getByRole("heading", { level: 1, name: "Operations" }).waitFor();
  await expect.poll(() => current.allInnerTexts()).toEqual(["Ops / Failover"]);
  expect(await openCategories(doc.sidebar)).toEqual(["Ops / Failover: show pages"]);
  await doc.sidebar.getByRole("link", { name: "The runbook" }).click();
  await page.getByRole("heading", { level: 1, name: "Runbook" }).waitFor();
  await expect.poll(() => current.allInnerTexts()).toEqual(["The runbook"]);
});

test.each(["/manual/", "/manual/components/", "/manual/category/pictures/", "/manual/ops/", "/handbook/"])(
  "%s has exactly one current entry in the sidebar",
  async (path) => {
    const { page } = await open(path);
    const { sidebar } = new DocPage(page, path.startsWith("/handbook/") ? "Handbook" : "Manual");
    const current = sidebar.locator("a[aria-current]");
    expect(await current.count()).toBe(1);
    expect(await current.getAttribute("aria-current")).toBe("page");
    expect(await current.getAttribute("href")).toBe(path);
  },
);

test("hidden pages aren't listed in any sidebar, but still show one", async () => {
  const { page } = await open("/manual/hidden/");
  const doc = new DocPage(page);
  expect(await doc.title.innerText()).toBe("Hidden page");
  expect(await doc.sidebar.getByText("Hidden page").count()).toBe(0);
  expect(await doc.pager.count()).toBe(0);
});

test("a link to another site opens a new tab and is labeled accordingly", async () => {
  const { sidebar } = new DocPage((await open("/manual/")).page);
  const link = sidebar.getByRole("link", { name: "Status page (opens in a new tab)" });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toContain("noopener");
});

test("the navbar marks the section that contains the page", async () => {
  const { page } = await open("/manual/markdown/");
  const { mainLinks } = new DocPage(page);
  expect(await mainLinks.locator("a[aria-current]:visible").allInnerTexts()).toEqual(["Manual"]);
  await mainLinks.getByRole("link", { name: "Handbook" }).click();
  await page.getByRole("heading", { level: 1, name: "Handbook" }).waitFor();
  expect(addressOf(page)).toBe("/handbook/");
  expect(await mainLinks.locator("a[aria-current]:visible").allInnerTexts()).toEqual(["Handbook"]);
});

test("a category stays closed if its pages can't be loaded, and opens once they can", async () => {
  const { page, errors } = await open("/manual/markdown/");
  const { sidebar } = new DocPage(page);
  const list = "**/navigation/manual-*.json";
  await page.route(list, (route) => route.abort());
  const recipes = sidebar.getByRole("button", { name: "Recipes: show pages", exact: true });
  await recipes.click();
  await page.waitForLoadState("networkidle");
  expect(await recipes.getAttribute("aria-expanded")).toBe("false");
  await page.unroute(list);
  await recipes.click();
  await sidebar.getByRole("link", { name: "Zebra first" }).waitFor();
  expect(errors.filter((error) => !error.startsWith("Failed to load resource"))).toEqual([]);
});

const scrollTop = (sidebar: Locator) => sidebar.evaluate((element) => element.scrollTop);

/** Opens a window so low that the sidebar has to scroll, with its longest category open. */
async function openLow(path: string): Promise<{ page: Page; sidebar: Locator }> {
  const { page } = await openBlank();
  await page.setViewportSize({ width: 1440, height: 320 });
  await page.goto(path);
  await hydrated(page);
  return { page, sidebar: new DocPage(page).sidebar };
}

test("on the first visit, the current page's entry is in view", async () => {
  const { page, sidebar } = await openLow("/manual/reference-clusters/");
  const line = await sidebar.locator("[aria-current='page']").boundingBox();
  expect(await scrollTop(sidebar)).toBeGreaterThan(0);
  expect(line!.y).toBeGreaterThan(0);
  expect(line!.y + line!.height).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the sidebar keeps its scroll position across pages and after a reload", async () => {
  const { page, sidebar } = await openLow("/manual/markdown/");
  await sidebar.evaluate((element) => {
    element.scrollTop = 60;
  });
  await sidebar.getByRole("link", { name: "Code", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Code" }).waitFor();
  expect(await scrollTop(sidebar)).toBe(60);
  // Scrolled to the top, the page's entry is out of view, which is the reader's choice.
  await sidebar.evaluate((element) => {
    element.scrollTop = 0;
  });
  await page.reload();
  await hydrated(page);
  expect(await scrollTop(sidebar)).toBe(0);
  await sidebar.evaluate((element) => {
    element.scrollTop = 75;
  });
  await page.reload();
  await hydrated(page);
  expect(await scrollTop(sidebar)).toBe(75);
});

test("opening another page scrolls its entry into view, wherever the sidebar was scrolled to", async () => {
  const { page, sidebar } = await openLow("/manual/reference-clusters/");
  expect(await scrollTop(sidebar)).toBeGreaterThan(0);
  await page.goto("/manual/");
  await hydrated(page);
  expect((await sidebar.locator("[aria-current='page']").boundingBox())!.y).toBeGreaterThan(0);
});

test("the sidebar of the platform links to the guides", async () => {
  const { sidebar } = new DocPage(
    (await open("/platform/", { baseUrl: inject("siteUrl") })).page,
    "Platform",
  );
  await sidebar.getByRole("button", { name: "Guides" }).click();
  await sidebar.getByRole("link", { name: "All guides" }).click();
  await sidebar.page().waitForURL("**/guides/");
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, hydrated, open, settled } from "../page-objects/open";

interface MarkedWindow extends Window {
  isSameDocument?: boolean;
}

async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as MarkedWindow).isSameDocument = true;
  });
  return () => page.evaluate(() => (window as MarkedWindow).isSameDocument === true);
}

test.each([
  ["the sidebar", (doc: DocPage) => doc.sidebar.getByRole("link", { name: "Code" }), "Code"],
  ["the pager", (doc: DocPage) => doc.pager.getByRole("link", { name: "Next" }), "Code"],
  ["the breadcrumbs", (doc: DocPage) => doc.breadcrumbs.getByRole("link", { name: "Manual" }), "Manual"],
  ["the bar", (doc: DocPage) => doc.mainLinks.getByRole("link", { name: "Handbook" }), "Handbook"],
] as const)("a link in %s changes the page without a full page load", async (_place, link, title) => {
  const { page } = await open("/manual/markdown/");
  const doc = new DocPage(page);
  const isSameDocument = await mark(page);
  await link(doc).click();
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} · Fixture docs`);
  expect(await isSameDocument()).toBe(true);
});

test.each([
  ["Relative, without extension", "/manual/markdown/"],
  ["A folder", "/manual/ops/"],
  ["Absolute, without a slash at its end", "/manual/code/"],
  ["Query and anchor", "/manual/tabs/?from=index#operating-system"],
  ["By reference", "/manual/images/"],
  ["A listing", "/manual/category/pictures/"],
])('the link "%s" in the content leads to %s without a full page load', async (name, address) => {
  const { page } = await open("/manual/");
  const isSameDocument = await mark(page);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect.poll(() => addressOf(page)).toBe(address);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).not.toBe("Manual");
  expect(await isSameDocument()).toBe(true);
});

test("a new page starts at the top, and Back restores the previous scroll position", async () => {
  const { page } = await open("/manual/long/", { reducedMotion: true });
  await page.locator("#section-40").scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1000);
  await new DocPage(page).sidebar.getByRole("link", { name: "Wide things" }).click();
  await page.getByRole("heading", { level: 1, name: "Wide things" }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Long page" }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test("a full load of a page visited before starts at the top, while Reload and Back keep the position", async () => {
  const { page } = await open("/manual/long/", { reducedMotion: true });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const load = async (navigate: () => Promise<unknown>) => {
    await navigate();
    await hydrated(page);
  };
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(scrolled).toBe(2000);
  await settled(page);
  await load(() => page.reload());
  expect(await scrolled()).toBe(2000);
  await load(() => page.goto("/handbook/"));
  await load(() => page.goto("/manual/long/"));
  expect(await scrolled()).toBe(0);
  await new DocPage(page).sidebar.getByRole("link", { name: "Wide things" }).click();
  await page.getByRole("heading", { level: 1, name: "Wide things" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Long page" }).waitFor();
  await settled(page);
  expect(await scrolled()).toBe(0);
  await load(() => page.goBack());
  await load(() => page.goBack());
  expect(await scrolled()).toBe(2000);
});

test("Reload keeps the reader's position even if the address has a hash", async () => {
  const { page } = await open("/manual/long/#section-20", { reducedMotion: true });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(scrolled).toBe(200);
  await settled(page);
  await page.reload();
  await hydrated(page);
  expect(await scrolled()).toBe(200);
});

test("a new page is announced to screen readers", async () => {
  const { page } = await open("/manual/markdown/");
  await new DocPage(page).sidebar.getByRole("link", { name: "Code" }).click();
  await expect.poll(() => page.locator("#gatsby-announcer").textContent()).toContain("Code");
});

test("the first Tab reaches the skip link", async () => {
  const { page } = await open("/manual/markdown/");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  expect((await skip.boundingBox())?.x).toBeLessThan(0);
  await page.keyboard.press("Tab");
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the skip link comes first again after a client-side navigation", async () => {
  const { page } = await open("/manual/markdown/");
  await new DocPage(page).sidebar.getByRole("link", { name: "Code" }).click();
  await page.getByRole("heading", { level: 1, name: "Code" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to main content");
});

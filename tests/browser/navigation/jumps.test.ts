import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { hydrated, open, openBlank, settled } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";

const path = "/manual/long/";

/** Records every position that the page is scrolled to, from its start on. */
async function recordPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const note = () => {
      const at = Math.round(window.scrollY);
      if (at !== positions.at(-1)) positions.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

/** Waits until a heading is at the top of the window. */
async function reached(page: Page, id: string): Promise<void> {
  await page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 150;
  }, id);
}

test("a page that is opened at a hash is there at once", async () => {
  const { page } = await openBlank();
  const positions = await recordPositions(page);
  await page.goto(`${path}#section-40`);
  await hydrated(page);
  await reached(page, "section-40");
  const between = (await positions()).filter((at) => at > 0 && at < page.viewportSize()!.height * 2);
  expect(between).toEqual([]);
});

test("an entry far down the table of contents is jumped to without scrolling through the page", async () => {
  const { page } = await openBlank();
  const positions = await recordPositions(page);
  await page.goto(path);
  await hydrated(page);
  await new DocPage(page).contents.getByRole("link", { name: "Section 40", exact: true }).click();
  await reached(page, "section-40");
  expect((await positions()).filter((at) => at > 0).length).toBe(1);
});

test("a search hit on the same page is jumped to without scrolling through the page", async () => {
  const { page } = await openBlank();
  const positions = await recordPositions(page);
  await page.goto(path);
  await hydrated(page);
  const modal = new SearchModal(page);
  await modal.search("create last");
  const hit = modal.options.filter({ has: page.locator(`[data-hit^="${path}#"]`) }).first();
  const address = await hit.locator("[data-hit]").getAttribute("data-hit");
  await hit.click();
  await modal.dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await settled(page);
  expect(new URL(page.url()).hash).toBe(`#${address?.split("#")[1] ?? ""}`);
  expect((await positions()).filter((at) => at > 0).length).toBe(1);
});

test("a link from another page jumps to its heading at once", async () => {
  const { page } = await openBlank();
  const positions = await recordPositions(page);
  await page.goto("/manual/markdown/");
  await hydrated(page);
  await page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, `${path}#section-40`);
  await reached(page, "section-40");
  expect((await positions()).filter((at) => at > 0).length).toBe(1);
});

test("a short way within a page is scrolled smoothly", async () => {
  const { page } = await openBlank();
  const positions = await recordPositions(page);
  await page.goto(path);
  await hydrated(page);
  const link = new DocPage(page).contents.getByRole("link", { name: "Section 4", exact: true });
  await link.hover();
  await page.waitForLoadState("networkidle");
  await link.click();
  await reached(page, "section-4");
  expect((await positions()).length).toBeGreaterThan(3);
});

test("no focus frame is shown after a jump without the keyboard", async () => {
  const { page } = await open(`${path}#section-20`);
  const framed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("#main :focus")]
        .filter((element) => getComputedStyle(element).boxShadow !== "none")
        .map((element) => element.id || element.tagName),
    );
  expect(await framed()).toEqual([]);
  await new DocPage(page).contents.getByRole("link", { name: "Section 21", exact: true }).click();
  expect(await framed()).toEqual([]);
  const modal = new SearchModal(page);
  await modal.button.click();
  await modal.box.fill("section 40");
  await modal.options.first().click();
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await framed()).toEqual([]);
});

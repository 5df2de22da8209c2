import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, openBlank } from "../page-objects/open";

const photo = (page: Page): Locator =>
  page.getByRole("button").filter({ has: page.getByAltText("Lag of twelve") });
const dialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Lag of twelve partitions as bars" });

function isLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}

test.each(["Lag of twelve partitions as bars", "Three partitions", "A rebalance", "inline", "Lag again"])(
  'the image "%s" loads',
  async (alt) => {
    const { page } = await open("/manual/images/");
    const image = page.getByRole("img", { name: alt, exact: true }).first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(image)).toBe(true);
  },
);

test("a photo has several sizes and a WebP version, and drawings and animations stay unchanged", async () => {
  const { page } = await open("/manual/images/");
  const picture = page.locator("picture", { has: page.getByAltText("Lag of twelve") });
  expect(await picture.locator('source[type="image/webp"]').getAttribute("srcset")).toMatch(/\.webp \d+w,/);
  expect(await page.getByAltText("Three partitions").getAttribute("src")).toMatch(/\.svg$/);
  expect(await page.getByAltText("A rebalance").getAttribute("src")).toMatch(/\.gif$/);
});

test("img-html-04: an image has the width that the author sets, and keeps its proportions", async () => {
  const { page } = await open("/manual/images/");
  const image = page.getByAltText("Lag again").first();
  await image.scrollIntoViewIfNeeded();
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBe(400);
  const whole = await page.getByAltText("Lag of twelve").first().boundingBox();
  expect(width / height).toBeCloseTo((whole?.width ?? 0) / (whole?.height ?? 1), 1);
});

test("the title of an image is its caption, and an image within a sentence isn't a figure", async () => {
  const { page } = await open("/manual/images/");
  expect(await page.locator("figcaption").allInnerTexts()).toEqual(["Lag by partition"]);
  expect(
    await page
      .locator("p", { has: page.getByAltText("inline") })
      .locator("button")
      .count(),
  ).toBe(0);
});

test("loading images causes no layout shift", async () => {
  const { page } = await openBlank();
  await page.addInitScript(() => {
    const recorder = window as unknown as { shift: number };
    recorder.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) recorder.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/manual/images/", { waitUntil: "networkidle" });
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test("a click enlarges an image, and another click closes it", { tags: ["interaction"] }, async () => {
  const { page } = await open("/manual/images/");
  await photo(page).click();
  await dialog(page).waitFor();
  const large = dialog(page).getByRole("img");
  await expect.poll(() => isLoaded(large)).toBe(true);
  expect(await large.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1280);
  await large.click();
  expect(await dialog(page).isVisible()).toBe(false);
});

test.each(["Enter", "Space"])("%s enlarges an image, and focus returns to it after Escape", async (key) => {
  const { page } = await open("/manual/images/");
  await photo(page).focus();
  await page.keyboard.press(key);
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  expect(await dialog(page).isVisible()).toBe(false);
  expect(await photo(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the page doesn't scroll behind an enlarged image", async () => {
  const { page } = await open("/manual/images/");
  await photo(page).click();
  await dialog(page).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOf } from "../../harness/accessibility";
import { AssistantPanel } from "../page-objects/assistant-panel";
import { questionOf, useAssistantWidgetSite, widgetScript } from "./assistant-widget-site";
import { hydrated, settled } from "../page-objects/open";

const openSite = useAssistantWidgetSite();

/** Opens a page with the notice that is shown while the third party's window is open. */
async function visit(width: number) {
  const { page } = await openSite();
  await page.setViewportSize({ width, height: 568 });
  await page.goto("/manual/");
  await hydrated(page);
  await questionOf(page).getByRole("button", { name: "Yes to all" }).click();
  await page.route(widgetScript, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.Helper = { open: () => undefined };" }),
  );
  const { launcher, window } = new AssistantPanel(page, "the fixture");
  const notice = page.getByRole("complementary", { name: "About the assistant’s answers" });
  const close = notice.getByRole("button", { name: "Close this notice" });
  await launcher.click();
  await notice.waitFor();
  await window.waitFor({ state: "detached" });
  return { page, launcher, notice, close };
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([1440, 996, 390, 320])("the notice stays within the window at %i px", async (width) => {
  const { page, launcher, notice, close } = await visit(width);
  expect(await sidewaysScroll(page)).toBe(0);
  const box = await notice.boundingBox();
  const button = await launcher.boundingBox();
  const text = await notice.getByRole("paragraph").boundingBox();
  const cross = await close.boundingBox();
  if (!box || !button || !text || !cross) throw new Error("The notice isn't drawn.");
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(button.x);
  expect(box.y + box.height).toBeLessThanOrEqual(568);
  for (const part of [text, cross]) expect(part.x + part.width).toBeLessThanOrEqual(box.x + box.width);
  expect(cross.width).toBeGreaterThanOrEqual(24);
  expect(cross.height).toBeGreaterThanOrEqual(24);
});

test.each([1440, 996, 390, 320])("it doesn't cover the end of the page at %i px", async (width) => {
  const { page, notice } = await visit(width);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const end = await page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().bottom);
  const top = await notice.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(end - 1);
});

test.each([390, 320])("it doesn't cover the focused element at %i px", async (width) => {
  const { page, notice } = await visit(width);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Manual" });
  const overlap = async () => {
    const end = await link.evaluate((element) => element.getBoundingClientRect().bottom);
    return end - (await notice.evaluate((element) => element.getBoundingClientRect().top));
  };
  // Scrolls the link just behind the notice.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: "instant" }), (await overlap()) - 8);
  expect(await overlap()).toBeGreaterThan(0);
  await link.focus();
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test("it can be closed with the keyboard, comes before the launcher in the tab order, and returns focus to it", async () => {
  const { page, launcher, notice, close } = await visit(390);
  await launcher.focus();
  await page.keyboard.press("Shift+Tab");
  expect(await close.evaluate((button) => button.matches(":focus"))).toBe(true);
  await page.keyboard.press("Enter");
  await notice.waitFor({ state: "detached" });
  expect(await launcher.evaluate((button) => button.matches(":focus"))).toBe(true);
  await page.keyboard.press("Enter");
  await notice.waitFor();
});

test("it can be closed with a click, and isn't printed", async () => {
  const { page, notice, close } = await visit(1440);
  await page.emulateMedia({ media: "print" });
  expect(await notice.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await close.click();
  await notice.waitFor({ state: "detached" });
});

test.each([1440, 390, 320])("it has no accessibility violations at %i px", async (width) => {
  const { page } = await visit(width);
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
});

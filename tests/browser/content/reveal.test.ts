import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";

/** Whether an element is on the screen. */
async function isInView(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.y > 50 && box.y < 850;
}

/** Follows a link with the site's router. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
  }, to);
}

const fold = "#inside-the-fold";
const options = { reducedMotion: true };

test(
  "a link from another page opens the collapsed section that contains its heading, and so do Back and Forward",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/markdown/", options);
    await follow(page, `/manual/tabs/${fold}`);
    await expect.poll(() => isInView(page, fold)).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
    await page.goForward();
    await expect.poll(() => isInView(page, fold)).toBe(true);
  },
);

test("a link from another page opens the tab that contains its heading", async () => {
  const { page } = await open("/manual/markdown/", options);
  await follow(page, "/manual/tabs/#only-on-windows");
  await expect.poll(() => isInView(page, "#only-on-windows")).toBe(true);
});

test("going back to a heading in a collapsed section of the same page opens the section again", async () => {
  const { page } = await open(`/manual/tabs/${fold}`, options);
  await expect.poll(() => isInView(page, fold)).toBe(true);
  await page.evaluate(() => (window.location.hash = "operating-system"));
  await page.getByText("Why is it folded?").click();
  expect(await page.locator(fold).isVisible()).toBe(false);
  await page.goBack();
  await expect.poll(() => isInView(page, fold)).toBe(true);
});

test(
  "a result in the modal shows its text even if it's in a collapsed section",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/markdown/", options);
    const modal = new SearchModal(page);
    await modal.search("quorum leftovers");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByText("Quorum leftovers stand here.").isVisible()).toBe(true);
  },
);

test.each(["click", "Enter"])(
  "a result in the modal shows its text even if it's in another tab (%s)",
  async (way) => {
    const { page } = await open("/manual/markdown/", options);
    const modal = new SearchModal(page);
    await modal.search("install on macos");
    const first = modal.options.filter({ hasText: "Install on macOS" }).first();
    if (way === "click") await first.click();
    else {
      await first.hover();
      await page.keyboard.press("Enter");
    }
    await page.waitForURL("**/manual/tabs/**");
    await expect.poll(() => page.getByText("Install on macOS.").isVisible()).toBe(true);
    const group = page.getByRole("tablist", { name: "First choice of system" });
    expect(await group.getByRole("tab", { selected: true }).innerText()).toBe("macOS");
  },
);

test("a result on the search page shows its text even if it's in another tab", async () => {
  const { page } = await open("/search/?q=start+on+macos", options);
  await page.locator("ol article", { hasText: "Start on macOS" }).getByRole("link").first().click();
  await page.waitForURL("**/manual/tabs/**");
  await expect.poll(() => page.getByText("Start on macOS.").isVisible()).toBe(true);
});

test.each(["Control and click", "a middle click", "Control+Enter"])(
  "a result in the modal shows its text in a new browser tab, opened with %s",
  async (way) => {
    const { page } = await open("/manual/markdown/", options);
    const modal = new SearchModal(page);
    await modal.search("install on macos");
    const hit = modal.options.filter({ hasText: "Install on macOS" }).first();
    await hit.hover();
    const opened = page.context().waitForEvent("page");
    if (way === "Control+Enter") await page.keyboard.press(way);
    else await hit.click(way === "a middle click" ? { button: "middle" } : { modifiers: ["Control"] });
    const other = await opened;
    await expect.poll(() => other.getByText("Install on macOS.").isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/manual/markdown/");
  },
);

test.each(["Control and click", "a middle click"])(
  "a result on the search page shows its text in a new browser tab, opened with %s",
  async (way) => {
    const { page } = await open("/search/?q=quorum+leftovers", options);
    const link = page.locator("ol article", { hasText: "Quorum leftovers" }).getByRole("link").first();
    const opened = page.context().waitForEvent("page");
    await link.click(way === "a middle click" ? { button: "middle" } : { modifiers: ["Control"] });
    const other = await opened;
    await expect.poll(() => other.getByText("Quorum leftovers stand here.").isVisible()).toBe(true);
  },
);

test.each(["Install on Windows.", "Quorum leftovers"])(
  "a text fragment reveals the hidden text %s",
  async (text) => {
    const { page } = await open(`/manual/tabs/#:~:text=${encodeURIComponent(text)}`, options);
    await expect.poll(() => page.getByText(text).isVisible()).toBe(true);
    const selected = page
      .getByRole("tablist", { name: "First choice of system" })
      .getByRole("tab", { selected: true });
    expect(await selected.innerText()).toBe(text.includes("Windows") ? "Windows" : "Linux");
    expect(await page.getByText("Install on Linux.").isVisible()).toBe(!text.includes("Windows"));
  },
);

test("a hidden panel takes up no space", async () => {
  const { page } = await open("/manual/tabs/");
  expect(await page.getByText("Install on macOS.").isVisible()).toBe(false);
  const heights = await page
    .locator("[data-tab][hidden]")
    .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([0]));
});

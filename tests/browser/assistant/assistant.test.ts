import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { violationsOf } from "../../harness/accessibility";
import { AssistantPanel } from "../page-objects/assistant-panel";
import { startPath, visitAssistant as visit } from "./assistant-visit";
import { open, settled } from "../page-objects/open";
import { restingPlace } from "../page-objects/scrolling";

const isFocusInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("dialog[data-gives-way]") !== null);

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? "");

describe("the launcher", () => {
  test("loads nothing before it is used", async () => {
    const { page, panel } = await visit();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    expect(loaded.filter((path) => /\/(?:assistant|search\/)/.test(path))).toEqual([]);
    expect(await panel.launcher.getAttribute("aria-haspopup")).toBe("dialog");
  });

  test("doesn't scroll the page when it receives keyboard focus", async () => {
    const { page, panel } = await visit();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press("Tab");
    expect(await panel.launcher.evaluate((button) => button.matches(":focus"))).toBe(true);
    expect(await restingPlace(page)).toBe(500);
    await page.keyboard.press("Enter");
    await panel.field.waitFor();
    await page.keyboard.press("Escape");
    await panel.window.waitFor({ state: "detached" });
    expect(await restingPlace(page)).toBe(500);
  });

  test.each([1440, 996, 390, 320])("doesn't cover the end of the page at %i px", async (width) => {
    const { page, panel } = await visit({ width });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const end = await page
      .getByRole("contentinfo")
      .evaluate((footer) => footer.getBoundingClientRect().bottom);
    const top = await panel.launcher.evaluate((button) => button.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(end - 1);
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways).toBe(0);
  });

  test("isn't printed, and is hidden without scripts", async () => {
    const { page, panel } = await visit();
    await page.emulateMedia({ media: "print" });
    expect(await panel.launcher.isVisible()).toBe(false);
    const plain = await open(startPath, { baseUrl: inject("siteUrl"), javaScript: false });
    expect(await new AssistantPanel(plain.page, "the product").launcher.isVisible()).toBe(false);
  });

  test("shows an error if its window can't be loaded, and can try again", async () => {
    const { page, panel } = await visit();
    await page.route(/\/assistant-[^/]*\.js$/, (route) => route.abort());
    await panel.launcher.click();
    const again = page.getByRole("button", { name: "Unable to load the assistant. Try again" });
    await again.waitFor();
    await page.unroute(/\/assistant-[^/]*\.js$/);
    await again.click();
    await panel.field.waitFor();
  });
});

describe("opening and closing", () => {
  test(
    "a click opens it with focus inside, and Escape closes it and returns focus",
    { tags: ["interaction"] },
    async () => {
      const { page, panel } = await visit();
      await panel.open();
      expect(await panel.field.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.press("Escape");
      await panel.window.waitFor({ state: "detached" });
      expect(await focusedName(page)).toBe("Ask the product");
      await panel.open();
      await panel.close.click();
      await panel.window.waitFor({ state: "detached" });
      expect(await focusedName(page)).toBe("Ask the product");
    },
  );

  test.each(["Control+j", "Meta+j"])(
    "%s opens and closes it, and focus returns to its previous place",
    async (keys) => {
      const { page, panel } = await visit();
      const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
      await link.focus();
      await page.keyboard.press(keys);
      await panel.field.waitFor();
      await page.keyboard.press(keys);
      await panel.window.waitFor({ state: "detached" });
      expect(await focusedName(page)).toBe("FAQ");
    },
  );

  test("keys don't open it while the reader types elsewhere, and a slash in its field is only a character", async () => {
    const { page, panel } = await visit({ path: "/faq/" });
    const filter = page.getByRole("searchbox", { name: "Filter questions" });
    await filter.focus();
    await page.keyboard.press("Control+j");
    await settled(page);
    expect(await panel.window.count()).toBe(0);
    await panel.open();
    await page.keyboard.type("a/b");
    expect(await panel.field.inputValue()).toBe("a/b");
    expect(await panel.window.isVisible()).toBe(true);
  });

  test.each([1440, 390])("search and the assistant close each other at %i px", async (width) => {
    const { page, panel } = await visit({ width });
    const search = page.getByRole("dialog", { name: "Search", exact: true });
    await panel.open();
    await page.keyboard.press("Control+k");
    await search.getByRole("combobox").waitFor();
    expect(await panel.window.count()).toBe(0);
    await page.keyboard.press("Control+j");
    await panel.field.waitFor();
    expect(await search.count()).toBe(0);
    expect(await isFocusInside(page)).toBe(true);
  });

  test("on wide screens, the page next to it stays usable", async () => {
    const { page, panel } = await visit();
    await panel.open();
    const text = await page.locator("#main h1").evaluate((heading) => heading.getBoundingClientRect().right);
    const left = await panel.window.evaluate((window) => window.getBoundingClientRect().left);
    expect(text).toBeLessThanOrEqual(left);
    await page
      .getByRole("navigation", { name: "Gateway", exact: true })
      .getByRole("link", { name: "Kafka authentication" })
      .click();
    await page.getByRole("heading", { level: 1, name: "Kafka authentication" }).waitFor();
    expect(await panel.window.isVisible()).toBe(true);
  });

  test.each([1440, 1217])("it doesn't cover the page at %i px", async (width) => {
    const { page, panel } = await visit({ width });
    await panel.open();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const left = await panel.window.evaluate((window) => window.getBoundingClientRect().left);
    // Content in a frame can be scrolled within the frame.
    const parts = page.locator(
      "#main :is(h1, h2, figure), #main article > :is(p, ul, div), footer :is(a, p)",
    );
    const covered = await parts.evaluateAll(
      (elements, edge) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > edge)
          .map((element) => element.textContent),
      left,
    );
    expect(await parts.count()).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  });

  test("isn't printed, and the page uses the full width of the paper", async () => {
    const { page, panel } = await visit();
    const room = () => page.locator("#main").evaluate((main) => getComputedStyle(main).paddingInlineEnd);
    await page.emulateMedia({ media: "print" });
    const printed = await room();
    await page.emulateMedia({ media: null });
    await panel.open();
    expect(await room()).not.toBe(printed);
    await page.emulateMedia({ media: "print" });
    expect(await room()).toBe(printed);
    expect(await panel.window.isVisible()).toBe(false);
  });

  test("Escape closes only the topmost layer: a definition, a menu, an enlarged diagram, then the window", async () => {
    const { page, panel } = await visit({ path: "/gateway/concepts/interceptors/" });
    await panel.open();
    const word = page.getByRole("main").getByRole("button", { name: "interceptor", exact: true }).first();
    const definition = word.locator("+ [role=tooltip]");
    await word.hover();
    await definition.waitFor();
    // The focus is still in the assistant's field.
    expect(await isFocusInside(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => definition.isVisible()).toBe(false);
    expect(await panel.window.isVisible()).toBe(true);

    const menu = page.getByRole("banner").getByRole("button", { name: "Support", exact: true });
    await menu.click();
    expect(await menu.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    expect(await menu.getAttribute("aria-expanded")).toBe("false");
    expect(await panel.window.isVisible()).toBe(true);

    await page.getByRole("figure", { name: "The path of a request" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Enlarge The path of a request" }).click();
    const enlarged = page.getByRole("dialog", { name: /^A client request first passes/ });
    await enlarged.waitFor();
    await page.keyboard.press("Escape");
    await enlarged.waitFor({ state: "hidden" });
    expect(await panel.window.isVisible()).toBe(true);

    await page.keyboard.press("Escape");
    await panel.window.waitFor({ state: "detached" });
  });

  test.each([1216, 996, 390])("the page behind it is inert at %i px", async (width) => {
    const { page, panel } = await visit({ width });
    await panel.open();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest("#main, header, footer") !== null,
      );
      expect(isBehind && !(await isFocusInside(page))).toBe(false);
    }
    expect(await panel.window.evaluate((window) => window.matches(":modal"))).toBe(true);
    await page.keyboard.press("Escape");
    await panel.window.waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe("Ask the product");
  });

  test("switches between modal and side window as the width changes, and keeps the typed text", async () => {
    const { page, panel } = await visit();
    await panel.open();
    await page.keyboard.type("ports");
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(() => panel.window.evaluate((window) => window.matches(":modal"))).toBe(true);
    await page.keyboard.type("?");
    expect(await panel.field.inputValue()).toBe("ports?");
  });
});

test.each([1440, 996, 390, 320])("is accessible and doesn't scroll sideways at %i px", async (width) => {
  const { page, panel } = await visit({ width });
  await panel.open();
  await panel.ask("which ports do I have to open?");
  expect(await violationsOf(page, "dialog[data-gives-way]")).toEqual([]);
  const sideways = await panel.window.evaluate((window) => {
    const body = window.querySelector("[role=region]");
    return [window.scrollWidth - window.clientWidth, (body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0)];
  });
  expect(sideways).toEqual([0, 0]);
});

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { violationsOf } from "../harness/accessibility";
import { AssistantPanel } from "./assistant-panel";
import { addressOf, open, settled } from "./open";

const start = "/gateway/configuration/network/";

async function visit(options: { width?: number; path?: string; permissions?: string[] } = {}) {
  const { path = start, ...others } = options;
  const opened = await open(path, { baseUrl: inject("siteUrl"), ...others });
  return { ...opened, panel: new AssistantPanel(opened.page, "the product") };
}

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

  test.each([1440, 996, 390, 320])("covers nothing at the end of the page at %i px", async (width) => {
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

  test("isn't printed, and doesn't show without scripts", async () => {
    const { page, panel } = await visit();
    await page.emulateMedia({ media: "print" });
    expect(await panel.launcher.isVisible()).toBe(false);
    const plain = await open(start, { baseUrl: inject("siteUrl"), javaScript: false });
    expect(await new AssistantPanel(plain.page, "the product").launcher.isVisible()).toBe(false);
  });

  test("says when its window can't be loaded, and tries again", async () => {
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
  test("by click: focus moves in, Escape closes, focus returns", async () => {
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
  });

  test.each(["Control+j", "Meta+j"])("by %s, to where focus was", async (keys) => {
    const { page, panel } = await visit();
    const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
    await link.focus();
    await page.keyboard.press(keys);
    await panel.field.waitFor();
    await page.keyboard.press(keys);
    await panel.window.waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe("FAQ");
  });

  test("not by keys while somebody types elsewhere, and a slash in the field is a slash", async () => {
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

  test("the page beside it can be used on wide screens", async () => {
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

  test.each([996, 390])("the page behind it is inert at %i px", async (width) => {
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
  });

  test("becomes one or the other as the window's width changes, and keeps what was typed", async () => {
    const { page, panel } = await visit();
    await panel.open();
    await page.keyboard.type("ports");
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(() => panel.window.evaluate((window) => window.matches(":modal"))).toBe(true);
    await page.keyboard.type("?");
    expect(await panel.field.inputValue()).toBe("ports?");
  });
});

describe("an answer in passages", () => {
  test("quotes sections, marks the words, and says what it is", async () => {
    const { page, panel, errors, requests } = await visit();
    await panel.open();
    await panel.ask("which ports do I have to open?");
    const passages = panel.last.getByRole("article");
    expect(await passages.count()).toBeGreaterThan(0);
    expect(await panel.last.textContent()).toContain("Passages of the documentation that fit your question:");
    expect((await passages.locator("mark").allTextContents()).join(" ").toLowerCase()).toContain("port");
    await expect.poll(() => panel.announced.textContent()).toMatch(/^Passages found: /);
    expect(await panel.window.textContent()).toContain("not covered by an SLA");
    expect(await panel.window.getByRole("link", { name: /support portal/ }).getAttribute("href")).toBe(
      "https://support.example.com",
    );
    const twice = await page.evaluate(
      () =>
        [...document.querySelectorAll("dialog[data-gives-way] [id]")].filter(
          ({ id }) => document.querySelectorAll(`[id="${id}"]`).length > 1,
        ).length,
    );
    expect(twice).toBe(0);
    expect(errors).toEqual([]);
    expect(requests).toEqual([]);
  });

  test("has code samples whole, to be copied", async () => {
    const { page, panel } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await panel.open();
    await panel.ask("is there a health endpoint I can use for probes?");
    await panel.last.getByRole("button", { name: /^Copy/ }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
  });

  test("leads to the section, and the conversation stays until it is ended", async () => {
    const { page, panel } = await visit();
    await panel.open();
    await panel.ask("how do I import existing resources into terraform?");
    await panel.last.getByRole("article").first().getByRole("link").first().click();
    await expect
      .poll(() => addressOf(page))
      .toBe("/platform/reference/terraform-reference/#bring-in-what-exists");
    expect(await panel.last.isVisible()).toBe(true);
    await panel.close.click();
    await panel.window.waitFor({ state: "detached" });
    await page.keyboard.press("Control+j");
    await panel.last.waitFor();
    await panel.window.getByRole("button", { name: "New question" }).click();
    expect(await panel.last.count()).toBe(0);
    expect(await panel.field.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("closes over the page when a link of it is followed", async () => {
    const { page, panel } = await visit({ width: 390 });
    await panel.open();
    await panel.ask("how do I import existing resources into terraform?");
    await panel.last.getByRole("article").first().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: /Terraform/ }).waitFor();
    expect(await panel.window.count()).toBe(0);
  });

  test("offers search and the portal where nothing fits", async () => {
    const { page, panel } = await visit();
    await panel.open();
    await panel.ask("xylophone qwertzuiop");
    expect(await panel.last.textContent()).toContain("Nothing in the documentation fits this question.");
    await expect.poll(() => panel.announced.textContent()).toContain("Nothing in the documentation");
    await panel.last.getByRole("link", { name: "search the documentation" }).click();
    await expect.poll(() => addressOf(page)).toBe("/search/?q=xylophone%20qwertzuiop");
  });

  test("says when the index can't be loaded, and tries again", async () => {
    const { page, panel } = await visit();
    await page.route("**/search/manifest.json", (route) => route.abort());
    await panel.open();
    await panel.ask("which ports?");
    expect(await panel.last.textContent()).toContain("Unable to fetch results.");
    await page.unroute("**/search/manifest.json");
    await panel.last.getByRole("button", { name: "Try again" }).click();
    await panel.last.getByRole("article").first().waitFor();
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

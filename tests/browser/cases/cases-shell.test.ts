import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { holdRequests } from "../page-objects/hold-requests";
import { open, settled } from "../page-objects/open";
import { scrolledTo } from "../page-objects/scrolling";

describe("nav-mobile-resize-10", () => {
  test.each([
    ["to a desktop", { width: 997, height: 900 }],
    ["to a phone turned over, then to a desktop", { width: 844, height: 390 }],
  ])("the open menu leaves nothing behind when the window grows %s", async (_way, size) => {
    const { page } = await open("/manual/long/", { width: 390 });
    await new DocPage(page).menuButton.click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await page.setViewportSize(size);
    await page.setViewportSize({ width: 997, height: 900 });
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    const left = await page.evaluate(() => ({
      overflow: [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).overflowY,
      ),
      inert: document.querySelectorAll("[inert], [aria-hidden=true]:has(h1)").length,
    }));
    expect(left).toEqual({ overflow: ["visible", "visible"], inert: 0 });
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0);
  });

  test("variant: after returning to a small screen, the menu is closed and can be opened again", async () => {
    const { page } = await open("/manual/long/", { width: 390 });
    const { menuButton } = new DocPage(page);
    await menuButton.click();
    await page.setViewportSize({ width: 997, height: 900 });
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await menuButton.getAttribute("aria-expanded")).toBe("false");
    await menuButton.click();
    expect(await page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(true);
  });
});

describe("a11y-dropdown-esc-04", () => {
  const isFocused = (element: Locator): Promise<boolean> =>
    element.evaluate((found) => found === document.activeElement);

  const more = (page: Page) => page.getByRole("banner").getByRole("button", { name: "More" });
  const switcher = (page: Page) => page.getByRole("banner").getByRole("button", { name: "switch product" });

  test.each([
    ["the drop-down", more, ["Enter", "ArrowDown"]],
    ["the switcher", switcher, ["Enter", "ArrowDown"]],
    [
      "variant: the drop-down, opened by the space bar, left at its last link",
      more,
      [" ", "ArrowDown", "End"],
    ],
    [
      "variant: the drop-down, opened by the arrow key and left by Tab inside of it",
      more,
      ["ArrowDown", "Tab"],
    ],
    ["variant: the switcher, opened by the space bar and left from the button", switcher, [" "]],
  ])("Escape closes %s and returns focus to its button", async (_name, find, keys) => {
    const { page } = await open("/manual/markdown/");
    const button = find(page);
    for (let press = 0; press < 20 && !(await isFocused(button)); press += 1)
      await page.keyboard.press("Tab");
    expect(await isFocused(button)).toBe(true);
    for (const key of keys) await page.keyboard.press(key);
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    expect(await isFocused(button)).toBe(keys.length === 1);
    await page.keyboard.press("Escape");
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    expect(await isFocused(button)).toBe(true);
  });

  test.each(["Tab", "Shift+Tab"])("variant: %s alone opens nothing in the navbar", async (key) => {
    const { page } = await open("/manual/markdown/");
    const buttons = page.getByRole("banner").locator("button[aria-expanded]");
    const visited = new Set<string>();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press(key);
      const states = await buttons.evaluateAll((all) =>
        all.map((button) => [button.getAttribute("aria-expanded"), button === document.activeElement]),
      );
      expect(states.filter(([expanded]) => expanded !== "false")).toEqual([]);
      states.forEach(([, focused], index) => (focused === true ? visited.add(String(index)) : null));
    }
    expect(visited.size).toBeGreaterThanOrEqual(2);
  });
});

describe("a11y-motion-07", () => {
  /** Elements that would still move: their names and the duration in seconds. */
  function movingParts(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const longest = (durations: string): number =>
        Math.max(
          ...durations
            .split(",")
            .map((duration) => parseFloat(duration) / (duration.trim().endsWith("ms") ? 1000 : 1)),
        );
      return [...document.querySelectorAll("*")].flatMap((element) =>
        [undefined, "::before", "::after"].flatMap((pseudo) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo);
          const seconds = Math.max(
            longest(transitionDuration),
            animationName === "none" ? 0 : longest(animationDuration),
          );
          const name = `${element.tagName}.${element.getAttribute("class") ?? ""}${pseudo ?? ""}`;
          return seconds > 0.01 ? [`${name}: ${seconds}`] : [];
        }),
      );
    });
  }

  test("with reduced motion, a jump happens immediately", async () => {
    const { page } = await open("/manual/long/", { reducedMotion: true });
    const link = new DocPage(page).contents.getByRole("link", { name: "Section 20", exact: true });
    await link.evaluate((element) => {
      (element as HTMLElement).click();
    });
    await settled(page);
    const place = await scrolledTo(page);
    expect(place).toBeGreaterThan(1000);
    await settled(page);
    expect(await scrolledTo(page)).toBe(place);
  });

  test.each([
    ["/manual/components/", 1440],
    ["/manual/code/", 390],
    ["/manual/category/pictures/", 1440],
    ["/", 1440],
  ])("with reduced motion, no animation on %s at %i px takes longer than 0.01 s", async (path, width) => {
    const { page } = await open(path, { reducedMotion: true, width });
    expect(await movingParts(page)).toEqual([]);
  });

  test("variant: the open switcher appears immediately, and the progress bar doesn't move", async () => {
    const { page } = await open("/manual/markdown/", { reducedMotion: true });
    const release = await holdRequests(page, "**/page-data/handbook/page-data.json");
    await page.getByRole("banner").getByRole("button", { name: "switch product" }).click();
    expect(await movingParts(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("link", { name: "Handbook" }).first().click();
    await page.getByRole("progressbar").waitFor();
    expect(await movingParts(page)).toEqual([]);
    release();
    await page.getByRole("heading", { level: 1, name: "Handbook" }).waitFor();
  });

  test("variant: without reduced motion, they do move", async () => {
    const { page } = await open("/manual/components/");
    expect(await movingParts(page)).not.toEqual([]);
  });
});

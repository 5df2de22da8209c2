import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "./open";

/** What a reader may want to reach: visible, not disabled and, of a group with one stop such as tabs, that stop. */
function reachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "a[href], button, summary, input, select, textarea, [tabindex]";
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(":disabled") &&
        element.closest("dialog:not([open])") === null,
    );
    all.forEach(
      (element, index) =>
        (element.dataset.stop = `${index} ${element.tagName} ${element.textContent.slice(0, 30)}`),
    );
    return all.map((element) => element.dataset.stop ?? "");
  });
}

test.each(["/manual/components/", "/manual/code/", "/manual/images/"])(
  "Tab reaches everything on %s in the order of the page, and shows where it is",
  async (path) => {
    const { page } = await open(path, { reducedMotion: true });
    const expected = await reachable(page);
    const visited: string[] = [];
    const unmarked: string[] = [];
    while (visited.length < expected.length) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(focused);
        const hasOutline = outlineStyle !== "none" && outlineColor !== "rgba(0, 0, 0, 0)";
        return {
          name: focused.dataset.stop ?? focused.tagName,
          isMarked: hasOutline || boxShadow !== "none",
        };
      });
      visited.push(stop.name);
      if (!stop.isMarked) unmarked.push(stop.name);
    }
    expect(visited).toEqual(expected);
    expect(unmarked).toEqual([]);
  },
);

test("focus is never hidden under the navbar", async () => {
  const { page } = await open("/manual/code/", { reducedMotion: true });
  const stops = (await reachable(page)).length;
  const hidden: string[] = [];
  // Backwards, since a stop above the screen is brought to its upper edge, where the bar is.
  for (let press = 0; press < stops; press += 1) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const bar = document.querySelector("header")?.getBoundingClientRect() ?? new DOMRect();
      const isInBar = focused.closest("header") !== null || focused.textContent === "Skip to main content";
      const { bottom } = focused.getBoundingClientRect();
      // What stands above the bar, as the announcement does, isn't under it.
      const isCovered = bottom > bar.top && bottom <= bar.bottom;
      return isInBar || !isCovered ? null : focused.outerHTML.slice(0, 100);
    });
    if (covered !== null) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test("a table or a block of code that is cut off scrolls by the keyboard", async () => {
  const { page } = await open("/manual/wide/", { width: 390, reducedMotion: true });
  for (const frame of [page.getByRole("group", { name: "Table" }), page.locator("figure pre")]) {
    await frame.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
});

test("sidebar categories open and close by the keyboard, and focus stays", async () => {
  const { page } = await open("/manual/markdown/");
  const button = page.getByRole("button", { name: "Recipes: show pages", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "../page-objects/open";

/** Everything that Tab has to reach: visible and enabled elements, with a single stop for groups such as tabs. */
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
  "Tab reaches everything on %s in page order, and focus is always visible",
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
  // Backward, because an element above the screen is scrolled to the upper edge, where the navbar is.
  for (let press = 0; press < stops; press += 1) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const bar = document.querySelector("header")?.getBoundingClientRect() ?? new DOMRect();
      const isInBar = focused.closest("header") !== null || focused.textContent === "Skip to main content";
      const { bottom } = focused.getBoundingClientRect();
      // Elements above the navbar, such as the announcement, aren't covered by it.
      const isCovered = bottom > bar.top && bottom <= bar.bottom;
      return isInBar || !isCovered ? null : focused.outerHTML.slice(0, 100);
    });
    if (covered !== null) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test("a table or code block that is cut off can be scrolled with the keyboard", async () => {
  const { page } = await open("/manual/wide/", { width: 390, reducedMotion: true });
  for (const frame of [page.getByRole("group", { name: "Table" }), page.locator("figure pre")]) {
    await frame.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
});

test("sidebar categories can be opened and closed with the keyboard, and focus stays", async () => {
  const { page } = await open("/manual/markdown/");
  const button = page.getByRole("button", { name: "Recipes: show pages", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
});

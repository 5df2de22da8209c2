import { expect, test } from "vitest";
import { open } from "./open";

test("with the system's own colours, focus is shown by an outline on everything that Tab reaches", async () => {
  const { page } = await open("/manual/code/", { reducedMotion: true });
  await page.emulateMedia({ forcedColors: "active" });
  const unmarked: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const isMarked = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      return isMarked ? null : focused.outerHTML.slice(0, 100);
    });
    if (found !== null) unmarked.push(found);
  }
  expect(unmarked).toEqual([]);
});

test("on paper there is the page without what is around it", async () => {
  const { page } = await open("/manual/code/");
  const around = {
    bar: page.getByRole("banner"),
    launcher: page.locator("[data-launcher]"),
    sidebar: page.getByRole("navigation", { name: "Manual", exact: true }),
  };
  const shown = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(around).map(async ([name, part]) => [name, await part.isVisible()] as const),
      ),
    );
  expect(await shown()).toEqual({ bar: true, launcher: true, sidebar: true });
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toEqual({ bar: false, launcher: false, sidebar: false });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator("article pre").first().isVisible()).toBe(true);
});

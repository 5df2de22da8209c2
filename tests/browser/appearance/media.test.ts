import { expect, test } from "vitest";
import { open } from "../page-objects/open";

test("in forced-colors mode, every element that Tab reaches shows focus with an outline", async () => {
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

test("in forced-colors mode, only current, selected or pressed elements have an outline", async () => {
  const { page } = await open("/manual/tabs/", { reducedMotion: true });
  await page.emulateMedia({ forcedColors: "active" });
  const outlines = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).outlineStyle))]);
  expect(await outlines('[role=tab][aria-selected="true"]')).toEqual(["solid"]);
  expect(await outlines('[role=tab][aria-selected="false"]')).toEqual(["none"]);
  for (const name of ["Manual", "On this page"]) {
    const links = `nav[aria-label="${name}"] a`;
    expect(await outlines(`${links}[aria-current]`), name).toEqual(["solid"]);
    expect(await outlines(`${links}:not([aria-current])`), name).toEqual(["none"]);
  }
});

test("a page in dark mode prints in light mode, with its collapsed sections open", async () => {
  const { page } = await open("/manual/tabs/", { reducedMotion: true });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  expect(await ground()).not.toBe(light);
  const folded = page.getByText("Quorum leftovers stand here.");
  expect(await folded.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await ground()).toBe(light);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  expect(await folded.isVisible()).toBe(true);
});

test("only the page's content is printed, without navigation or the search button", async () => {
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

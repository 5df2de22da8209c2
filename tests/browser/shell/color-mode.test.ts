import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { violationsOf } from "../../harness/accessibility";
import { open, openBlank } from "../page-objects/open";

const toggle = (page: Page) => page.getByRole("button", { name: /Switch to (dark|light) mode/ });
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test("the switch changes the mode, and the choice is remembered", { tags: ["interaction"] }, async () => {
  const { page } = await open("/manual/markdown/");
  expect(await mode(page)).toBe("light");
  await toggle(page).click();
  expect(await mode(page)).toBe("dark");
  await page.goto("/manual/code/");
  expect(await mode(page)).toBe("dark");
  await page.locator("nav").getByRole("link", { name: "Markdown" }).first().click();
  await page.waitForURL("**/manual/markdown/");
  expect(await mode(page)).toBe("dark");
});

test("the system's preference applies, even when it changes, until the reader chooses", async () => {
  const { page } = await openBlank();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/manual/markdown/");
  expect(await mode(page)).toBe("dark");
  await expect.poll(() => toggle(page).isEnabled()).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => mode(page)).toBe("light");
  await toggle(page).click();
  expect(await mode(page)).toBe("dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await mode(page)).toBe("dark");
});

test("the mode is set before the first paint", async () => {
  const { page } = await openBlank();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/manual/markdown/");
  expect(await mode(page)).toBe("dark");
});

test("the switch is disabled until scripts have mounted it", async () => {
  const { page } = await openBlank();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/manual/markdown/");
  expect(await toggle(page).isDisabled()).toBe(true);
});

test("in dark mode, the home page has enough contrast everywhere, and no light tiles", async () => {
  const { page } = await open("/", { reducedMotion: true });
  await toggle(page).click();
  expect(await violationsOf(page)).toEqual([]);
  const brightest = await page
    .locator("main [data-area]")
    .evaluateAll((parts) =>
      Math.max(
        ...parts
          .map((part) => getComputedStyle(part).getPropertyValue("--accent-wash").slice(1))
          .flatMap((color) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))),
      ),
    );
  expect(brightest).toBeLessThan(100);
});

test.each(["light", "dark"])(
  "in %s mode, the switcher's icons have the same colors on pages of every area",
  async (wanted) => {
    const { page } = await open("/manual/markdown/", { reducedMotion: true });
    if (wanted === "dark") await toggle(page).click();
    const colors: string[][] = [];
    for (const path of ["/manual/markdown/", "/handbook/"]) {
      await page.goto(path);
      await page.getByRole("banner").getByRole("button", { name: "switch product" }).click();
      colors.push(
        await page.locator("header ul svg[data-area]").evaluateAll((icons) =>
          icons.map((icon) => {
            const { color, backgroundColor } = getComputedStyle(icon);
            return `${color} on ${backgroundColor}`;
          }),
        ),
      );
    }
    expect(colors[1]).toEqual(colors[0]);
    expect(new Set(colors[0]).size).toBeGreaterThan(1);
  },
);

test("the real site is always light, regardless of the system, and has no switch", async () => {
  const { page } = await openBlank({ baseUrl: inject("siteUrl") });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/gateway/");
  expect(await mode(page)).toBe("light");
  expect(await toggle(page).count()).toBe(0);
});

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
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

test("the real site is always light, regardless of the system, and has no switch", async () => {
  const { page } = await openBlank({ baseUrl: inject("siteUrl") });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/gateway/");
  expect(await mode(page)).toBe("light");
  expect(await toggle(page).count()).toBe(0);
});

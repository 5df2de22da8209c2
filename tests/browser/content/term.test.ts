import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "../page-objects/open";

const word = (page: Page): Locator => page.getByRole("main").getByRole("button", { name: "interceptor" });
const definition = (page: Page): Locator => page.getByText("A piece of logic that a proxy runs");

test(
  "hovering over a term shows its definition, and the pointer can move onto it",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/components/", { reducedMotion: true });
    expect(await definition(page).isVisible()).toBe(false);
    await word(page).hover();
    await definition(page).waitFor();
    await definition(page).hover();
    expect(await definition(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await expect.poll(() => definition(page).isVisible()).toBe(false);
  },
);

test("focus on a term shows its definition, and Escape hides it", async () => {
  const { page } = await open("/manual/components/", { reducedMotion: true });
  await page.keyboard.press("Tab");
  await word(page).focus();
  await definition(page).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => definition(page).isVisible()).toBe(false);
  expect(await word(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("Escape hides a definition under the pointer, no matter where focus is", async () => {
  const { page } = await open("/manual/components/", { reducedMotion: true });
  await word(page).hover();
  await definition(page).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => definition(page).isVisible()).toBe(false);
});

test("a term is described by its definition", async () => {
  const { page } = await open("/manual/components/");
  const id = await word(page).getAttribute("aria-describedby");
  expect(await page.locator(`[id="${id ?? ""}"]`).textContent()).toBe(
    "A piece of logic that a proxy runs on each request and response.",
  );
});

test("a term without text shows its name from the glossary", async () => {
  const { page } = await open("/manual/components/");
  expect(await page.getByRole("button", { name: "partition", exact: true }).count()).toBe(1);
});

test("a definition stays within a small screen", async () => {
  const { page } = await open("/manual/components/", { width: 320, reducedMotion: true });
  for (const name of ["interceptor", "partition"]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.hover();
    const definition = button.locator("+ [role=tooltip]");
    const edges = async (): Promise<boolean> => {
      const box = await definition.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 320;
    };
    await expect.poll(edges).toBe(true);
  }
});

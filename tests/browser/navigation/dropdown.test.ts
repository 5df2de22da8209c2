import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "../page-objects/open";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "More", exact: true });
const link = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Code", exact: true });

test(
  "a click opens a drop-down with its links, and links to other sites open in a labeled new tab",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/markdown/");
    expect(await link(page).isVisible()).toBe(false);
    await button(page).click();
    await expect.poll(() => link(page).isVisible()).toBe(true);
    const elsewhere = page.getByRole("banner").getByRole("link", { name: "Elsewhere (opens in a new tab)" });
    expect(await elsewhere.getAttribute("target")).toBe("_blank");
    expect(await elsewhere.getAttribute("rel")).toContain("noopener");
  },
);

test("Enter and the down arrow open it, Escape closes it and returns focus to its button, and Tab alone changes nothing", async () => {
  const { page } = await open("/manual/markdown/");
  await button(page).focus();
  await page.keyboard.press("Enter");
  expect(await button(page).getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Escape");
  expect(await button(page).getAttribute("aria-expanded")).toBe("false");
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => link(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await button(page).getAttribute("aria-expanded")).toBe("false");
});

test("it closes when focus leaves it", async () => {
  const { page } = await open("/manual/markdown/");
  await button(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Handbook" }).focus();
  await expect.poll(() => button(page).getAttribute("aria-expanded")).toBe("false");
});

test("it is marked if it contains the current page", async () => {
  const { page } = await open("/manual/code/");
  const colour = (of: ReturnType<typeof button>) => of.evaluate((element) => getComputedStyle(element).color);
  const current = await colour(button(page));
  await page.goto("/handbook/");
  expect(await colour(button(page))).not.toBe(current);
});

test("a plain text item is shown as text", async () => {
  const { page } = await open("/manual/markdown/");
  expect(await page.getByRole("banner").getByText("v1", { exact: true }).isVisible()).toBe(true);
});

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, openBlank, settled } from "../page-objects/open";

const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

test(
  "the announcement is shown in its colors until the reader closes it, and stays closed",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/markdown/");
    expect(await bar(page).innerText()).toContain("The fixture has news.");
    expect(await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      "rgb(19, 32, 29)",
    );
    await bar(page).getByRole("button", { name: "Close announcement" }).click();
    expect(await bar(page).isVisible()).toBe(false);
    await page.goto("/manual/code/");
    expect(await bar(page).isVisible()).toBe(false);
  },
);

test("ssr-bar-01: a closed announcement is never painted, and nothing moves while the page loads", async () => {
  const { page } = await openBlank();
  await page.addInitScript(() => {
    localStorage.setItem("announcement-closed", "fixture-news");
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/manual/markdown/", { waitUntil: "networkidle" });
  expect(await bar(page).isVisible()).toBe(false);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0);
});

test("below the announcement, the sidebar ends at the bottom of the window, even after scrolling", async () => {
  const { page } = await open("/manual/long/", { reducedMotion: true });
  const sidebar = page.getByRole("navigation", { name: "Manual", exact: true });
  const contents = page.getByRole("navigation", { name: "On this page" });
  const bottoms = () =>
    Promise.all(
      [sidebar, contents].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)),
    );
  expect(await bar(page).isVisible()).toBe(true);
  expect(Math.max(...(await bottoms()))).toBeLessThanOrEqual(900);
  await page.mouse.wheel(0, 2000);
  await expect.poll(async () => (await bottoms())[0]).toBe(900);
  await page.keyboard.press("Control+Home");
  await expect.poll(async () => (await bottoms())[0]).toBe(900);
  await bar(page).getByRole("button", { name: "Close announcement" }).click();
  await expect.poll(async () => (await bottoms())[0]).toBe(900);
});

test("before scripts run, the sidebar also ends at the bottom of the window", async () => {
  const { page } = await open("/manual/long/", { javaScript: false });
  const sidebar = page.getByRole("navigation", { name: "Manual", exact: true });
  expect(await bar(page).isVisible()).toBe(true);
  expect(await sidebar.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(900);
});

test("the notice on pages of a product that is being sunset is fixed at the top and pushes the page down by 4rem", async () => {
  const { page } = await open("/desktop/features/ksqldb/", { baseUrl: inject("siteUrl") });
  const notice = page.getByRole("complementary", { name: "Notice" });
  expect(await notice.innerText()).toBe(
    "We're sunsetting the product's desktop app at the end of 2025. Read more",
  );
  expect(await notice.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(64);
  await page.mouse.wheel(0, 2000);
  await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(64);
  expect((await notice.boundingBox())?.y).toBe(0);
  await notice.getByRole("link", { name: "Read more" }).click();
  await page.waitForURL("**/desktop/");
});

test("an unknown address under the path of a product that ends has the notice as well", async () => {
  const { page } = await open("/desktop/no/such/page/", { baseUrl: inject("siteUrl") });
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  await page.getByRole("complementary", { name: "Notice" }).waitFor();
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(64);
  await page.goto("/no/such/page/");
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  await settled(page);
  expect(await page.getByRole("complementary", { name: "Notice" }).count()).toBe(0);
});

test("other pages have no notice", async () => {
  const { page } = await open("/gateway/", { baseUrl: inject("siteUrl") });
  expect(await page.getByRole("complementary", { name: "Notice" }).count()).toBe(0);
});

test("the notice doesn't cover a heading that an address jumps to", async () => {
  const { page } = await open("/desktop/#what-to-use-instead", { baseUrl: inject("siteUrl") });
  const [banner, heading] = [page.getByRole("banner"), page.locator("#what-to-use-instead")];
  await expect
    .poll(async () => {
      const [above, box] = [await banner.boundingBox(), await heading.boundingBox()];
      return above && box ? box.y >= above.y + above.height && box.y < 300 : false;
    })
    .toBe(true);
});

import { expect, inject, test } from "vitest";
import { open } from "../page-objects/open";

test("a hideable navbar hides when scrolling down and on jumps, and shows when scrolling up and near the top", async () => {
  const { page } = await open("/manual/topics/", { baseUrl: inject("versionsUrl"), reducedMotion: true });
  await page.setViewportSize({ width: 1440, height: 300 });
  const bar = page.getByRole("banner");
  const isHidden = async () => {
    const box = (await bar.boundingBox())!;
    return box.y + box.height <= 0;
  };
  const scrollTo = (top: number) => page.evaluate((place) => window.scrollTo({ top: place }), top);
  expect(await isHidden()).toBe(false);
  await scrollTo(200);
  await expect.poll(isHidden).toBe(true);
  await scrollTo(150);
  await expect.poll(isHidden).toBe(false);
  await scrollTo(200);
  await expect.poll(isHidden).toBe(true);
  // Less than the navbar's height from the top, the navbar shows, even when scrolling down.
  await scrollTo(0);
  await scrollTo(20);
  await expect.poll(isHidden).toBe(false);
  await page.evaluate(() => (window.location.hash = "retention"));
  await expect.poll(isHidden).toBe(true);
  await page.evaluate(() => (window.location.hash = "nowhere"));
  await scrollTo(0);
  await expect.poll(isHidden).toBe(false);
});

test("a hideable navbar hides on a jump up as well, and shows again when the reader scrolls up", async () => {
  const { page } = await open("/manual/topics/", { baseUrl: inject("versionsUrl") });
  await page.setViewportSize({ width: 1440, height: 300 });
  // The jump should have room above and below its target.
  await page.evaluate(() => {
    document.querySelector("article")!.style.paddingBlock = "1000px";
  });
  const bar = page.getByRole("banner");
  const isHidden = async () => {
    const box = (await bar.boundingBox())!;
    return box.y + box.height <= 0;
  };
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.mouse.wheel(0, -100);
  await expect.poll(isHidden).toBe(false);
  const before = await scrolled();
  await page.evaluate(() => (window.location.hash = "retention"));
  await expect.poll(scrolled).toBeLessThan(before);
  await page.waitForFunction(() => {
    const { top } = document.getElementById("retention")!.getBoundingClientRect();
    return top >= 0 && top < 200;
  });
  await expect.poll(isHidden).toBe(true);
  await page.mouse.wheel(0, -50);
  await expect.poll(isHidden).toBe(false);
});

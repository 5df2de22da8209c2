import { expect, inject, test } from "vitest";
import { openBlank, settled } from "./open";

test.each([390, 1440])("nothing moves while results arrive on the search page, %i px wide", async (width) => {
  const { page } = await openBlank({ baseUrl: inject("siteUrl"), width });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value?: number;
        sources?: { node?: Node }[];
      })[]) {
        const moved = entry.sources?.map(({ node }) => node?.textContent?.slice(0, 40));
        shifts.push(`${entry.value ?? 0}: ${moved?.join(", ") ?? ""}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/search/?q=acks");
  await page.getByRole("main").getByRole("article").first().waitFor();
  // The answer from the full text, which comes later, replaces the first one.
  await page.waitForLoadState("networkidle");
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

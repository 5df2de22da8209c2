import { expect, inject, test } from "vitest";
import { openBlank, settled } from "../page-objects/open";

interface Shift {
  value: number;
  /** The beginnings of the texts that moved. */
  texts: string[];
}

type WatchedWindow = Window & { shifts: Shift[] };

test.each([390, 1440])(
  "results that arrive late cause no layout shift on a page that is %i px wide",
  async (width) => {
    const { page } = await openBlank({ baseUrl: inject("siteUrl"), width });
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node?: Node }[];
          };
          shifts.push({ value, texts: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/search/?q=acks");
    await page.getByRole("main").getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    await settled(page);
    const shifts = await page.evaluate(() => (window as unknown as WatchedWindow).shifts);
    // If the full text arrives after the first results, it can add a line of filters.
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.03);
  },
);

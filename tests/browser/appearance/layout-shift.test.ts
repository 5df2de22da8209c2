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
    // The answer from the full text.
    await page.waitForLoadState("networkidle");
    await page
      .getByRole("main")
      .getByText(/^4\d results/)
      .first()
      .waitFor();
    await settled(page);
    const shifts = await page.evaluate(() => (window as unknown as WatchedWindow).shifts);
    // On wide screens, the full text can add a line to the filters next to the results.
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
  },
);

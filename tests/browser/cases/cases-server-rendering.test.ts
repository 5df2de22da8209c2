import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { FIXTURE_SITES } from "../../harness/paths";
import { hydrated, openBlank } from "../page-objects/open";

const published = join(FIXTURE_SITES, "basic", "public");

describe("ssr-bar-01", () => {
  interface WatchedWindow extends Window {
    shifts: number[];
  }

  /** Opens a page whose scripts load late, with a value that an earlier visit stored, and adds up layout shifts. */
  async function openSlowly(
    kept: string,
  ): Promise<{ page: Page; errors: string[]; shift: () => Promise<number> }> {
    const { page, errors } = await openBlank();
    await page.addInitScript((value) => {
      localStorage.setItem("announcement-closed", value);
      const shifts: number[] = [];
      (window as unknown as WatchedWindow).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    }, kept);
    let release = (): void => undefined;
    const painted = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/(?:app|framework|webpack-runtime)-[0-9a-f]+\.js$/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto("/manual/markdown/", { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const before = await bar(page).isVisible();
    release();
    await hydrated(page);
    expect(await bar(page).isVisible()).toBe(before);
    const shift = (): Promise<number> =>
      page.evaluate(() => (window as unknown as WatchedWindow).shifts.reduce((sum, value) => sum + value, 0));
    return { page, errors, shift };
  }

  const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

  test.each([
    ["closed", "fixture-news", false],
    ["variant: another one closed before", "older-news", true],
    ["variant: nonsense kept", "<script>", true],
  ])(
    "%s: the announcement is settled before the first paint, even with slow scripts",
    async (_state, kept, isShown) => {
      const { page, errors, shift } = await openSlowly(kept);
      expect(await bar(page).isVisible()).toBe(isShown);
      // A font that loads late can move a letter. The announcement would move the page at least ten times as much.
      expect(await shift()).toBeLessThan(0.002);
      expect(errors).toEqual([]);
    },
  );
});

describe("ssr-date-02", () => {
  const dates = (page: Page): Promise<string[]> => page.locator("time").allInnerTexts();

  test.each([
    ["/changelog/", "Asia/Tokyo", "de-DE"],
    ["/changelog/Gateway-3.8.1/", "Asia/Tokyo", "de-DE"],
    // Variants: the other side of the date line, and languages with their own digits, order and years.
    ["/changelog/Gateway-3.8.1/", "Pacific/Honolulu", "ar-EG"],
    ["/changelog/1.17.1/", "Pacific/Kiritimati", "th-TH"],
  ])("the dates on %s are the same in %s with %s as in the HTML", async (path, timeZone, locale) => {
    const built = await openBlank({ javaScript: false });
    await built.page.goto(path);
    const written = await dates(built.page);
    expect(written.length).toBeGreaterThan(0);
    const { page, errors } = await openBlank({ timeZone, locale });
    await page.goto(path);
    await hydrated(page);
    expect(await dates(page)).toEqual(written);
    // React logs a mismatch as an error.
    expect(errors).toEqual([]);
  });
});

describe("build-time-06", () => {
  // The 1,000 pages of this case would take too long in a test. `npm run bench:build` builds them, and each page takes a
  // fifth of the time as in a site with 100 pages (bench/build/results.md, ARCHITECTURE.md). This test covers the reason.
  test("pages are data, so the number of scripts depends on templates, not on pages", async () => {
    const stats = JSON.parse(await readFile(join(published, "webpack.stats.json"), "utf8")) as {
      assetsByChunkName: Record<string, string[]>;
    };
    const components = Object.keys(stats.assetsByChunkName).filter((name) => name.startsWith("component---"));
    const pages = (await readdir(join(published, "page-data"), { recursive: true })).filter((file) =>
      file.endsWith("page-data.json"),
    );
    expect(pages.length).toBeGreaterThan(60);
    expect(components.length).toBeLessThan(15);
    for (const name of components) expect(name).not.toMatch(/content|mdx/);
  });

  test("variant: a page's data contains only its own content, not the whole site's", async () => {
    const data = await readFile(join(published, "page-data/manual/edge/topics/page-data.json"), "utf8");
    expect(data).toContain("The CJK heading");
    expect(data).not.toContain("Records are kept in the order");
    const largest = await readFile(join(published, "page-data/app-data.json"), "utf8");
    expect(largest.length).toBeLessThan(500);
  });

  test("variant: scripts that all pages load contain no page addresses", async () => {
    const html = await (await fetch(`${inject("basicUrl")}/manual/edge/topics/`)).text();
    const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1] ?? "");
    const { app } = JSON.parse(/data-files='([^']+)'/.exec(html)?.[1] ?? "") as { app: string[] };
    const scripts = [...sources, ...app];
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts)
      expect(await readFile(join(published, script), "utf8"), script).not.toContain("/manual/edge/topics");
  });
});

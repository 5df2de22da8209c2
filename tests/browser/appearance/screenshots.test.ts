import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hydrated, open, openBlank, settled } from "../page-objects/open";
import { expectScreenshot, hasScreenshots, takesScreenshots } from "./screenshot";

const basic = inject("basicUrl");
const versions = inject("versionsUrl");

interface Screenshot {
  name: string;
  path: string;
  widths: readonly number[];
  baseUrl?: string;
  /** Brings the page into the state that the screenshot shows. */
  prepare?: (page: Page) => Promise<void>;
}

const three = [1440, 768, 390];

/** Pages of fixture sites, so that changes to the content don't change any screenshots. */
const screenshots: readonly Screenshot[] = [
  { name: "home", path: "/", widths: three },
  { name: "doc", path: "/manual/reference-clusters/", widths: three },
  { name: "code", path: "/manual/code/", widths: [1440, 390] },
  { name: "category", path: "/manual/category/ops--failover/", widths: three },
  { name: "catalog", path: "/manual/category/interceptors/", widths: [390] },
  { name: "interceptor", path: "/manual/interceptors/limit-policy/", widths: three },
  { name: "releases", path: "/changelog/", widths: three },
  { name: "release", path: "/changelog/Gateway-3.8.1/", widths: three },
  {
    name: "upgrade-path",
    path: "/changelog/upgrade-path/?product=gateway&from=3.7.1&to=3.8.1",
    widths: three,
    prepare: (page) => page.getByRole("checkbox").first().waitFor(),
  },
  { name: "support", path: "/manual/versions/?console=1.33.0&kafka=3.7", widths: three },
  { name: "faq", path: "/faq/", widths: three, baseUrl: versions, prepare: answerQuestion },
  {
    name: "search-page",
    path: "/search/?q=topic",
    widths: three,
    prepare: (page) => page.getByRole("main").getByRole("listitem").first().waitFor(),
  },
  {
    name: "not-found",
    path: "/manual/cod/",
    widths: three,
    prepare: (page) => page.getByRole("heading", { name: "Did you mean" }).waitFor(),
  },
  { name: "right-to-left", path: "/ar/manual/topics/", widths: [1440], baseUrl: versions },
  {
    name: "menu",
    path: "/manual/code/",
    widths: [390],
    prepare: (page) => page.getByRole("button", { name: "Open menu" }).click(),
  },
  {
    name: "search-modal",
    path: "/manual/code/",
    widths: [1440],
    prepare: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Search docs" }).click();
      await page.getByRole("combobox").fill("topic");
      await page.getByRole("option").first().waitFor();
    },
  },
];

/** Closes the consent banner, which covers part of the page. */
async function answerQuestion(page: Page): Promise<void> {
  // The banner appears only once for all widths.
  if (await page.evaluate(() => localStorage.getItem("consent") !== null)) return;
  await page
    .getByRole("region", { name: "Cookie settings" })
    .getByRole("button", { name: "Necessary only" })
    .click();
}

// Support ends on certain dates, and screenshots mustn't depend on the date of the test run.
const day = new Date("2025-07-01T12:00:00Z");

test.skipIf(!hasScreenshots()).each(screenshots)(
  "$name matches its screenshots",
  async ({ name, path, widths, baseUrl = basic, prepare }) => {
    const { page } = await openBlank({ baseUrl, reducedMotion: true });
    await page.clock.setFixedTime(day);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await prepare?.(page);
      await expectScreenshot(page, `${name}-${width}`);
    }
  },
);

// When new screenshots are taken, this test would save the change.
test.skipIf(takesScreenshots || !hasScreenshots()).each([
  ["an article that moved", "article { padding-top: 40px }"],
  ["a heading that moved by two pixels", "h1 { position: relative; top: 2px }"],
  ["a lost icon", "header button[aria-haspopup] > svg { visibility: hidden }"],
])("%s makes the comparison fail", async (_name, content) => {
  const { page } = await open("/manual/code/", { reducedMotion: true });
  await page.addStyleTag({ content });
  await settled(page);
  await expect(expectScreenshot(page, "code-1440")).rejects.toThrow(
    /code-1440 has changed: .* % of its pixels differ/,
  );
});

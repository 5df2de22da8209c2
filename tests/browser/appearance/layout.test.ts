import { expect, inject, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { open, settled } from "../page-objects/open";

const widths = [
  { width: 1440, sidebar: true, contents: true, mainLinks: true },
  { width: 1200, sidebar: true, contents: false, mainLinks: true },
  { width: 997, sidebar: true, contents: false, mainLinks: true },
  { width: 996, sidebar: false, contents: false, mainLinks: false },
  { width: 390, sidebar: false, contents: false, mainLinks: false },
];

test.each(widths)(
  "at $width px the sidebar, the table of contents and the navbar are in place",
  async ({ width, sidebar, contents, mainLinks }) => {
    const doc = new DocPage((await open("/manual/components/", { width })).page);
    expect(await doc.sidebar.isVisible()).toBe(sidebar);
    expect(await doc.menuButton.isVisible()).toBe(!sidebar);
    expect(await doc.contents.isVisible()).toBe(contents);
    expect(await doc.foldedContents.isVisible()).toBe(!contents);
    expect(await doc.mainLinks.isVisible()).toBe(mainLinks);
    expect(await doc.title.innerText()).toBe("Components");
    expect(await doc.pager.isVisible()).toBe(true);
  },
);

test.each([320, 768, 996])("at %i px the site's fullest navbar fits", async (width) => {
  const { page } = await open("/gateway/", { baseUrl: inject("siteUrl"), width });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test.each(["/gateway/", "/platform/", "/gateway/concepts/interceptors/", "/faq/", "/changelog/"])(
  "from 997 px up the navbar of %s is one line, and no items in it overlap",
  async (path) => {
    const { page } = await open(path, { baseUrl: inject("siteUrl") });
    for (const width of [997, 1024, 1216, 1217, 1280, 1408, 1409, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const boxes = await page.getByRole("banner").evaluate((bar) =>
        [...bar.querySelectorAll("a, button")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right, height }) => ({ left, right, height }))
          .sort((one, other) => one.left - other.left),
      );
      expect(boxes.length).toBeGreaterThan(6);
      boxes.reduce((before, box) => {
        expect(box.left, `${width} px: ${JSON.stringify(boxes)}`).toBeGreaterThanOrEqual(before.right + 8);
        return box;
      });
      // Two lines of the smallest text would be higher.
      for (const { height } of boxes) expect(height).toBeLessThanOrEqual(37);
      const squeezed = await page
        .locator("header svg:visible")
        .evaluateAll(
          (icons) =>
            icons.filter((icon) => icon.getBoundingClientRect().width < Number(icon.getAttribute("width")))
              .length,
        );
      expect(squeezed, `${width} px`).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test.each(["/gateway/", "/platform/", "/guides/tutorials/"])(
  "at 997 px, what the navbar of %s has no room for is in its menu More",
  async (path) => {
    const { page } = await open(path, { baseUrl: inject("siteUrl"), width: 1217 });
    const navbar = page.getByRole("navigation", { name: "Main" });
    // A closed list is invisible, but still there.
    const shown = async () =>
      new Set(
        await navbar
          .locator("a")
          .evaluateAll((all) =>
            all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
          ),
      );
    const more = navbar.getByRole("button", { name: "More" });
    expect(await more.count()).toBe(0);
    const wide = await shown();
    expect(wide).toContain("/support/");
    expect(wide).toContain("/guides/");
    await page.setViewportSize({ width: 997, height: 900 });
    await settled(page);
    expect(await more.count()).toBe(1);
    expect(await shown()).toEqual(wide);
    await page.reload();
    await more.click();
    await navbar.getByRole("link", { name: "Version support" }).click();
    await page.getByRole("heading", { level: 1, name: "Version support" }).waitFor();
  },
);

test("the search box shows its text wherever there is room for it", async () => {
  const { page } = await open("/guides/tutorials/", { baseUrl: inject("siteUrl") });
  const button = page.getByRole("banner").getByRole("button", { name: "Search docs" });
  const label = button.getByText("Search docs");
  for (const width of [997, 1024, 1100, 1216, 1280, 1366, 1400, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const [box, text] = [(await button.boundingBox())!, (await label.boundingBox())!];
    const gaps = await page.locator("header nav > ul").evaluateAll((lists) => {
      const [left, right] = lists.map((list) => list.getBoundingClientRect());
      return right!.left - left!.right;
    });
    const isShown = text.width > 50;
    if (isShown) expect(text.x + text.width, `${width} px`).toBeLessThanOrEqual(box.x + box.width);
    else expect(gaps, `${width} px: there is room for the text`).toBeLessThan(100);
    if (width >= 1280) expect(isShown, `${width} px`).toBe(true);
  }
});

test("breadcrumbs show the section and the categories, and link to those that have a page", async () => {
  const { page } = await open("/manual/components/");
  const doc = new DocPage(page);
  expect(await doc.breadcrumbs.getByRole("listitem").allInnerTexts()).toEqual(["Manual", "Writing"]);
  expect(await doc.breadcrumbs.getByRole("link").allInnerTexts()).toEqual(["Manual"]);

  await page.goto("/manual/ops/runbook/");
  expect(await doc.breadcrumbs.getByRole("listitem").allInnerTexts()).toEqual(["Manual", "Ops / Failover"]);
  expect(await doc.breadcrumbs.getByRole("link").last().getAttribute("href")).toBe("/manual/ops/");
});

test("the landing page of a section shows its badges and no breadcrumbs", async () => {
  const doc = new DocPage((await open("/manual/")).page);
  expect(await doc.breadcrumbs.count()).toBe(0);
  expect(await doc.page.getByText("Stable", { exact: true }).isVisible()).toBe(true);
  expect(await doc.page.getByText("The landing page of the manual.").isVisible()).toBe(true);
});

test("previous and next follow the sidebar across categories", async () => {
  const { page } = await open("/manual/forgiving/");
  const { pager } = new DocPage(page);
  const previous = pager.getByRole("link", { name: "Previous" });
  const next = pager.getByRole("link", { name: "Next" });
  expect(await previous.getAttribute("href")).toBe("/manual/toc-depth/");
  expect(await previous.innerText()).toContain("Deep contents");
  expect(await next.getAttribute("href")).toBe("/manual/category/pictures/");

  await page.goto("/manual/");
  expect(await previous.count()).toBe(0);
  expect(await next.getAttribute("href")).toBe("/manual/components/");
});

test("a page shows when it was reviewed, when it was updated and where to edit it", async () => {
  const { page } = await open("/manual/components/");
  const reviewed = page.getByText("Reviewed November 1, 2025").locator("time");
  expect(await reviewed.getAttribute("datetime")).toBe("2025-11-01");
  const updated = page.getByText("Updated November 3, 2025").locator("time");
  expect(await updated.getAttribute("datetime")).toBe("2025-11-03");
  expect(await page.getByRole("link", { name: "Edit this page" }).getAttribute("href")).toBe(
    "https://code.example/edit/content/manual/components.mdx",
  );

  await page.goto("/manual/markdown/");
  expect(await page.getByRole("link", { name: "Edit this page" }).count()).toBe(1);
  expect(await page.locator("time").count()).toBe(0);
});

test("on small screens, the table of contents is collapsed, and its entries lead to their headings", async () => {
  const { page } = await open("/manual/markdown/", { width: 390, reducedMotion: true });
  const doc = new DocPage(page);
  const link = doc.foldedContents.getByRole("link", { name: "Lists" });
  expect(await link.isVisible()).toBe(false);
  await doc.foldedContents.locator("summary").click();
  await link.click();
  expect(new URL(page.url()).hash).toBe("#lists");
  await expect.poll(() => doc.distanceBelowBar(page.locator("#lists"))).toBeGreaterThanOrEqual(0);
});

test("the line below a table's header continues under an empty corner cell, and the last row has no line", async () => {
  const { page } = await open("/guides/get-started/", { baseUrl: inject("siteUrl") });
  const table = page.getByRole("table").first();
  const lines = (cells: string) =>
    table.locator(cells).evaluateAll((all) => all.map((cell) => getComputedStyle(cell).borderBottomWidth));
  expect(new Set(await lines("thead :is(td, th)"))).toEqual(new Set(["1px"]));
  expect(await table.locator("thead td").count()).toBe(1);
  expect(new Set(await lines("tbody tr:last-child td"))).toEqual(new Set(["0px"]));
});

test("a table of names and values has no empty band above it", async () => {
  const { page } = await open("/gateway/reference/api-reference/", { baseUrl: inject("siteUrl") });
  const heads = page.locator("main thead:not(:has(th))");
  expect(await heads.count()).toBeGreaterThan(0);
  expect(await heads.filter({ visible: true }).count()).toBe(0);
});

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, open } from "../page-objects/open";

const baseUrl = inject("versionsUrl");
const site = "https://versions.example";

const bar = (page: Page) => page.getByRole("banner");
const versionButton = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute("href");

async function versionLinks(page: Page, label: string): Promise<string[]> {
  await versionButton(page, label).click();
  const links = bar(page).locator("ul[data-open='true'] a");
  await expect.poll(() => links.first().isVisible()).toBe(true);
  return links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
}

test("the latest version is at the section's address and the others are below it, each with its own pages", async () => {
  for (const [path, title] of [
    ["/manual/", "Manual"],
    ["/manual/topics/", "Topics of version 2.0"],
    ["/manual/next/topics/", "Topics of the next version"],
    ["/manual/1.0/topics/", "Topics of version 1.0"],
    ["/manual/chosen/", "A page with an address of its own"],
    ["/manual/1.0/chosen/", "A page with an address of its own"],
  ] as const) {
    const { page } = await open(path, { baseUrl });
    expect(await new DocPage(page).title.innerText(), path).toBe(title);
  }
});

test("links and the sidebar stay within the version", async () => {
  const { page } = await open("/manual/1.0/topics/", { baseUrl });
  const doc = new DocPage(page);
  const pages = await doc.sidebar.getByRole("link").evaluateAll((all) => all.map((link) => link.textContent));
  expect(pages).toEqual(["Topics", "Reading", "Gone since"]);
  await page.getByRole("link", { name: "what is gone" }).click();
  await expect.poll(() => addressOf(page)).toBe("/manual/1.0/old/");
  await expect
    .poll(() => doc.pager.getByRole("link").allTextContents())
    .toEqual(["PreviousA page with an address of its own"]);
});

test("a sidebar link to another section isn't part of the reading order", async () => {
  const { page } = await open("/manual/chosen/", { baseUrl });
  const doc = new DocPage(page);
  expect(await doc.sidebar.getByRole("link", { name: "The handbook" }).isVisible()).toBe(true);
  expect(await doc.pager.getByRole("link").allTextContents()).toEqual(["PreviousConsumers", "NextGroups"]);
});

test(
  "the version menu leads to the same page if the version has it, and otherwise to its main page",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/topics/", { baseUrl });
    expect(await versionLinks(page, "2.0")).toEqual([
      "Next /manual/next/topics/",
      "2.0 /manual/topics/",
      "1.0 /manual/1.0/topics/",
      "All versions /notes/",
    ]);
    await page.goto("/manual/consumers/");
    expect(await versionLinks(page, "2.0")).toEqual([
      "Next /manual/next/",
      "2.0 /manual/consumers/",
      // Version 1.0 has no page at its address, so the menu links to the first page in its sidebar.
      "1.0 /manual/1.0/topics/",
      "All versions /notes/",
    ]);
  },
);

test("category listings also have counterparts in other versions", async () => {
  const { page } = await open("/manual/category/reading/", { baseUrl });
  expect((await versionLinks(page, "2.0")).slice(0, 3)).toEqual([
    "Next /manual/next/",
    "2.0 /manual/category/reading/",
    "1.0 /manual/1.0/category/reading/",
  ]);
});

test("the chosen version is remembered: links from other sections lead to it, even in later windows", async () => {
  const { page } = await open("/handbook/", { baseUrl });
  const link = (name: string) => bar(page).getByRole("link", { name, exact: true });
  expect(await link("Topics").getAttribute("href")).toBe("/manual/topics/");
  await versionButton(page, "2.0").click();
  await link("1.0").click();
  await expect.poll(() => addressOf(page)).toBe("/manual/1.0/topics/");
  expect(await page.evaluate(() => localStorage.getItem("docs-preferred-version-manual"))).toBe("1.0");

  await page.goto("/handbook/");
  await expect.poll(() => link("Topics").getAttribute("href")).toBe("/manual/1.0/topics/");
  expect(await link("Manual").getAttribute("href")).toBe("/manual/1.0/topics/");
  expect(await versionButton(page, "1.0").isVisible()).toBe(true);
  // The version of the current page takes precedence.
  await page.goto("/manual/next/topics/");
  await expect.poll(() => link("Topics").getAttribute("href")).toBe("/manual/next/topics/");
  expect(await versionButton(page, "Next").isVisible()).toBe(true);
});

test("a remembered version that doesn't exist causes no errors", async () => {
  const { page, errors } = await open("/handbook/", { baseUrl });
  await page.evaluate(() => {
    localStorage.setItem("docs-preferred-version-manual", "0.1");
  });
  await page.reload();
  await expect.poll(() => versionButton(page, "2.0").isVisible()).toBe(true);
  expect(errors).toEqual([]);
});

test.each([
  [
    "/manual/1.0/topics/",
    "This is the documentation for 1.0, which is no longer maintained.",
    "Read this page for 2.0, the latest version.",
    "/manual/topics/",
  ],
  [
    "/manual/1.0/old/",
    "This is the documentation for 1.0, which is no longer maintained.",
    "Read the documentation for 2.0, the latest version.",
    "/manual/",
  ],
  [
    "/manual/next/topics/",
    "This is the documentation for Next, which hasn’t been released yet.",
    "Read this page for 2.0, the latest version.",
    "/manual/topics/",
  ],
])(
  "%s shows which version it belongs to and links to the latest one",
  async (path, notice, action, target) => {
    const { page } = await open(path, { baseUrl });
    const banner = page.getByRole("complementary", { name: "Notice" });
    expect(await banner.getByText(notice).isVisible()).toBe(true);
    await banner.getByRole("link", { name: action }).click();
    await expect.poll(() => addressOf(page)).toBe(target);
    // The address changes before the page does.
    await expect.poll(() => banner.count()).toBe(0);
  },
);

test("for search engines, a page that also exists in the latest version has that page as canonical", async () => {
  const { page } = await open("/manual/1.0/topics/", { baseUrl });
  expect(await canonicalOf(page)).toBe(`${site}/manual/topics/`);
  await page.goto("/manual/1.0/old/");
  expect(await canonicalOf(page)).toBe(`${site}/manual/1.0/old/`);
  const sitemap = await (await page.request.get("/sitemap-0.xml")).text();
  expect(sitemap).toContain(`<loc>${site}/manual/1.0/old/</loc>`);
  expect(sitemap).not.toContain("/manual/1.0/topics/");
});

test.each([
  ["/manual/topics/", "docs-manual-2.0"],
  ["/manual/next/topics/", "docs-manual-current"],
  ["/manual/1.0/category/reading/", "docs-manual-1.0"],
  ["/ar/handbook/", "docs-handbook-current"],
])("%s has the tag %s that search filters by", async (path, tag) => {
  const { page } = await open(path, { baseUrl });
  const data = (await (await page.request.get(`/page-data${path}page-data.json`)).json()) as {
    result: { pageContext: { docsTag?: string } };
  };
  expect(data.result.pageContext.docsTag).toBe(tag);
});

test("a section without versions doesn't mention versions", async () => {
  const { page } = await open("/notes/", { baseUrl });
  expect(await page.getByRole("complementary", { name: "Notice" }).count()).toBe(0);
  expect(await canonicalOf(page)).toBe(`${site}/notes/`);
});

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { FIXTURE_SITES } from "../../harness/paths";
import { DocPage } from "../page-objects/doc-page";
import { hydrated, open, openBlank } from "../page-objects/open";

const published = join(FIXTURE_SITES, "basic", "public");

/** The sidebar entries and pager links that show the reader's position. */
async function placeOf(page: Page): Promise<{ current: string[]; open: string[]; neighbours: string[] }> {
  const { sidebar, pager } = new DocPage(page);
  const hrefs = (links: Locator): Promise<string[]> =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return {
    current: await hrefs(sidebar.locator('a[aria-current="page"]')),
    open: await openCategories(sidebar),
    neighbours: await hrefs(pager.getByRole("link")),
  };
}

function openCategories(sidebar: Locator): Promise<string[]> {
  return sidebar
    .locator('button[aria-expanded="true"]')
    .evaluateAll((all) =>
      all.map((button) =>
        (button.getAttribute("aria-label") ?? button.textContent).replace(": show pages", ""),
      ),
    );
}

describe("side-active-slash-05", () => {
  const wide = {
    current: ["/manual/wide/"],
    open: ["Pictures", "Sizes"],
    neighbours: ["/manual/broken-diagram/", "/manual/long/"],
  };

  test.each(["/manual/wide", "/manual/wide/", "/manual/wide/?x=1#main", "/manual/wide.html"])(
    "%s shows the same position in the sidebar and the pager",
    async (address) => {
      const { page } = await open(address);
      expect(await placeOf(page)).toEqual(wide);
    },
  );

  test("variant: on a host that serves the page without a trailing slash", async () => {
    const { page, errors } = await openBlank();
    await page.route(/\/manual\/wide(\?|$)/, (route) =>
      route.fulfill({ path: join(published, "manual/wide/index.html"), contentType: "text/html" }),
    );
    await page.goto("/manual/wide?x=1");
    await hydrated(page);
    expect(await placeOf(page)).toEqual(wide);
    expect(errors).toEqual([]);
  });

  test("variant: through a link with query and anchor, and in the mobile menu", async () => {
    const { page } = await open("/manual/");
    await page.getByRole("link", { name: "Query and anchor" }).click();
    await page.getByRole("heading", { level: 1, name: "Tabs" }).waitFor();
    expect(await placeOf(page)).toMatchObject({ current: ["/manual/tabs/"], open: ["Writing"] });
    await page.setViewportSize({ width: 390, height: 900 });
    await new DocPage(page).menuButton.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    expect(await menu.locator('a[aria-current="page"]').allInnerTexts()).toEqual(["Tabs page"]);
  });
});

describe("side-active-prefix-06", () => {
  test.each([
    ["/manual/edge/topics-sql/", "Topics in SQL"],
    ["/manual/edge/topics/", "Topics"],
    ["/manual/category/reference-1/", "Reference"],
    ["/manual/ops/", "Ops / Failover"],
  ])("on %s exactly one entry is marked as current", async (path, label) => {
    const { page } = await open(path);
    const current = new DocPage(page).sidebar.locator("a[aria-current]");
    expect(await current.allInnerTexts()).toEqual([label]);
    expect(await current.getAttribute("href")).toBe(path);
  });

  test("variant: in the mobile menu, after the page with the shorter address", async () => {
    const { page } = await open("/manual/edge/topics/", { width: 390 });
    const { menuButton } = new DocPage(page);
    await menuButton.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Topics in SQL" }).click();
    await page.getByRole("heading", { level: 1, name: "Topics in SQL" }).waitFor();
    await menuButton.click();
    expect(await menu.locator("a[aria-current]").allInnerTexts()).toEqual(["Topics in SQL"]);
  });
});

describe("side-autocollapse-07", () => {
  test.each([
    ["from the last page of a category to the next category", "/manual/forgiving/", "Next", ["Pictures"]],
    ["back to the category before it", "/manual/category/pictures/", "Previous", ["Writing"]],
    ["into a category inside of the open one", "/manual/broken-diagram/", "Next", ["Pictures", "Sizes"]],
    ["out of two categories at once", "/manual/long/", "Next", ["Ops / Failover"]],
  ])("the pager leads %s, and the sidebar follows", async (_way, from, link, categories) => {
    const { page } = await open(from);
    const { sidebar, pager } = new DocPage(page);
    await pager.getByRole("link", { name: link }).click();
    await expect.poll(() => openCategories(sidebar)).toEqual(categories);
  });

  test("variant: a category that the reader opened manually also closes", async () => {
    const { page } = await open("/manual/forgiving/");
    const { sidebar, pager } = new DocPage(page);
    await sidebar.getByRole("button", { name: "Recipes: show pages", exact: true }).click();
    await expect.poll(() => openCategories(sidebar)).toEqual(["Recipes"]);
    await pager.getByRole("link", { name: "Next" }).click();
    await expect.poll(() => openCategories(sidebar)).toEqual(["Pictures"]);
  });
});

describe("side-unlisted-10", () => {
  /** Files of the built site that contain a text, including all kinds of lists. */
  async function filesWith(text: string): Promise<string[]> {
    const files = (await readdir(published, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && /\.(?:html|json|xml|txt|js|webmanifest)$|^_/.test(entry.name),
    );
    const found: string[] = [];
    for (const { parentPath, name } of files) {
      if (parentPath.includes("mermaid-")) continue;
      const file = join(parentPath, name);
      if ((await readFile(file, "utf8")).includes(text)) found.push(file.slice(published.length));
    }
    return found;
  }

  test("a draft leaves no trace in the built site: no page, no data, no list entries", async () => {
    expect(await filesWith("axolotl")).toEqual([]);
    expect(await filesWith("/manual/drafts/secret")).toEqual([]);
    expect(await filesWith("A photo, a drawing and an animation.")).not.toEqual([]);
  });

  test("a category with only drafts is omitted, including its listing and nested category", async () => {
    const { page } = await open("/manual/");
    const { sidebar } = new DocPage(page);
    expect(await sidebar.getByText("Edge cases").count()).toBeGreaterThan(0);
    expect(await sidebar.getByText("Only drafts").count()).toBe(0);
    expect(await filesWith("Only drafts")).toEqual([]);
    expect((await page.request.get("/manual/category/only-drafts/")).status()).toBe(404);
    expect((await page.request.get("/manual/drafts/secret/")).status()).toBe(404);
  });

  test("variant: a hidden page exists, but isn't in any list", async () => {
    const lists = (await filesWith("/manual/hidden/")).filter((file) => !file.includes("/manual/hidden/"));
    expect(lists).toEqual([]);
    expect(await filesWith("Only those who know the address come here.")).toContain(
      "/manual/hidden/index.html",
    );
  });
});

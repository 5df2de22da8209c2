import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, hydrated, open, openBlank } from "../page-objects/open";

const baseUrl = inject("versionsUrl");
const site = "https://versions.example";

const languageButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /Languages|اللغات/ });
const attribute = (page: Page, name: string) => page.locator("html").getAttribute(name);

test("the default language is at the root, other languages are under their tags, and each has its own texts", async () => {
  const { page, errors } = await open("/ar/manual/topics/", { baseUrl });
  expect([await attribute(page, "lang"), await attribute(page, "dir")]).toEqual(["ar", "rtl"]);
  expect(await new DocPage(page).title.innerText()).toBe("المواضيع");
  expect(await page.getByRole("navigation", { name: "في هذه الصفحة" }).isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: "تحرير هذه الصفحة" }).isVisible()).toBe(true);
  expect(await page.getByText("ملاحظة").isVisible()).toBe(true);
  expect(await page.title()).toBe("المواضيع · توثيق بإصدارات");
  await page.goto("/manual/topics/");
  expect([await attribute(page, "lang"), await attribute(page, "dir")]).toEqual(["en", "ltr"]);
  expect(errors).toEqual([]);
});

test("without scripts, pages are also in their language", async () => {
  const { page } = await open("/ar/manual/topics/", { baseUrl, javaScript: false });
  expect([await attribute(page, "lang"), await attribute(page, "dir")]).toEqual(["ar", "rtl"]);
  expect(await page.getByRole("link", { name: "تخطَّ إلى المحتوى" }).count()).toBe(1);
});

test("an untranslated page has the original's content, marked with its language, in a translated shell", async () => {
  const { page } = await open("/ar/manual/consumers/", { baseUrl });
  expect(await attribute(page, "lang")).toBe("ar");
  const { title } = new DocPage(page);
  expect([
    await title.innerText(),
    await title.getAttribute("lang"),
    await title.getAttribute("dir"),
  ]).toEqual(["Consumers", "en", "ltr"]);
  // Labels within the content are in the content's language, because they are surrounded by its text.
  const note = page.getByRole("note");
  expect(await note.innerText()).toMatch(/^Note/);
  expect(await note.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  expect(await page.getByRole("link", { name: "تحرير هذه الصفحة" }).isVisible()).toBe(true);
});

test("links in content, sidebar and navbar keep the language", async () => {
  const { page } = await open("/ar/manual/topics/", { baseUrl });
  const hrefs = await page
    .locator("article a[href^='/']")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(hrefs).toEqual(expect.arrayContaining(["/ar/manual/consumers/", "/ar/manual/"]));
  expect(hrefs.filter((href) => !href?.startsWith("/ar/"))).toEqual([]);
  await page.goto("/ar/handbook/");
  const sidebar = page.getByRole("navigation", { name: "الكتيّب", exact: true });
  expect(await sidebar.getByRole("link", { name: "الدليل" }).getAttribute("href")).toBe("/ar/manual/");
  const bar = page.getByRole("banner");
  expect(await bar.getByRole("link", { name: "تمرين" }).getAttribute("href")).toBe(
    "/ar/handbook/drills/broker-loss/",
  );
});

test("links on an untranslated page keep the reader's language, and links to files don't change", async () => {
  const { page } = await open("/ar/manual/1.0/topics/", { baseUrl });
  await page.getByRole("link", { name: "what is gone" }).click();
  await expect.poll(() => addressOf(page)).toBe("/ar/manual/1.0/old/");
  await page.goto("/manual/topics/");
  expect(await page.getByRole("link", { name: "a file" }).getAttribute("href")).toBe("/icon.svg");
});

test("a translation uses partials, images and pages of its original if it has none of its own", async () => {
  const { page } = await open("/ar/handbook/", { baseUrl });
  expect(await page.getByText("A note of the handbook.").isVisible()).toBe(true);
  const image = page.getByRole("img", { name: "تمرين" });
  await expect
    .poll(() => image.evaluate((element) => (element as unknown as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("link", { name: "التمرين" }).click();
  await expect.poll(() => addressOf(page)).toBe("/ar/handbook/drills/broker-loss/#first");
});

test("switching the language keeps path, query and hash, in both directions", async () => {
  const { page } = await open("/manual/topics/?from=mail#retention", { baseUrl });
  await languageButton(page).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("**/ar/manual/topics/?from=mail#retention");
  await hydrated(page);
  await languageButton(page).click();
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL((url) => url.pathname === "/manual/topics/");
  expect(addressOf(page)).toBe("/manual/topics/?from=mail#retention");
});

test("the language menu keeps the hash after a jump on the page, and marks the current language", async () => {
  const { page } = await open("/manual/topics/", { baseUrl });
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Names" }).click();
  const arabic = page.getByRole("banner").locator('a[hreflang="ar"]');
  await languageButton(page).click();
  await arabic.hover();
  expect(await arabic.getAttribute("href")).toBe("/ar/manual/topics/#names");
  expect(await page.getByRole("banner").locator('a[hreflang="en"]').getAttribute("aria-current")).toBe(
    "true",
  );
});

test("translations are linked for search engines, and untranslated pages have the original as canonical", async () => {
  const { page } = await open("/ar/manual/topics/", { baseUrl });
  const alternates = () =>
    page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((all) =>
        all.map((each) => `${each.getAttribute("hreflang")} ${each.getAttribute("href")}`),
      );
  const canonical = page.locator('link[rel="canonical"]');
  expect(await alternates()).toEqual([
    `en ${site}/manual/topics/`,
    `ar ${site}/ar/manual/topics/`,
    `x-default ${site}/manual/topics/`,
  ]);
  expect(await canonical.getAttribute("href")).toBe(`${site}/ar/manual/topics/`);
  await page.goto("/ar/manual/consumers/");
  expect(await alternates()).toEqual([]);
  expect(await canonical.getAttribute("href")).toBe(`${site}/manual/consumers/`);
  const sitemap = await (await page.request.get("/sitemap-0.xml")).text();
  expect(sitemap).toContain(`hreflang="ar" href="${site}/ar/manual/topics/"`);
  expect(sitemap).not.toContain("/ar/manual/consumers/");
});

test("the language menu keeps changes that the page has since made to its address", async () => {
  const { page } = await open("/search/", { baseUrl });
  await page.getByRole("main").getByRole("searchbox").fill("topics");
  await expect.poll(() => addressOf(page)).toBe("/search/?q=topics");
  await languageButton(page).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("**/ar/search/?q=topics");

  await page.goto("/manual/topics/");
  await hydrated(page);
  await languageButton(page).click();
  await page.evaluate(() => history.replaceState(history.state, "", "?a=1#names"));
  // Opened and chosen with only the keyboard.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  const focused = page.locator(":focus");
  expect(await focused.getAttribute("href")).toBe("/ar/manual/topics/?a=1#names");
  await page.evaluate(() => history.pushState(history.state, "", "?b=2"));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/ar/manual/topics/?b=2");
});

test("the home page, articles, listings and old addresses exist in each language", async () => {
  const { page } = await open("/ar/", { baseUrl });
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("شغّل كافكا بثقة.");
  expect(await page.getByRole("link", { name: "الدليل" }).first().getAttribute("href")).toBe("/ar/manual/");
  expect(await languageButton(page).isVisible()).toBe(true);
  await page.goto("/ar/faq/");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Questions");
  await page.goto("/ar/manual/category/reading/");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Reading");
  await page.goto("/ar/old-notes/");
  await page.waitForURL("**/ar/notes/");
});

test("parts that load late are in the reader's language and load their own texts", async () => {
  const { page, errors } = await openBlank({ baseUrl });
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/ar/manual/topics/");
  await hydrated(page);
  const question = page.getByRole("region", { name: "إعدادات ملفات الارتباط" });
  await question.getByRole("button", { name: "الضروري فقط" }).click();
  await expect.poll(() => question.count()).toBe(0);
  await page.getByRole("heading", { name: "هل أفادتك هذه الصفحة؟" }).waitFor();
  expect(await page.getByRole("link", { name: "العودة إلى المرجع 1" }).count()).toBe(1);
  expect(await page.locator("#footnote-label").innerText()).toContain("الحواشي");
  expect(files).not.toContain("/translations/ar/search.json");
  await page.getByRole("banner").getByRole("button", { name: "ابحث في التوثيق" }).click();
  const dialog = page.getByRole("dialog", { name: "البحث" });
  await dialog.getByText("لا عمليات بحث أخيرة").waitFor();
  expect(files).toContain("/translations/ar/search.json");
  await dialog.getByRole("combobox", { name: "البحث" }).fill("qqqqxz");
  await dialog.getByText("لا نتائج عن «qqqqxz»").first().waitFor();
  await page.goto("/ar/search/?q=qqqqxz");
  await page.getByRole("main").getByText("لا نتائج عن «qqqqxz»").first().waitFor();
  expect(await page.title()).toBe("نتائج «qqqqxz» · توثيق بإصدارات");
  expect(errors).toEqual([]);
});

test("each language's search index also finds untranslated pages, at their address in that language", async () => {
  const { page, errors } = await openBlank({ baseUrl });
  const indexes: string[] = [];
  page.context().on("request", (request) => {
    if (/\/search\/outline-.*\.json$/.test(request.url())) indexes.push(new URL(request.url()).pathname);
  });
  await page.goto("/ar/manual/topics/");
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "ابحث في التوثيق" }).click();
  await page
    .getByRole("dialog", { name: "البحث" })
    .getByRole("combobox", { name: "البحث" })
    .fill("Consumers");
  await page.getByRole("option").first().click();
  await page.waitForURL(/\/ar\/manual\/consumers\//);
  await expect.poll(() => new DocPage(page).title.innerText()).toBe("Consumers");
  await page.goto("/manual/topics/");
  await hydrated(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /search/i })
    .first()
    .hover();
  await expect.poll(() => new Set(indexes).size).toBe(2);
  expect(errors).toEqual([]);
});

test("the not-found page is in the address's language, even though hosts have only one for all languages", async () => {
  const { page, errors } = await open("/ar/manual/nowhere/", { baseUrl });
  await page.getByRole("heading", { level: 1, name: "الصفحة غير موجودة" }).waitFor();
  expect([await attribute(page, "lang"), await attribute(page, "dir")]).toEqual(["ar", "rtl"]);
  expect(await page.title()).toBe("الصفحة غير موجودة · توثيق بإصدارات");
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: "إلى البداية" }).getAttribute("href")).toBe("/ar/");
  expect(await main.getByRole("link", { name: "ابحث عن" }).getAttribute("href")).toContain("/ar/search/?q=");
  expect(await page.getByRole("banner").getByRole("link", { name: "تمرين" }).getAttribute("href")).toBe(
    "/ar/handbook/drills/broker-loss/",
  );
  // The browser logs that the address returns 404.
  expect(errors.filter((error) => !error.includes("404"))).toEqual([]);
});

test("in right-to-left languages, the sidebar is on the right, code is left-to-right, and nothing scrolls sideways", async () => {
  for (const width of [1440, 390]) {
    const { page } = await open("/ar/manual/topics/", { baseUrl, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await page.locator("pre").evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    if (width === 390) continue;
    const sidebar = await page.getByRole("navigation", { name: "الدليل", exact: true }).boundingBox();
    const title = await new DocPage(page).title.boundingBox();
    expect(sidebar!.x).toBeGreaterThan(title!.x);
  }
});

test("in right-to-left languages, everything except code is mirrored", async () => {
  const { page } = await open("/ar/manual/topics/", { baseUrl });
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  /** The distances from an element's text to the element's edges. */
  const gaps = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        return { left: text.left - box.left, right: box.right - text.right };
      });
  expect(await style('article [role="note"]', "border-right-width")).toBe("4px");
  expect(await style("article blockquote", "border-right-width")).toBe("3px");
  expect(await style("article ol", "padding-right")).toBe("24px");
  const [head, number] = [await gaps("article th"), await gaps('article td[align="right"]')];
  expect(head.right).toBeLessThan(head.left);
  expect(number.left).toBeLessThan(number.right);
  const line = await gaps("pre .line");
  expect(line.left).toBeLessThan(line.right);

  const crumbs = page.getByRole("navigation", { name: "مسار التنقل" });
  const boxes = await Promise.all((await crumbs.locator("li").all()).map((item) => item.boundingBox()));
  expect(boxes.map((box) => box!.x)).toEqual(boxes.map((box) => box!.x).toSorted((a, b) => b - a));
  const pager = page.getByRole("navigation", { name: "الصفحة السابقة والتالية" });
  const [previous, next] = [pager.locator('[rel="prev"]'), pager.locator('[rel="next"]')];
  expect((await previous.boundingBox())!.x).toBeGreaterThan((await next.boundingBox())!.x);
  const contents = page.getByRole("navigation", { name: "في هذه الصفحة" });
  expect((await contents.boundingBox())!.x).toBeLessThan((await new DocPage(page).title.boundingBox())!.x);

  const word = page.getByRole("button", { name: "الإزاحة" });
  await word.focus();
  const tooltip = (await page.getByRole("tooltip").boundingBox())!;
  const box = (await word.boundingBox())!;
  expect(Math.abs(tooltip.x + tooltip.width - box.x - box.width)).toBeLessThan(1);

  await page.getByRole("tab", { name: "لينكس" }).press("ArrowLeft");
  expect(await page.getByRole("tab", { name: "ماك" }).getAttribute("aria-selected")).toBe("true");
});

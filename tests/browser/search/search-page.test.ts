import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { addressOf, open, openBlank } from "../page-objects/open";
import { mark, SearchModal } from "../page-objects/search";

const index = "**/search/manifest.json";
const box = (page: Page) => page.getByRole("main").getByRole("searchbox");
const hits = (page: Page) => page.getByRole("main").getByRole("article");
// Without the text for screen readers.
const summary = (page: Page) =>
  page
    .getByRole("main")
    .locator("p:not([role])")
    .filter({ hasText: /^(\d+ results|One result) for/ });
const filter = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("checkbox", { name: new RegExp(`^${name} `) });

/** The search page once it shows results. */
async function results(query: string, options: Parameters<typeof open>[1] = {}) {
  const opened = await open(`/search/${query}`, { reducedMotion: true, ...options });
  await summary(opened.page).waitFor();
  return opened;
}

const countOf = async (page: Page) => Number(/^\d+/.exec(await summary(page).innerText())?.[0]);

test("searches for the query in the address and shows it in the page title", async () => {
  const { page, errors } = await results("?q=only%20on%20windows");
  expect(await box(page).inputValue()).toBe("only on windows");
  const first = hits(page).first();
  expect(await first.getByRole("heading").innerText()).toBe("Only on Windows");
  expect(await first.getByRole("link").getAttribute("href")).toBe("/manual/tabs/#only-on-windows");
  expect(await first.innerText()).toContain("Tabs page");
  expect((await first.locator("mark").allInnerTexts()).length).toBeGreaterThan(0);
  expect(await page.title()).toBe("Results for “only on windows” · Fixture docs");
  expect(errors).toEqual([]);
});

test("typing searches and replaces the address, so going back once leaves the page", async () => {
  const { page } = await open("/manual/markdown/");
  await page.goto("/search/");
  await box(page).waitFor();
  await box(page).pressSequentially("a");
  await summary(page).waitFor();
  await expect.poll(() => addressOf(page)).toBe("/search/?q=a");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
});

test("Back restores earlier pages, filters and their results", async () => {
  const { page } = await results("?q=a");
  // The full text has loaded too, and it finds more.
  await expect.poll(() => countOf(page)).toBeGreaterThan(40);
  const all = await countOf(page);
  await filter(page, "Kind", "Documentation").check();
  await expect.poll(() => addressOf(page)).toBe("/search/?q=a&kind=docs");
  // The address changes before the results do.
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  const first = await hits(page).first().innerText();
  await page.getByRole("navigation", { name: "Result pages" }).getByRole("link", { name: "Page 2" }).click();
  await expect.poll(() => addressOf(page)).toBe("/search/?q=a&kind=docs&page=2");
  await expect.poll(() => hits(page).first().innerText()).not.toBe(first);
  await page.goBack();
  await expect.poll(() => addressOf(page)).toBe("/search/?q=a&kind=docs");
  await expect.poll(() => hits(page).first().innerText()).toBe(first);
  await page.goBack();
  await expect.poll(() => filter(page, "Kind", "Documentation").isChecked()).toBe(false);
  await expect.poll(() => countOf(page)).toBe(all);
  await page.goForward();
  await expect.poll(() => filter(page, "Kind", "Documentation").isChecked()).toBe(true);
});

test("several values of a filter can be selected, and each shows how many results it would add", async () => {
  const { page } = await results("?q=broker");
  const all = await countOf(page);
  const values = page.getByRole("group", { name: "Product" }).locator("label");
  const before = (await values.allInnerTexts()).toSorted();
  expect(before.length).toBeGreaterThan(1);
  await filter(page, "Product", "Handbook").check();
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  expect((await values.allInnerTexts()).toSorted()).toEqual(before);
  const one = await countOf(page);
  await filter(page, "Product", "Manual").check();
  await expect.poll(() => countOf(page)).toBeGreaterThan(one);
});

test("a filter is applied immediately, even if results are slow, and Back undoes it", async () => {
  const { page } = await openBlank({ reducedMotion: true });
  // Simulates a slow device: each query reaches the worker late.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 700);
    };
  });
  // The full text doesn't change the results of this query.
  await page.goto("/search/?q=the");
  await summary(page).waitFor();
  const all = await countOf(page);
  // `check` fails if the checkbox isn't checked right after the click.
  await filter(page, "Kind", "Documentation").check();
  expect(await countOf(page)).toBe(all);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await page.goBack();
  await expect.poll(() => filter(page, "Kind", "Documentation").isChecked()).toBe(false);
  await expect.poll(() => countOf(page)).toBe(all);
});

test("an address with a query, a filter and a page restores all of them", async () => {
  const { page } = await results("?q=a&product=Manual&page=2");
  expect(await filter(page, "Product", "Manual").isChecked()).toBe(true);
  const current = page.locator('[aria-label="Result pages"] [aria-current="page"]');
  expect(await current.innerText()).toBe("2");
});

test("filters show how many results they leave, and can be cleared", { tags: ["interaction"] }, async () => {
  const { page } = await results("?q=broker");
  // The counts are final once the full text is loaded.
  await page.waitForLoadState("networkidle");
  const all = await countOf(page);
  const handbook = filter(page, "Product", "Handbook");
  const label = page.getByRole("group", { name: "Product" }).locator("label", { hasText: "Handbook" });
  const promised = Number(/\d+/.exec(await label.innerText())?.[0]);
  expect(promised).toBeLessThan(all);
  await handbook.check();
  await expect.poll(() => countOf(page)).toBe(promised);
  for (const link of await hits(page).getByRole("link").all())
    expect(await link.getAttribute("href")).toMatch(/^\/handbook\//);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(() => countOf(page)).toBe(all);
  expect(addressOf(page)).toBe("/search/?q=broker");
});

test("a page shows 20 results", async () => {
  const { page } = await results("?q=a");
  expect(await countOf(page)).toBeGreaterThan(20);
  expect(await hits(page).count()).toBe(20);
});

test("without a query it shows a hint and suggestions", async () => {
  const { page } = await open("/search/");
  await page.getByText("Type what you’re looking for").waitFor();
  await page.getByRole("main").getByRole("button", { name: "tabs" }).click();
  await summary(page).waitFor();
  expect(await box(page).inputValue()).toBe("tabs");
  expect(addressOf(page)).toBe("/search/?q=tabs");
});

test("without results it shows the query and suggests other queries", async () => {
  const { page } = await open("/search/?q=qqqqxz");
  const main = page.getByRole("main");
  await main.getByText("Try searching for:").waitFor();
  expect((await main.innerText()).replace(/\s+/g, " ")).toContain("No results for “qqqqxz”");
  expect(await main.getByRole("link", { name: /Let us know/ }).getAttribute("href")).toBe(
    "https://support.example.com/?missing=qqqqxz",
  );
});

test("if the index can't be loaded, it shows an error, and Retry searches again", async () => {
  const { page, errors } = await openBlank();
  await page.route(index, (route) => route.abort());
  await page.goto("/search/?q=a");
  const alert = page.getByRole("main").getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("Unable to fetch results");
  expect(await alert.innerText()).toContain("You might want to check your network connection.");
  await page.unroute(index);
  await alert.getByRole("button", { name: "Retry" }).click();
  await summary(page).waitFor();
  expect(errors.filter((error) => !error.includes("Failed to load resource"))).toEqual([]);
});

test("if its code can't be loaded, it shows an error, and Retry loads it", async () => {
  const { page } = await openBlank();
  const chunk = /\/search-page-[0-9a-f]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.goto("/search/?q=a");
  await page.getByRole("alert").getByText("Unable to load search.").waitFor();
  await page.unroute(chunk);
  await page.getByRole("button", { name: "Retry" }).click();
  await summary(page).waitFor();
});

test.each([
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  // Variants: inputs that break out of an attribute or a title.
  '"><svg onload=alert(1)>',
  "</title><script>alert(1)</script>",
])("ui-q-xss-06: the query %s is shown as text everywhere", async (query) => {
  const { page, errors } = await openBlank();
  page.on("dialog", () => errors.push("a script ran"));
  await page.goto(`/search/?q=${encodeURIComponent(query)}`);
  await expect.poll(() => page.getByRole("main").innerText()).toContain(query);
  expect(await box(page).inputValue()).toBe(query);
  expect(await page.title()).toContain(query);
  expect(await page.locator("main img, main script, main svg[onload]").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("ui-snippet-xss-07: markup in the docs is text in the snippets", async () => {
  const { page, errors } = await results("?q=wallaby");
  await expect.poll(() => hits(page).first().innerText()).toContain("<img src=x onerror=alert(1)>");
  expect(await hits(page).first().locator("mark").allInnerTexts()).toEqual(["wallaby"]);
  expect(await page.locator("main img").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("ui-maxlen-09: a query from an address or a paste is limited to 64 characters, and none is cut in half", async () => {
  const { page, errors } = await open(`/search/?q=${"a".repeat(63)}${encodeURIComponent("🦓🦓")}`);
  await box(page).waitFor();
  expect(await box(page).inputValue()).toBe("a".repeat(63));
  await box(page).fill("");
  await box(page).focus();
  await page.keyboard.insertText("b".repeat(200));
  expect(await box(page).inputValue()).toBe("b".repeat(64));
  expect(errors).toEqual([]);
});

test("ui-ime-enter-02, variant: an input method's text is searched for when the composition ends", async () => {
  const { page } = await open("/search/");
  await box(page).focus();
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "クラ", selectionStart: 2, selectionEnd: 2 });
  expect(await box(page).inputValue()).toBe("クラ");
  expect(addressOf(page)).toBe("/search/");
  await page.keyboard.insertText("クラスタ");
  await expect.poll(() => addressOf(page)).toBe(`/search/?q=${encodeURIComponent("クラスタ")}`);
});

test("the modal on this page links to results on the same page", async () => {
  const { page } = await results("?q=a");
  const reloaded = await mark(page);
  const modal = new SearchModal(page);
  await modal.search("broker");
  await modal.dialog.getByRole("link", { name: /^See all/ }).click();
  await expect.poll(() => box(page).inputValue()).toBe("broker");
  await expect.poll(() => summary(page).innerText()).toContain("“broker”");
  await modal.dialog.waitFor({ state: "hidden" });
  await page.goBack();
  await expect.poll(() => summary(page).innerText()).toContain("“a”");
  expect(await reloaded()).toBe(true);
});

test("a result opens within the site, and Back restores the results", async () => {
  const { page } = await results("?q=only%20on%20windows");
  const reloaded = await mark(page);
  await hits(page).first().getByRole("link").click();
  await page.waitForURL("**/manual/tabs/#only-on-windows");
  await page.goBack();
  await summary(page).waitFor();
  expect(await reloaded()).toBe(true);
});

test("going back immediately, while the results are unmounting, restores the results", async () => {
  const address = "/search/?q=only%20on%20windows";
  const { page } = await open(address);
  for (const delay of [0, 2, 4, 8, 16, 24, 32, 48, 64]) {
    await page.goto(address);
    await hits(page).first().waitFor();
    await page.evaluate((milliseconds) => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        setTimeout(() => history.back(), milliseconds);
      };
      addEventListener("popstate", () => setTimeout(() => document.body.setAttribute("data-back", ""), 500));
    }, delay);
    await hits(page).first().getByRole("link").click();
    await page.locator("body[data-back]").waitFor();
    await summary(page).waitFor();
    expect(addressOf(page), `after ${delay} ms`).toBe(address);
  }
});

test("the field has focus on an empty page, but not on a page with results", async () => {
  const focused = (page: Page) => box(page).evaluate((field) => field === document.activeElement);
  const { page } = await open("/search/");
  await box(page).waitFor();
  await expect.poll(() => focused(page)).toBe(true);
  const other = await results("?q=a");
  expect(await focused(other.page)).toBe(false);
});

test("without scripts it explains that search needs them and links to the sections", async () => {
  const { page } = await open("/search/", { javaScript: false });
  const main = page.getByRole("main");
  expect(await main.innerText()).toContain("Search requires JavaScript");
  expect(await main.getByRole("link").allInnerTexts()).toEqual(["Manual", "Handbook"]);
  expect(await main.getByRole("status").count()).toBe(0);
});

test("search engines don't index it", async () => {
  const html = await (await fetch(`${inject("basicUrl")}/search/`)).text();
  expect(html).toContain('name="robots" content="noindex"');
  const sitemap = await (await fetch(`${inject("basicUrl")}/sitemap-0.xml`)).text();
  expect(sitemap).toContain("/manual/");
  expect(sitemap).not.toContain("/search/");
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf, open } from "../page-objects/open";
import { mark, SearchModal } from "../page-objects/search";

const index = "**/search/manifest.json";

async function start(options: Parameters<typeof open>[1] = {}) {
  const { page, errors } = await open("/manual/markdown/", { reducedMotion: true, ...options });
  return { page, errors, modal: new SearchModal(page) };
}

/** Enters the query with an input method, without ending the composition. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

test(
  "results are grouped by their top level, up to five per group, with a link to all of them",
  { tags: ["interaction"] },
  async () => {
    const { page, modal } = await start();
    await modal.search("a");
    const lists = modal.dialog.getByRole("listbox");
    await expect.poll(() => lists.count()).toBeGreaterThan(0);
    for (const list of await lists.all()) {
      const count = await list.getByRole("option").count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(5);
    }
    expect(await modal.group("Manual").count()).toBe(1);
    const all = modal.dialog.getByRole("link", { name: /^See all \d+ results$/ });
    const count = Number(/\d+/.exec(await all.innerText())?.[0]);
    expect(count).toBeGreaterThan(20);
    expect(await all.getAttribute("href")).toBe("/search/?q=a");
    const reloaded = await mark(page);
    await all.click();
    await page.getByText(`${count} results for “a”`).waitFor();
    expect(await reloaded()).toBe(true);
    expect(addressOf(page)).toBe("/search/?q=a");
  },
);

test("the count is for the current query only, not the total for all typed queries", async () => {
  const { modal } = await start();
  await modal.search("a");
  const countOf = async (query: string): Promise<string> => {
    await modal.box.fill(query);
    return modal.dialog.locator(`a[href="/search/?q=${query}"]`).innerText();
  };
  let last = "";
  // The count changes once the full text has loaded. A total for all queries would change each time.
  await expect
    .poll(async () => {
      const before = last;
      await countOf("th");
      last = await countOf("a");
      return last === before;
    })
    .toBe(true);
});

test("matches are highlighted", async () => {
  const { modal } = await start();
  await modal.search("tables");
  expect((await modal.options.first().locator("mark").first().innerText()).toLowerCase()).toContain("table");
});

test("a11y-first-arrow-10, variant: the arrow keys move through the results, and from the last to the first", async () => {
  const { page, modal } = await start();
  await modal.search("tables");
  const first = await modal.active();
  expect(first).toContain(await modal.options.first().locator(".DocSearch-Hit-title").innerText());
  await page.keyboard.press("ArrowDown");
  const second = await modal.active();
  expect(second).not.toBe(first);
  await page.keyboard.press("ArrowUp");
  expect(await modal.active()).toBe(first);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  expect(await modal.active()).toBe(first);
});

test(
  "without results it shows the query, suggests other queries and links to support",
  { tags: ["interaction"] },
  async () => {
    const { page, modal } = await start();
    await modal.open();
    await modal.box.fill("qqqqxz");
    await modal.dialog.getByText("Try searching for:").waitFor();
    const text = (await modal.dialog.innerText()).replace(/\s+/g, " ");
    expect(text).toContain("No results for “qqqqxz”");
    expect(text).toContain("Believe this query should return results? Let us know.");
    const link = modal.dialog.getByRole("link", { name: /Let us know/ });
    expect(await link.getAttribute("href")).toBe("https://support.example.com/?missing=qqqqxz");
    expect(await link.getAttribute("target")).toBe("_blank");
    await modal.dialog.getByRole("button", { name: "tabs" }).click();
    await modal.options.first().waitFor();
    expect(await modal.box.inputValue()).toBe("tabs");
    expect(await modal.box.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(page.url()).toContain("/manual/markdown/");
  },
);

test(
  "if the index can't be loaded, it shows an error, and Retry searches again",
  { tags: ["interaction"] },
  async () => {
    const { page, errors, modal } = await start();
    await page.route(index, (route) => route.abort());
    await modal.open();
    await modal.box.fill("tables");
    const alert = modal.dialog.getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).toContain("Unable to fetch results");
    expect(await alert.innerText()).toContain("You might want to check your network connection.");
    await page.unroute(index);
    await alert.getByRole("button", { name: "Retry" }).click();
    await modal.options.first().waitFor();
    expect(errors.filter((error) => !error.includes("Failed to load resource"))).toEqual([]);
  },
);

test("a response that is a page instead of an index has its own error message", async () => {
  const { page, modal } = await start();
  await page.route(index, (route) => route.fulfill({ contentType: "text/html", body: "<p>Sign in</p>" }));
  await modal.open();
  await modal.box.fill("tables");
  const alert = modal.dialog.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("The search service’s response couldn’t be read.");
});

test("a slow search shows a loading indicator", async () => {
  const { page, modal } = await start();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(index, async (route) => {
    await held;
    await route.continue();
  });
  await modal.open();
  await modal.box.fill("tables");
  await modal.dialog.locator(".DocSearch-LoadingIndicator").waitFor();
  expect((await modal.dialog.boundingBox())?.height).toBeGreaterThan(250);
  expect(await modal.box.evaluate((box) => (box as HTMLInputElement).labels?.length)).toBe(0);
  expect(await modal.box.getAttribute("aria-label")).toBe("Search");
  release();
  await modal.options.first().waitFor();
  await modal.dialog.locator(".DocSearch-LoadingIndicator").waitFor({ state: "detached" });
});

test("ui-maxlen-09: the field accepts 64 characters, even when pasting, and cuts no character in half", async () => {
  const { page, errors, modal } = await start();
  await modal.open();
  await modal.box.focus();
  await page.keyboard.insertText("a".repeat(200));
  expect(await modal.box.inputValue()).toBe("a".repeat(64));
  await modal.box.fill("");
  await page.keyboard.insertText("a".repeat(63) + "🦓");
  const value = await modal.box.inputValue();
  expect(value).toBe("a".repeat(63));
  expect(errors).toEqual([]);
});

test("ui-ime-enter-02, ui-ime-esc-03: an input method's composition isn't a query until it ends, and its Enter and Escape have no other effect", async () => {
  const { page, modal } = await start();
  await modal.search("tables");
  const before = await modal.options.first().innerText();
  await compose(page, "クラ");
  for (const key of ["Enter", "Escape"]) {
    await modal.box.evaluate(
      (box, pressed) =>
        box.dispatchEvent(
          new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true, isComposing: true }),
        ),
      key,
    );
  }
  expect(await modal.dialog.isVisible()).toBe(true);
  expect(addressOf(page)).toBe("/manual/markdown/");
  expect(await modal.options.first().innerText()).toBe(before);
  await page.keyboard.insertText("クラスタ");
  await expect.poll(() => modal.dialog.getByRole("status").innerText()).toContain("tablesクラスタ");
  await page.keyboard.press("Escape");
  await modal.dialog.waitFor({ state: "hidden" });
});

test("ui-snippet-xss-07: markup in the docs is text in the results, and markup in the query is also text", async () => {
  const { page, errors, modal } = await start();
  await modal.search("wallaby");
  const option = modal.options.first();
  expect(await option.innerText()).toContain("<img src=x onerror=alert(1)>");
  expect(await option.locator("mark").allInnerTexts()).toEqual(["wallaby"]);
  const query = "<img src=x onerror=alert(2)> qqqqxz";
  await modal.box.fill(query);
  await modal.dialog.getByText(query).first().waitFor();
  expect(await modal.dialog.locator("img, script").count()).toBe(0);
  expect(errors).toEqual([]);
  expect(page.url()).toContain("/manual/markdown/");
});

test.each([
  { width: 1440, words: 10 },
  { width: 768, words: 5 },
])("at $width px a snippet has $words words", async ({ width, words }) => {
  const { modal } = await start({ width });
  await modal.search("how far they have read");
  const snippet = modal.options.locator(".DocSearch-Hit-title", { hasText: "…" }).first();
  const text = (await snippet.innerText()).replaceAll("…", " ").trim();
  expect(text.split(/\s+/)).toHaveLength(words);
});

test.each([390, 320])(
  "at %i px it fills the screen, and the page behind it doesn't scroll",
  async (width) => {
    const { page, modal } = await start({ width });
    // A low window, so that the results need more than one screen.
    const height = 420;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 200));
    // The navbar with the search button is out of view now.
    await page.keyboard.press("Control+K");
    await modal.box.waitFor();
    await modal.search("a");
    const box = (await modal.dialog.boundingBox())!;
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, width, height]);
    expect(await modal.dialog.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 5000);
    await expect
      .poll(() => modal.dialog.locator(".DocSearch-Dropdown").evaluate((list) => list.scrollTop))
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  },
);

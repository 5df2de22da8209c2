import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hydrated, open, openBlank } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";

const path = "/manual/markdown/";

async function start(options: Parameters<typeof open>[1] = {}) {
  const { page, errors } = await open(path, options);
  return { page, errors, modal: new SearchModal(page) };
}

/** Names of the chunks a window has requested. */
function chunksOf(page: Page): string[] {
  const chunks: string[] = [];
  page.on("request", (request) => {
    const name = /\/(search-[a-z]+)-[0-9a-f]+\.js$/.exec(request.url())?.[1];
    if (name !== undefined) chunks.push(name);
  });
  return chunks;
}

test("a click opens search with focus in its field, and Escape closes it and returns focus to the button", async () => {
  const { page, modal } = await start();
  await modal.open();
  expect(await modal.box.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await modal.box.getAttribute("placeholder")).toBe("Search docs");
  await page.keyboard.press("Escape");
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await modal.button.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("search starts empty after it was closed", async () => {
  const { page, modal } = await start();
  await modal.search("tables");
  await page.keyboard.press("Escape");
  await modal.open();
  expect(await modal.box.inputValue()).toBe("");
});

test("a click outside the dialog closes it", async () => {
  const { page, modal } = await start();
  await modal.open();
  await page.mouse.click(10, 600);
  await modal.dialog.waitFor({ state: "hidden" });
});

test.each(["Control+k", "Meta+k"])("%s opens and closes search, and focus returns", async (keys) => {
  const { page, modal } = await start();
  const link = page.getByRole("link", { name: "Handbook" }).first();
  await link.focus();
  await page.keyboard.press(keys);
  await modal.box.waitFor();
  await page.keyboard.press(keys);
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("ui-slash-input-01: the slash opens search with an empty field", async () => {
  const { page, modal } = await start();
  await page.keyboard.press("/");
  await modal.box.waitFor();
  expect(await modal.box.inputValue()).toBe("");
});

test.each([
  ["an input", "<input>"],
  ["a textarea", "<textarea></textarea>"],
  ["a select", "<select><option>a</option></select>"],
  ["editable text", '<div contenteditable="true">a</div>'],
  ["an input inside of a shadow root", "<div data-shadow></div>"],
  ["variant: a field for numbers", '<input type="number">'],
  ["variant: editable plain text", '<div contenteditable="plaintext-only">a</div>'],
])("ui-slash-input-01: the slash in %s is only a character", async (_, html) => {
  const { page, modal } = await start();
  await page.evaluate((markup) => {
    document.querySelector("article")!.insertAdjacentHTML("beforeend", markup);
    let field = document.querySelector("article")!.lastElementChild as HTMLElement;
    if (field.matches("[data-shadow]")) {
      const root = field.attachShadow({ mode: "open" });
      root.innerHTML = "<input>";
      field = root.querySelector("input")!;
    }
    field.focus();
    document.documentElement.dataset.typed = "";
    field.addEventListener("keydown", (event) => {
      document.documentElement.dataset.typed = `${document.documentElement.dataset.typed ?? ""}${event.key}`;
    });
  }, html);
  await page.keyboard.press("/");
  expect(await page.locator("html").getAttribute("data-typed")).toBe("/");
  expect(await modal.dialog.count()).toBe(0);
});

test("typing while the button is focused opens search with the typed text", async () => {
  const { page, modal } = await start();
  await modal.button.focus();
  await page.keyboard.type("tables", { delay: 20 });
  await modal.box.waitFor();
  expect(await modal.box.inputValue()).toBe("tables");
  await modal.options.first().waitFor();
});

test("the browser's own shortcuts and input method keys don't open it", async () => {
  const { page, modal } = await start();
  await modal.button.focus();
  for (const keys of ["Control+f", "Meta+f", "Alt+f", "Shift", "ArrowDown"]) await page.keyboard.press(keys);
  await modal.button.evaluate((button) => {
    for (const key of ["k", "/"])
      button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, isComposing: true }));
  });
  expect(await modal.dialog.count()).toBe(0);
});

test("while another dialog is open, no key opens search", async () => {
  const { page } = await open("/manual/images/");
  const modal = new SearchModal(page);
  await page.getByRole("button", { name: "Enlarge image" }).first().click();
  for (const keys of ["/", "Control+k"]) await page.keyboard.press(keys);
  expect(await modal.dialog.count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(1);
});

test.each([
  ["a pointer on the button", (page: Page) => new SearchModal(page).button.hover()],
  ["focus on the button", (page: Page) => new SearchModal(page).button.focus()],
  ["a touch of the button", (page: Page) => new SearchModal(page).button.dispatchEvent("touchstart")],
  ["a key that opens search", (page: Page) => page.keyboard.press("/")],
])("the modal's code is loaded by %s but not earlier", async (_, turnToSearch) => {
  const { page } = await openBlank();
  const chunks = chunksOf(page);
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(chunks).toEqual([]);
  await turnToSearch(page);
  await expect.poll(() => chunks.includes("search-modal")).toBe(true);
});

test("a click outside the dialog returns focus to the button", async () => {
  const { page, modal } = await start();
  await modal.open();
  await page.mouse.click(10, 600);
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await modal.button.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("the button identifies its dialog and exposes whether it's open", async () => {
  const { modal } = await start();
  expect(await modal.button.getAttribute("aria-expanded")).toBe("false");
  await modal.open();
  const button = modal.page.locator('button[aria-controls="search-dialog"]').first();
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  expect(await modal.dialog.getAttribute("id")).toBe("search-dialog");
});

test("if the code can't be loaded, the dialog shows an error, and Retry loads it", async () => {
  const { page, modal } = await start();
  await page.route(/\/search-modal-[0-9a-f]+\.js$/, (route) => route.abort());
  await modal.button.click();
  const alert = modal.dialog.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain(
    "Unable to load search. You might want to check your network connection.",
  );
  await page.unroute(/\/search-modal-[0-9a-f]+\.js$/);
  await modal.box.fill("tables");
  await modal.dialog.getByRole("button", { name: "Retry" }).click();
  await modal.options.first().waitFor();
  expect(await modal.box.inputValue()).toBe("tables");
});

test.each([1440, 996, 390, 320])("at %i px the button is in the navbar", async (width) => {
  const { modal } = await start({ width });
  const box = (await modal.button.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  // Large enough for a touch target.
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(36);
});

test("on the home page the button is in the page, because its navbar has only two links", async () => {
  for (const width of [1440, 390, 320]) {
    const { page } = await open("/", { width });
    const buttons = page.getByRole("button", { name: "Search docs" });
    expect(await buttons.count()).toBe(1);
    const box = (await buttons.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await buttons.click();
    await new SearchModal(page).box.waitFor();
  }
});

test("the key's name matches the reader's system, and the button's width is the same for both names", async () => {
  const { modal } = await start();
  expect(await modal.button.locator("kbd").innerText()).toBe("Ctrl K");
  const width = async (of: SearchModal) => (await of.button.locator("kbd").boundingBox())?.width;
  const { page } = await openBlank();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", {
      get: () => "Mozilla/5.0 (Macintosh; Intel Mac OS X 15)",
    });
  });
  await page.goto(path);
  await hydrated(page);
  const apple = new SearchModal(page);
  expect(await apple.button.locator("kbd").innerText()).toBe("⌘ K");
  expect(await width(apple)).toBe(await width(modal));
});

test("a11y-topmost-esc-11: search can be opened from the mobile menu, and one Escape closes only search", async () => {
  const { page, modal } = await start({ width: 390 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Search docs" }).click();
  await modal.box.waitFor();
  await page.keyboard.press("Escape");
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await menu.isVisible()).toBe(true);
  // Variant: with results, which belong to the same layer as the search field.
  await menu.getByRole("button", { name: "Search docs" }).click();
  await modal.search("tables");
  await page.keyboard.press("Escape");
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  // Variant: the inner one of the shell's own layers also closes first.
  await page.setViewportSize({ width: 1440, height: 900 });
  const more = page.getByRole("banner").getByRole("button", { name: "More" });
  await more.click();
  await page.keyboard.press("Control+k");
  await modal.box.waitFor();
  await page.keyboard.press("Escape");
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("without scripts, there is no button", async () => {
  const { page } = await open(path, { javaScript: false });
  expect(await page.getByRole("button", { name: "Search docs" }).count()).toBe(0);
});

test("no page includes the search styles in its HTML", async () => {
  for (const page of ["/manual/", "/search/"]) {
    const html = await (await fetch(inject("basicUrl") + page)).text();
    expect(html).toContain("<style");
    expect(html).not.toContain("DocSearch");
    expect(html).not.toContain("search-page-module--hit");
  }
});

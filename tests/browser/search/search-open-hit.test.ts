import { expect, test } from "vitest";
import { addressOf, open } from "../page-objects/open";
import { mark, SearchModal } from "../page-objects/search";

async function start() {
  const { page } = await open("/manual/markdown/", { reducedMotion: true });
  return { page, modal: new SearchModal(page) };
}

test("Enter opens the active result within the site, scrolled to its heading", async () => {
  const { page, modal } = await start();
  const reloaded = await mark(page);
  await modal.search("broker loss");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/handbook/drills/broker-loss/**");
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await reloaded()).toBe(true);
});

test("a click on a result opens it within the site", async () => {
  const { page, modal } = await start();
  const reloaded = await mark(page);
  await modal.search("only on windows");
  await modal.options.first().click();
  await page.waitForURL("**/manual/tabs/#only-on-windows");
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await reloaded()).toBe(true);
});

test("Control+Enter opens the result in a new tab", async () => {
  const { page, modal } = await start();
  await modal.search("broker loss");
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const other = await opened;
  await other.waitForURL("**/handbook/drills/broker-loss/**");
  expect(addressOf(page)).toBe("/manual/markdown/");
});

// A headless browser opens no windows, so this checks only the click that it receives.
test("Shift+Enter requests a new window for the result", async () => {
  const { page, modal } = await start();
  await modal.search("broker loss");
  const click = await page.evaluateHandle(() => ({
    received: new Promise<object>((resolve) => {
      HTMLAnchorElement.prototype.dispatchEvent = function (event) {
        const { href, target, rel } = this;
        resolve({ href, target, rel, shift: event instanceof MouseEvent && event.shiftKey });
        return true;
      };
    }),
  }));
  await page.keyboard.press("Shift+Enter");
  expect(await click.evaluate(({ received }) => received)).toEqual({
    href: expect.stringContaining("/handbook/drills/broker-loss/") as string,
    target: "_blank",
    rel: "noopener",
    shift: true,
  });
  expect(addressOf(page)).toBe("/manual/markdown/");
});

test("a click with Ctrl is left to the browser, which opens the result in a new tab", async () => {
  const { page, modal } = await start();
  await modal.search("broker loss");
  const click = await page.evaluateHandle(() => ({
    received: new Promise<object>((resolve) => {
      window.addEventListener("click", (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        resolve({ isLeft: !event.defaultPrevented, href: link?.href });
      });
    }),
  }));
  await modal.options.first().click({ modifiers: ["Control"] });
  expect(await click.evaluate(({ received }) => received)).toEqual({
    isLeft: true,
    href: expect.stringContaining("/handbook/drills/broker-loss/") as string,
  });
  expect(addressOf(page)).toBe("/manual/markdown/");
});

test("a result whose address counts as external opens with a full page load", async () => {
  const { page, modal } = await start();
  const reloaded = await mark(page);
  await modal.search("wallaby");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/handbook/glossary-of-files/**");
  expect(await reloaded()).toBe(false);
});

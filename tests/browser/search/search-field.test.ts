import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdRequests } from "../page-objects/hold-requests";
import { open } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";

async function start() {
  const { page, errors } = await open("/manual/markdown/");
  return { page, errors, modal: new SearchModal(page) };
}

/** Delays the modal's code. */
const holdModal = (page: Page) => holdRequests(page, /\/search-modal-[0-9a-f]+\.js$/);

test.each([
  ["a click", (modal: SearchModal) => modal.button.click()],
  ["the slash", (modal: SearchModal) => modal.page.keyboard.press("/")],
  ["Ctrl+K", (modal: SearchModal) => modal.page.keyboard.press("Control+k")],
])(
  "after %s, the field accepts input before the code is loaded, and then searches for it",
  async (_, turn) => {
    const { page, modal, errors } = await start();
    const release = await holdModal(page);
    await turn(modal);
    await modal.box.waitFor();
    expect(await modal.box.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type("tablex");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("ArrowLeft");
    const status = modal.dialog.getByRole("status").filter({ hasText: "Loading search" });
    await status.waitFor();
    release();
    await modal.options.first().waitFor();
    expect(await modal.box.inputValue()).toBe("table");
    // The caret stays in its place, and so do characters typed from now on.
    await page.keyboard.type("z");
    expect(await modal.box.inputValue()).toBe("tablze");
    expect(errors).toEqual([]);
  },
);

test("the early field limits the length of queries, and Escape closes it and returns focus to the button", async () => {
  const { page, modal } = await start();
  await holdModal(page);
  await modal.button.click();
  await modal.box.fill("a".repeat(70));
  expect((await modal.box.inputValue()).length).toBeLessThanOrEqual(70);
  await page.keyboard.press("Escape");
  await modal.dialog.waitFor({ state: "hidden" });
  expect(await modal.button.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("code that loads during an input method's composition waits until it ends", async () => {
  const { page, modal } = await start();
  const release = await holdModal(page);
  await modal.button.click();
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "ta", selectionStart: 2, selectionEnd: 2 });
  const loaded = page.waitForResponse(/\/search-modal-[0-9a-f]+\.js$/);
  release();
  await loaded;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await modal.box.inputValue()).toBe("ta");
  await session.send("Input.insertText", { text: "tables" });
  await modal.options.first().waitFor();
  expect(await modal.box.inputValue()).toBe("tables");
});

test("the spinner keeps its animation speed while the code is loading", async () => {
  const { page, modal } = await start();
  await holdModal(page);
  await page.keyboard.press("/");
  const spinner = modal.dialog.getByRole("status").filter({ hasText: "Loading search" });
  await spinner.waitFor();
  const cycles = await spinner.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
  );
  expect(cycles).toEqual(expect.arrayContaining([1500, 3000]));
});

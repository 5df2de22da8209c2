import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { addressOf, hydrated, open, openBlank } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";

const path = "/manual/markdown/";

async function start(): Promise<{ page: Page; modal: SearchModal; errors: readonly string[] }> {
  const { page, errors } = await open(path, { reducedMotion: true });
  return { page, errors, modal: new SearchModal(page) };
}

interface WayOfComposing {
  isComposing: boolean;
  keyCode: number;
}

/** How browsers report that a key press belongs to an input method. */
const waysOfComposing: readonly [string, WayOfComposing][] = [
  ["with both signs", { isComposing: true, keyCode: 229 }],
  ["with the key's own code", { isComposing: true, keyCode: 13 }],
  // Safari ends the composition first.
  ["by the code alone", { isComposing: false, keyCode: 229 }],
];

/** Presses a key the way browsers report it during an input method's composition. */
async function pressComposing(modal: SearchModal, key: string, way: WayOfComposing): Promise<void> {
  await modal.box.evaluate(
    (box, [pressed, isComposing, keyCode]) => {
      const init = { key: pressed, bubbles: true, cancelable: true, isComposing, keyCode };
      box.dispatchEvent(new KeyboardEvent("keydown", init));
    },
    [key, way.isComposing, way.keyCode] as const,
  );
}

describe("ui-ime-enter-02", () => {
  test.each([
    ["in the modal", "only on windows", "**/manual/tabs/#only-on-windows"],
    ["variant: after a word of another script", "主题配置", "**/manual/headings/#**"],
  ])(
    "%s Enter that ends a composition opens nothing, and the next Enter opens the active result",
    async (_where, query, url) => {
      const { page, modal } = await start();
      await modal.search(query);
      for (const [name, way] of waysOfComposing) {
        await pressComposing(modal, "Enter", way);
        expect(addressOf(page), name).toBe(path);
        expect(await modal.dialog.isVisible(), name).toBe(true);
        expect(await modal.box.inputValue(), name).toBe(query);
      }
      await modal.box.dispatchEvent("compositionend");
      await page.keyboard.press("Enter");
      await page.waitForURL(url);
    },
  );
});

describe("ui-ime-esc-03", () => {
  // DocSearch closes at the reader's first own Escape and discards the query. See tests/README.md.
  test.each([
    ["with results", "tables", "tables"],
    ["variant: without results", "qqqqxz", "No results"],
    ["variant: with an empty box", "", ""],
  ])(
    "%s Escape that ends a composition leaves search open, and the next Escape closes it",
    async (_with, query, shown) => {
      const { page, modal } = await start();
      await modal.open();
      await modal.box.fill(query);
      await expect.poll(() => modal.dialog.innerText()).toMatch(new RegExp(shown, "i"));
      for (const [name, way] of waysOfComposing) {
        await pressComposing(modal, "Escape", way);
        expect(await modal.dialog.isVisible(), name).toBe(true);
        expect(await modal.box.inputValue(), name).toBe(query);
      }
      await page.keyboard.press("Escape");
      await modal.dialog.waitFor({ state: "hidden" });
    },
  );
});

describe("a11y-first-arrow-10", () => {
  // The first result is active and marked while a reader types. The down arrow moves to the second.
  test("the first result is marked while typing, and Enter opens the marked result", async () => {
    const { page, modal } = await start();
    await modal.search("topics");
    const options = modal.options;
    const addressOfActive = (): Promise<string | null> =>
      modal.dialog.locator('[role="option"][aria-selected="true"] [data-hit]').getAttribute("data-hit");
    const backgrounds = await options.evaluateAll((all) =>
      all.slice(0, 2).map((option) => getComputedStyle(option.querySelector("a") ?? option).backgroundColor),
    );
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
    expect(await modal.active()).toBe(await options.nth(0).textContent());
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => modal.active()).toBe(await options.nth(1).textContent());
    const href = await addressOfActive();
    expect(href).not.toBeNull();
    await page.keyboard.press("Enter");
    await expect.poll(() => addressOf(page)).toBe(href);
  });

  test("variant: a different query starts at its own first result, which an immediate Enter opens", async () => {
    const { page, modal } = await start();
    await modal.search("topics");
    await page.keyboard.press("ArrowDown");
    await modal.search("only on windows");
    await expect.poll(() => modal.options.first().innerText()).toContain("Only on Windows");
    await expect.poll(async () => modal.active()).toBe(await modal.options.first().textContent());
    await page.keyboard.press("Enter");
    await page.waitForURL("**/manual/tabs/#only-on-windows");
  });
});

describe("a11y-combobox-09", () => {
  test.each(["topics", "section", "the"])(
    "options for %s have distinct names and no links in the tab order",
    async (query) => {
      const { modal } = await start();
      await modal.search(query);
      const names = await modal.options.evaluateAll((all) => all.map((option) => option.textContent));
      expect(new Set(names).size).toBe(names.length);
      const stops = await modal.dialog
        .getByRole("listbox")
        .evaluateAll(
          (all) =>
            all
              .flatMap((list) => [...list.querySelectorAll("a, button")])
              .filter(
                (link) =>
                  (link as HTMLElement).tabIndex >= 0 &&
                  link.getAttribute("role") !== "option" &&
                  link.closest('[role="option"]') === null,
              ).length,
        );
      expect(stops).toBe(0);
    },
  );
});

describe("a11y-dialog-01", () => {
  test.each([
    ["on a small screen", { width: 390 }, "tables"],
    ["without results", { width: 1440 }, "qqqqxz"],
  ])(
    "variant: %s focus stays within the dialog, and the page behind it can't be reached",
    async (_where, options, query) => {
      const { page } = await open(path, { reducedMotion: true, ...options });
      const modal = new SearchModal(page);
      await modal.open();
      await modal.box.fill(query);
      await expect.poll(() => modal.dialog.getByRole("status").innerText()).toContain(query);
      for (const key of ["Tab", "Shift+Tab"])
        for (let press = 0; press < 12; press += 1) {
          await page.keyboard.press(key);
          expect(await page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null)).toBe(
            true,
          );
        }
      // A modal `dialog` makes the rest of the page inert, so none of it can receive focus, even through `focus()`.
      const took = await page.evaluate(() => {
        document.querySelector<HTMLElement>("main a")?.focus();
        return document.activeElement?.closest("main") !== null;
      });
      expect(took).toBe(false);
    },
  );
});

describe("eng-offline-13", () => {
  test.each([
    ["the modal", "basicUrl", path],
    ["variant: the search page", "basicUrl", "/search/?q=topics"],
    ["variant: another section", "basicUrl", "/handbook/"],
  ] as const)("%s finds its pages if no other host can be reached", async (_what, site, address) => {
    const { page, requests, errors } = await openBlank({ baseUrl: inject(site) });
    await page.context().route(
      (url) => url.origin !== new URL(inject(site)).origin,
      (route) => route.abort(),
    );
    await page.goto(address);
    await hydrated(page);
    if (address.startsWith("/search/")) await page.getByRole("main").getByRole("article").first().waitFor();
    else await new SearchModal(page).search("topics");
    expect([requests, errors]).toEqual([[], []]);
  });
});

describe("ui-q-xss-06", () => {
  test("variant: the modal's field, its message and the link to all results show a query as text", async () => {
    const { page, modal, errors } = await start();
    page.on("dialog", () => expect.fail("a script ran"));
    const query = '"><img src=x onerror=alert(1)> the';
    await modal.open();
    await modal.box.fill(query);
    await expect.poll(() => modal.dialog.getByRole("status").innerText()).toContain(query);
    expect(await modal.dialog.locator("img, script").count()).toBe(0);
    // Variant: searches that an earlier visit stored.
    await page.evaluate(() => {
      const entry = {
        objectID: "1",
        type: "lvl1",
        url: "/manual/tabs/",
        content: "<img src=x onerror=alert(1)>",
        hierarchy: { lvl0: "Manual", lvl1: "<img src=x onerror=alert(1)>" },
      };
      localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__docs", JSON.stringify([entry]));
    });
    await page.reload();
    await hydrated(page);
    await modal.open();
    await modal.kept.first().waitFor();
    expect(await modal.kept.first().innerText()).toContain("<img src=x onerror=alert(1)>");
    expect(await modal.dialog.locator("img").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

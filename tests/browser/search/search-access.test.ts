import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { violationsOf } from "../../harness/accessibility";
import { hydrated, open, openBlank } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";

const path = "/manual/markdown/";

async function start(options: Parameters<typeof open>[1] = {}) {
  const { page, errors } = await open(path, { reducedMotion: true, ...options });
  return { page, errors, modal: new SearchModal(page) };
}

/** Brings the modal to each of its screens. */
const screens: readonly [string, (modal: SearchModal) => Promise<void>][] = [
  ["without recent searches", (modal) => modal.open()],
  ["with results", (modal) => modal.search("section")],
  [
    "with recent searches",
    async (modal) => {
      await modal.search("tables");
      await modal.options.first().click();
      await modal.dialog.waitFor({ state: "hidden" });
      await modal.open();
      await modal.kept.first().waitFor();
    },
  ],
  [
    "without results",
    async (modal) => {
      await modal.open();
      await modal.box.fill("qqqqxz");
      await modal.dialog.getByText("Try searching for:").waitFor();
    },
  ],
  [
    "with an error",
    async (modal) => {
      await modal.page.route("**/search/manifest.json", (route) => route.abort());
      await modal.open();
      await modal.box.fill("tables");
      await modal.dialog.getByRole("alert").waitFor();
    },
  ],
];

test.each(screens)(
  "%s, the modal has no accessibility violations in light and dark mode, on large and small screens",
  async (_, show) => {
    const { page, modal } = await start();
    await show(modal);
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
  },
);

test("a11y-dialog-01: it is a modal dialog with a name, and only real buttons have the button role", async () => {
  const { modal } = await start();
  await modal.open();
  expect(await modal.dialog.getAttribute("aria-modal")).toBe("true");
  expect(await modal.dialog.locator('[role="button"]').count()).toBe(0);
});

test("a11y-dialog-01: focus never leaves it, forward or backward, and reaches every control", async () => {
  const { page, modal } = await start();
  await modal.search("section");
  const where = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused?.closest("dialog[open]") === null) return "outside";
      return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    });
  const visited = new Set<string>();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(key);
      visited.add(await where());
    }
  }
  expect([...visited].map((name) => name.replace(/\d+/, "n")).toSorted()).toEqual([
    "Clear the query",
    "Close",
    "Search",
    "See all n results",
  ]);
});

test("a11y-combobox-09: the field is a combobox for lists whose options have distinct names", async () => {
  const { page, modal } = await start();
  await modal.search("section");
  const lists = (await modal.box.getAttribute("aria-controls"))?.split(" ") ?? [];
  expect(lists.length).toBeGreaterThan(0);
  for (const id of lists) expect(await page.locator(`[id="${id}"][role="listbox"]`).count(), id).toBe(1);
  expect(await modal.box.getAttribute("aria-expanded")).toBe("true");
  const active = await modal.box.getAttribute("aria-activedescendant");
  expect(await page.locator(`[id="${active}"]`).getAttribute("role")).toBe("option");
  const names = await modal.options.allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  const titles = await modal.options.locator(".DocSearch-Hit-title").allInnerTexts();
  names.forEach((name, place) => expect(name).toContain(titles[place]));
  const children = await modal.dialog
    .getByRole("listbox")
    .evaluateAll((all) =>
      all.flatMap((list) => [...list.children].map((child) => child.getAttribute("role"))),
    );
  expect(new Set(children)).toEqual(new Set(["option"]));
});

test("screen readers announce how many results there are", async () => {
  const { modal } = await start();
  await modal.search("section");
  const status = modal.dialog.getByRole("status");
  await expect.poll(() => status.innerText()).toMatch(/^\d+ results for section$/);
  await modal.box.fill("qqqqxz");
  await expect.poll(() => status.innerText()).toBe("No results for “qqqqxz”");
});

test("screen readers announce results only after typing pauses, and never results of an earlier query", async () => {
  const { page, modal } = await start();
  await modal.search("tables");
  await modal.dialog.getByRole("status").evaluate((status) => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    new MutationObserver(() => {
      if (status.textContent) heard.push(status.textContent);
    }).observe(status, { subtree: true, childList: true, characterData: true });
  });
  await modal.box.fill("");
  await page.keyboard.type("section", { delay: 40 });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).toEqual([expect.stringMatching(/ results for section$/)]);
});

test("the link of a hovered result has a slash before its hash", async () => {
  const { modal } = await start();
  await modal.search("headings");
  await modal.options.last().scrollIntoViewIfNeeded();
  const count = await modal.options.count();
  const links: string[] = [];
  for (let number = 0; number < count; number += 1) {
    await modal.options.nth(number).hover();
    links.push((await modal.options.nth(number).locator("a").getAttribute("href")) ?? "");
  }
  expect(links.some((link) => link.includes("#"))).toBe(true);
  for (const link of links) expect(link).toMatch(/^\/[^#]*\/(#.+)?$/);
});

test("search works with a strict script policy, on the page and in the modal", async () => {
  const { page, errors } = await openBlank();
  await page.route(/\/(?:manual\/markdown|search)\/(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
      ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    const policy = `default-src 'self'; script-src 'self' ${hashes.join(" ")}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; object-src 'none'`;
    const headers = { ...response.headers(), "content-security-policy": policy };
    await route.fulfill({ response, headers, body: html });
  });
  await page.goto(path);
  await hydrated(page);
  const modal = new SearchModal(page);
  await modal.search("section");
  await modal.options.first().hover();
  await page.goto("/search/?q=section");
  await page.getByText(/\d+ results for/).waitFor();
  expect(errors).toEqual([]);
});

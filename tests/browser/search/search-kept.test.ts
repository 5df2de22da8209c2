import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";

const recentKey = "__DOCSEARCH_RECENT_SEARCHES__docs";
const favoriteKey = "__DOCSEARCH_FAVORITE_SEARCHES__docs";

/** Opens a window with the given number of saved searches. */
async function withKept(counts: { recent?: number; favorites?: number }) {
  const { page } = await open("/manual/markdown/", { reducedMotion: true });
  await page.evaluate(
    ([recent, favorites, recentName, favoriteName]) => {
      const kept = (count: number, name: string) =>
        Array.from({ length: count }, (_, index) => ({
          objectID: `${name}${index}`,
          type: "lvl1",
          url: "/manual/tabs/",
          content: null,
          hierarchy: { lvl0: "Manual", lvl1: `${name} ${index}` },
        }));
      localStorage.setItem(recentName, JSON.stringify(kept(recent, "Recent")));
      localStorage.setItem(favoriteName, JSON.stringify(kept(favorites, "Favorite")));
    },
    [counts.recent ?? 0, counts.favorites ?? 0, recentKey, favoriteKey] as const,
  );
  const modal = new SearchModal(page);
  await modal.open();
  return { page, modal };
}

const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? "[]") as { objectID: string; url: string }[],
    key,
  );

test("a reader who has never searched sees that there are no recent searches", async () => {
  const { page } = await open("/manual/markdown/");
  const modal = new SearchModal(page);
  await modal.open();
  await modal.dialog.getByText("No recent searches").waitFor();
  expect(await modal.kept.count()).toBe(0);
});

test.each([
  ["of a text", "how far they have read", "/manual/long/"],
  ["variant: in a sample of code", "kafka-console-producer", "/manual/code/"],
  ["variant: in an admonition", "ostriches", "/manual/edge/"],
  ["variant: that is a heading", "only on windows", "/manual/tabs/#only-on-windows"],
])(
  "ui-recent-content-04: an opened result %s is the first recent search, stored under the index's name",
  async (_of, query, address) => {
    const { page } = await withKept({ recent: 3 });
    const modal = new SearchModal(page);
    await modal.search(query);
    const title = await modal.options.first().locator(".DocSearch-Hit-title").innerText();
    await modal.options.first().click();
    await page.waitForURL(`**${address}**`);
    await modal.open();
    await modal.kept.first().waitFor();
    expect(title).not.toBe("");
    expect(await modal.group("Recent").getByRole("treeitem").count()).toBe(4);
    expect((await stored(page, recentKey)).map(({ url }) => url)).toEqual([
      expect.stringContaining(address),
      ...Array.from({ length: 3 }, () => "/manual/tabs/"),
    ]);
    await page.reload();
    await modal.open();
    await modal.kept.first().click();
    await page.waitForURL(`**${address}**`);
  },
);

test("ui-recent-content-04: 7 recent searches are kept, or 4 if there are favorites", async () => {
  const many = await withKept({ recent: 12 });
  await expect.poll(() => many.modal.group("Recent").getByRole("treeitem").count()).toBe(7);
  const few = await withKept({ recent: 12, favorites: 12 });
  await expect.poll(() => few.modal.group("Recent").getByRole("treeitem").count()).toBe(4);
  expect(await few.modal.group("Favorites").getByRole("treeitem").count()).toBe(10);
});

test(
  "a recent search can become a favorite, and both can be removed, even with the keyboard",
  { tags: ["interaction"] },
  async () => {
    const { page, modal } = await withKept({ recent: 2 });
    const focusIsInBox = () => modal.box.evaluate((box) => box === document.activeElement);
    await modal.kept.first().waitFor();

    await modal.dialog.getByRole("button", { name: "Save this search: Recent 0" }).click();
    await expect.poll(() => modal.group("Favorites").getByRole("treeitem").count()).toBe(1);
    expect(await modal.group("Recent").getByRole("treeitem").count()).toBe(1);
    expect((await stored(page, favoriteKey)).map(({ objectID }) => objectID)).toEqual(["Recent0"]);

    const remove = modal.dialog.getByRole("button", { name: "Remove this search from history: Recent 1" });
    await modal.box.focus();
    for (
      let press = 0;
      press < 10 && !(await remove.evaluate((button) => button === document.activeElement));
      press += 1
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => modal.group("Recent").count()).toBe(0);
    await expect.poll(focusIsInBox).toBe(true);

    await modal.dialog.getByRole("button", { name: "Remove this search from favorites: Recent 0" }).click();
    await modal.dialog.getByText("No recent searches").waitFor();
    expect(await stored(page, favoriteKey)).toEqual([]);
    expect(await stored(page, recentKey)).toEqual([]);
    await expect.poll(focusIsInBox).toBe(true);
  },
);

test("invalid data in storage causes no errors", async () => {
  const { page, errors } = await open("/manual/markdown/");
  await page.evaluate((key) => localStorage.setItem(key, "{not json"), recentKey);
  const modal = new SearchModal(page);
  await modal.open();
  await modal.dialog.getByText("No recent searches").waitFor();
  expect(errors).toEqual([]);
});

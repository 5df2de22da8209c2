import { expect, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, open, settled } from "../page-objects/open";

const ids = [
  "configuration",
  "configuration-1",
  "chosen-id",
  "主题配置",
  "the-acks-setting--friends",
  "deeper",
  "deepest",
  "a-link-in-a-heading",
];

test("headings have the IDs that GitHub's rules or their authors give them", async () => {
  const { page } = await open("/manual/headings/");
  const found = await page
    .locator("article")
    .locator("h2, h3, h4")
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(found).toEqual(ids);
});

test("each heading contains a link to itself, which is named after the heading", async () => {
  const { page } = await open("/manual/headings/");
  const names = ["Configuration", "主题配置", "The acks setting & friends", "A link in a heading"];
  for (const name of names) {
    const link = page.getByRole("link", { name: `Direct link to ${name}`, exact: true }).first();
    const id = await page.getByRole("heading", { name }).first().getAttribute("id");
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toBe(`#${id ?? ""}`);
  }
});

test("copying a heading doesn't copy its link", async () => {
  const { page } = await open("/manual/headings/");
  const copied = await page.evaluate(() => {
    const heading = document.getElementById("chosen-id");
    const selection = window.getSelection();
    if (heading) selection?.selectAllChildren(heading);
    return [selection?.toString(), heading?.textContent];
  });
  expect(copied).toEqual(["A title of its own", "A title of its own"]);
});

test("on a page without a description, the first paragraph is shown only once", async () => {
  const { page } = await open("/handbook/");
  expect(await page.getByText("This section has no sidebar of its own").count()).toBe(1);
});

test("the link to a heading appears on focus", async () => {
  const { page } = await open("/manual/headings/", { reducedMotion: true });
  const link = page.getByRole("link", { name: "Direct link to A title of its own" });
  await page.mouse.move(0, 0);
  const opacity = (): Promise<string> => link.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe("0");
  await page.keyboard.press("Tab");
  await link.focus();
  await expect.poll(opacity).toBe("1");
});

test.each(["/manual/long/#section-30", "/manual/headings/#%E4%B8%BB%E9%A2%98%E9%85%8D%E7%BD%AE"])(
  "%s shows its heading below the navbar when it is opened",
  async (address) => {
    const { page } = await open(address, { reducedMotion: true });
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const distance = (): Promise<number> => new DocPage(page).distanceBelowBar(page.locator(`[id="${id}"]`));
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
    expect(await distance()).toBeLessThan(700);
  },
);

test("after a client-side navigation to a heading, the navbar doesn't cover it", async () => {
  const { page } = await open("/manual/", { reducedMotion: true });
  await page.getByRole("link", { name: "Relative, with extension and anchor" }).click();
  await page.getByRole("heading", { level: 1, name: "Headings" }).waitFor();
  expect(addressOf(page)).toBe("/manual/headings/#chosen-id");
  const distance = (): Promise<number> => new DocPage(page).distanceBelowBar(page.locator("#chosen-id"));
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  expect(await distance()).toBeLessThan(700);
});

test("the table of contents shows levels two and three", async () => {
  const doc = new DocPage((await open("/manual/headings/")).page);
  expect(await doc.contents.getByRole("link").allInnerTexts()).toEqual([
    "Configuration",
    "Configuration",
    "A title of its own",
    "主题配置",
    "The acks setting & friends",
    "Deeper",
    "A link in a heading",
  ]);
});

test("toc_depth shows deeper levels, down to the given level", async () => {
  const doc = new DocPage((await open("/manual/toc-depth/")).page);
  expect(await doc.contents.getByRole("link").allInnerTexts()).toEqual([
    "Level two",
    "Level three",
    "Level four",
  ]);
});

test("the table of contents follows scrolling", async () => {
  const { page } = await open("/manual/long/", { reducedMotion: true });
  const doc = new DocPage(page);
  expect(await doc.activeEntry()).toBe("Section 1");
  await page.locator("#section-21").evaluate((heading) => {
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 100);
  });
  await expect.poll(() => doc.activeEntry()).toBe("Section 21");
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect.poll(() => doc.activeEntry()).toBe("Create last");
});

test("the active entry of a long table of contents is in view", async () => {
  const { page } = await open("/manual/long/", { reducedMotion: true });
  const doc = new DocPage(page);
  await page.locator("#section-51").evaluate((heading) => {
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 100);
  });
  await expect.poll(() => doc.activeEntry()).toBe("Section 51");
  const isInView = (): Promise<boolean> =>
    doc.contents.locator('a[aria-current="location"]').evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInView).toBe(true);
});

test("a clicked entry of the table of contents stays active, even if its heading can't reach the top", async () => {
  const { page } = await open("/manual/headings/", { reducedMotion: true });
  const doc = new DocPage(page);
  for (const [name, id] of [
    ["A title of its own", "chosen-id"],
    ["Deeper", "deeper"],
  ] as const) {
    await doc.contents.getByRole("link", { name }).click();
    await expect.poll(() => doc.activeEntry()).toBe(name);
    await settled(page);
    expect(await doc.activeEntry()).toBe(name);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    expect(await doc.distanceBelowBar(page.locator(`#${id}`))).toBeGreaterThanOrEqual(0);
  }
});

test("the last entry of a long table of contents isn't covered by the assistant's button", async () => {
  const { page } = await open("/manual/long/", { reducedMotion: true });
  const { contents } = new DocPage(page);
  await contents.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  const last = (await contents.getByRole("link").last().boundingBox())!;
  const button = (await page.getByRole("button", { name: /^Ask/ }).boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(button.y);
});

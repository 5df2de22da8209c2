import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, open, openBlank } from "../page-objects/open";

/** A group of tabs by its label. */
class TabGroup {
  private readonly list: Locator;

  constructor(page: Page, label: string) {
    this.list = page.getByRole("tablist", { name: label });
  }

  tab(name: string): Locator {
    return this.list.getByRole("tab", { name });
  }

  selected(): Promise<string> {
    return this.list.getByRole("tab", { selected: true }).innerText();
  }
}

const system = (page: Page): TabGroup => new TabGroup(page, "First choice of system");
const sameSystem = (page: Page): TabGroup => new TabGroup(page, "Second choice of system");
const own = (page: Page): TabGroup => new TabGroup(page, "Choice without a group");

test("one panel is shown at a time, starting with the first", async () => {
  const { page } = await open("/manual/tabs/");
  expect(await system(page).selected()).toBe("Linux");
  expect(await page.getByText("Install on Linux.").isVisible()).toBe(true);
  expect(await page.getByText("Install on macOS.").isVisible()).toBe(false);
  await system(page).tab("macOS").click();
  expect(await page.getByText("Install on Linux.").isVisible()).toBe(false);
  expect(await page.getByText("Install on macOS.").isVisible()).toBe(true);
});

test("arrow keys, Home and End move between tabs and wrap around", { tags: ["interaction"] }, async () => {
  const { page } = await open("/manual/tabs/");
  const group = system(page);
  await group.tab("Linux").focus();
  for (const [key, expected] of [
    ["ArrowRight", "macOS"],
    ["End", "Windows"],
    ["ArrowRight", "Linux"],
    ["ArrowLeft", "Windows"],
    ["Home", "Linux"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => group.selected()).toBe(expected);
  }
});

test(
  "groups with the same name switch together, and groups without a name don't",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/tabs/");
    await sameSystem(page).tab("Windows").click();
    await expect.poll(() => system(page).selected()).toBe("Windows");
    expect(await own(page).selected()).toBe("First");
  },
);

test("the choice in a named group is remembered after a reload", async () => {
  const { page, errors } = await open("/manual/tabs/");
  await system(page).tab("macOS").click();
  await own(page).tab("Second").click();
  await page.reload();
  await expect.poll(() => system(page).selected()).toBe("macOS");
  expect(await sameSystem(page).selected()).toBe("macOS");
  expect(await own(page).selected()).toBe("First");
  expect(errors).toEqual([]);
});

test("switching a group keeps the clicked tab at the same position on the screen", async () => {
  const { page } = await open("/manual/tabs/", { width: 390 });
  const tab = sameSystem(page).tab("Windows");
  await tab.evaluate((element) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 300, behavior: "instant" });
  });
  const before = (await tab.boundingBox())?.y;
  await tab.click();
  await page.getByText("Install on Windows.").waitFor();
  await expect.poll(async () => (await tab.boundingBox())?.y).toBeCloseTo(before ?? -1, 0);
});

test("an address with a hash in a hidden panel opens the panel and shows the heading", async () => {
  const { page } = await open("/manual/tabs/#only-on-windows", { reducedMotion: true });
  await expect.poll(() => system(page).selected()).toBe("Windows");
  const heading = page.getByRole("heading", { name: "Only on Windows" });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(55);
  expect((await heading.boundingBox())?.y).toBeLessThan(900);
});

test("a heading in a hidden panel isn't covered by the navbar if the browser doesn't anchor scrolling", async () => {
  const { page } = await openBlank({ reducedMotion: true });
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      document.documentElement.style.setProperty("overflow-anchor", "none");
    });
  });
  await page.goto("/manual/tabs/#only-on-windows");
  await hydrated(page);
  await expect.poll(() => system(page).selected()).toBe("Windows");
  const heading = page.getByRole("heading", { name: "Only on Windows" });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(55);
});

test("a link on the page to a heading in a hidden panel opens that panel", async () => {
  const { page } = await open("/manual/tabs/", { reducedMotion: true });
  await page.getByRole("link", { name: "To the hidden heading" }).click();
  await expect.poll(() => system(page).selected()).toBe("Windows");
  await expect
    .poll(async () => (await page.locator("#only-on-windows").boundingBox())?.y ?? -1)
    .toBeGreaterThan(55);
});

test("a code group uses the titles of its fences as tab names", async () => {
  const { page } = await open("/manual/components/");
  const tabs = page.getByRole("tab", { name: "client." });
  expect(await tabs.allInnerTexts()).toEqual(["client.properties", "client.yaml"]);
  await tabs.last().click();
  expect(await page.locator('figure[data-language="yaml"]').isVisible()).toBe(true);
  expect(await page.locator('figure[data-language="properties"]').isVisible()).toBe(false);
});

test("tabs can contain admonitions, even in lists", async () => {
  const { page } = await open("/manual/tabs/");
  const panel = page.getByRole("tabpanel", { name: "One" });
  expect(await panel.getByRole("note").innerText()).toContain("Nested in a tab in a list.");
  expect(await page.locator("article > ol > li").count()).toBe(2);
});

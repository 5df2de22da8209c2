import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, hydrated, open, openBlank, settled } from "../page-objects/open";
import { restingPlace, scrolledTo } from "../page-objects/scrolling";
import { navigate, openCounting } from "../page-objects/visits";

const long = "/manual/long/";

/** The distance from the top of the window to the top of a heading, in pixels. */
const topOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

describe("nav-back-anchor-01", () => {
  const placeOf = async (page: Page) => [addressOf(page), await restingPlace(page)] as const;

  test("after jumps within a page, Back restores earlier positions, and Forward returns to the headings", async () => {
    const { page } = await open(long);
    const { contents } = new DocPage(page);
    await page.evaluate(() => {
      window.scrollTo({ top: 300, behavior: "instant" });
    });
    await contents.getByRole("link", { name: "Section 12", exact: true }).click();
    await restingPlace(page);
    await contents.getByRole("link", { name: "Section 16", exact: true }).click();
    const jumped = await restingPlace(page);
    expect(jumped).toBeGreaterThan(2000);

    await page.goBack();
    await expect.poll(async () => (await placeOf(page))[0]).toBe(`${long}#section-12`);
    await page.goBack();
    await expect.poll(async () => Math.abs((await placeOf(page))[1] - 300)).toBeLessThan(50);
    expect(addressOf(page)).toBe(long);
    // Variant: forward again.
    await page.goForward();
    await expect.poll(async () => (await placeOf(page))[0]).toBe(`${long}#section-12`);
    await page.goForward();
    await expect.poll(async () => Math.abs((await placeOf(page))[1] - jumped)).toBeLessThan(50);
    expect(addressOf(page)).toBe(`${long}#section-16`);
  });

  test("variant: Back from another page restores the reader's position after a jump and some scrolling", async () => {
    const { page } = await open(`${long}#section-12`, { reducedMotion: true });
    await page.locator("#section-30").evaluate((heading) => {
      heading.scrollIntoView();
    });
    const left = await restingPlace(page);
    await settled(page);
    await new DocPage(page).sidebar.getByRole("link", { name: "Wide things" }).click();
    await page.getByRole("heading", { level: 1, name: "Wide things" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Long page" }).waitFor();
    await expect.poll(async () => Math.abs((await restingPlace(page)) - left)).toBeLessThan(50);
    expect(addressOf(page)).toBe(`${long}#section-12`);
  });

  test("variant: Back after a jump with a site link to the same page", async () => {
    const { page } = await open(long, { reducedMotion: true });
    await page.evaluate(() => {
      window.scrollTo({ top: 300, behavior: "instant" });
    });
    await settled(page);
    await navigate(page, `${long}#section-16`);
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(2000);
    await page.goBack();
    await expect.poll(async () => Math.abs((await restingPlace(page)) - 300)).toBeLessThan(50);
    expect(addressOf(page)).toBe(long);
  });
});

describe("nav-hash-malformed-04", () => {
  async function expectWhole(page: Page, errors: readonly string[], title: string): Promise<void> {
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    expect(await page.getByText("This page crashed.").count()).toBe(0);
    expect(await scrolledTo(page)).toBe(0);
    expect(errors).toEqual([]);
  }

  test.each(["#%", "#%2520", "#%E0%A4%A", "?q=%#%", "?%E0%A4%A"])(
    "a page opened with %s doesn't crash",
    async (suffix) => {
      const { page, errors, documents } = await openCounting(`/manual/tabs/${suffix}`);
      await expectWhole(page, errors, "Tabs page");
      expect(documents()).toBe(1);
      // A hash that can't be decoded is replaced with an encoding of the same text. Queries never change.
      expect(addressOf(page)).toMatch(/^\/manual\/tabs\//);
      expect(new URL(page.url()).search).toBe(suffix.split("#")[0]);
    },
  );

  test("variant: through a site link, a link within the page, and Back", async () => {
    const { page, errors } = await open("/manual/markdown/");
    await navigate(page, "/manual/tabs/#100%");
    await page.getByRole("heading", { level: 1, name: "Tabs page" }).waitFor();
    await expectWhole(page, errors, "Tabs page");
    await page.evaluate(() => {
      window.location.hash = "#%E0%A4%A";
    });
    await expectWhole(page, errors, "Tabs page");
    await page.goBack();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
    await expectWhole(page, errors, "Markdown");
  });

  test("variant: on the not-found page, the search page and a redirect", async () => {
    const { page } = await openBlank();
    const uncaught: string[] = [];
    page.on("pageerror", (error) => uncaught.push(error.message));
    for (const [address, title] of [
      ["/no/such/page/#%", "Page not found"],
      ["/search/?q=%#%E0%A4%A", "Search"],
      ["/old/plain/#%", "Markdown"],
    ] as const) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await hydrated(page);
    }
    expect(uncaught).toEqual([]);
  });
});

describe("nav-hash-encoded-05", () => {
  const encoded = "/manual/headings/#%E4%B8%BB%E9%A2%98%E9%85%8D%E7%BD%AE";

  test("an encoded hash leads to its heading, whether opened, followed as a link or typed unencoded", async () => {
    const { page, errors } = await open(encoded, { reducedMotion: true });
    const doc = new DocPage(page);
    const isThere = async (): Promise<boolean> => {
      const distance = await doc.distanceBelowBar(page.locator('[id="主题配置"]'));
      return distance >= 0 && distance < 700;
    };
    await expect.poll(isThere).toBe(true);
    await expect.poll(() => doc.activeEntry()).toBe("主题配置");
    // Variants: from another page, then with an unencoded hash.
    await page.goto("/manual/edge/topics/");
    await hydrated(page);
    await page.getByRole("link", { name: "The CJK heading" }).click();
    await doc.title.and(page.getByText("Headings")).waitFor();
    await expect.poll(isThere).toBe(true);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      window.location.hash = "#configuration";
      window.location.hash = "#主题配置";
    });
    await expect.poll(isThere).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe("nav-hash-encoded-05, in a heading of two scripts", () => {
  test.each([
    ["variant: encoded in small letters", "#%e9%85%8d%e7%bd%ae-kafka"],
    ["variant: encoded in part", "#%E9%85%8D置-kafka"],
    ["variant: after a query", "?q=%E9%85%8D#%E9%85%8D%E7%BD%AE-kafka"],
  ])("%s, the heading is found", async (_how, suffix) => {
    const { page, errors } = await open(`/manual/edge/elsewhere/${suffix}`, { reducedMotion: true });
    await expect
      .poll(() => new DocPage(page).distanceBelowBar(page.locator('[id="配置-kafka"]')))
      .toBeLessThan(700);
    expect(await scrolledTo(page)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});

describe("nav-offset-08", () => {
  const distance = (page: Page, id: string): Promise<number> =>
    new DocPage(page).distanceBelowBar(page.locator(`[id="${id}"]`));

  async function expectVisible(page: Page, id: string): Promise<void> {
    const isVisible = async (): Promise<boolean> => {
      const below = await distance(page, id);
      return below >= 0 && below < 300;
    };
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(isVisible).toBe(true);
    await restingPlace(page);
    expect(await isVisible()).toBe(true);
  }

  test.each([
    ["with the announcement", 1440, "open", `${long}#section-30`, "section-30"],
    ["variant: without the announcement", 1440, "closed", `${long}#section-30`, "section-30"],
    ["variant: on a small screen", 390, "open", `${long}#section-30`, "section-30"],
    ["with the notice", 1440, "open", "/handbook/drills/broker-loss/#restore", "restore"],
    [
      "variant: with the notice on a small screen",
      390,
      "open",
      "/handbook/drills/broker-loss/#restore",
      "restore",
    ],
  ])("%s at %i px, the announcement %s, %s shows its heading", async (_with, width, state, address, id) => {
    const { page } = await openBlank({ width });
    // The window is low enough for the heading to reach the top.
    await page.addInitScript((closed) => {
      if (closed) localStorage.setItem("announcement-closed", "fixture-news");
    }, state === "closed");
    await page.setViewportSize({ width, height: 500 });
    await page.goto(address);
    await hydrated(page);
    await expectVisible(page, id);
  });

  test.each([
    ["Far down a long page", "section-30"],
    ["Restore the cluster", "restore"],
  ])("the link %s on another page leads to a heading that isn't covered", async (name, id) => {
    const { page } = await open("/manual/edge/topics/");
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.getByRole("link", { name }).click();
    await page.locator(`[id="${id}"]`).waitFor();
    await expectVisible(page, id);
  });
});

describe("toc-click-active-04", () => {
  test("a clicked entry near the end is active, and a second click jumps there again", async () => {
    const { page } = await open(long);
    const doc = new DocPage(page);
    const links = doc.contents.getByRole("link");
    const link = links.nth((await links.count()) - 2);
    const name = await link.innerText();
    const hash = (await link.getAttribute("href")) ?? "";
    const expectThere = async (): Promise<void> => {
      await restingPlace(page);
      await expect.poll(() => doc.activeEntry()).toBe(name);
      expect(new URL(page.url()).hash).toBe(hash);
      expect(await topOf(page, hash.slice(1))).toBeGreaterThan(0);
      expect(await topOf(page, hash.slice(1))).toBeLessThan(900);
    };
    await link.click();
    await expectThere();
    const variants = {
      "variant: again from far away": -6000,
      "variant: again where another entry is active": 40,
    };
    for (const delta of Object.values(variants)) {
      await page.mouse.move(600, 500);
      await page.mouse.wheel(0, delta);
      await restingPlace(page);
      await link.click();
      await expectThere();
    }
  });

  test("variant: the heading of a site link to the same page is also active", async () => {
    const { page } = await open("/manual/headings/", { reducedMotion: true });
    const doc = new DocPage(page);
    await navigate(page, "/manual/headings/#deeper");
    await expect.poll(() => doc.activeEntry()).toBe("Deeper");
    await navigate(page, "/manual/headings/#the-acks-setting--friends");
    await expect.poll(() => doc.activeEntry()).toBe("The acks setting & friends");
  });
});

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violationsOf } from "../../harness/accessibility";
import { hydrated, settled } from "../page-objects/open";
import { bannerOf, useThirdPartiesSite } from "../page-objects/third-parties-site";

const visit = useThirdPartiesSite();

/** The reader's choice as stored in the browser. */
async function keptChoice(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem("consent"))) ?? "null");
}

const settings = (page: Page) => page.getByRole("button", { name: "Cookie settings" });

describe("the question", () => {
  test("is asked without taking focus, and comes first in the tab order", async () => {
    const { page } = await visit("/manual/");
    await bannerOf(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const names: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press("Tab");
      names.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    }
    expect(names).toEqual(["Accept all", "Necessary only", "Choose", "Skip to main content"]);
  });

  test("blocks nothing, so the page can be used before the reader answers", async () => {
    const { page } = await visit("/manual/");
    await bannerOf(page).waitFor();
    await page.getByRole("article").getByRole("link", { name: "second page", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Second page" }).waitFor();
    expect(await bannerOf(page).isVisible()).toBe(true);
  });

  test("names the purposes, and says that nothing is loaded without an answer", async () => {
    const { page } = await visit("/manual/");
    await expect
      .poll(() => bannerOf(page).getByRole("paragraph").textContent())
      .toBe(
        "We’d like to count visits and clicks to learn which pages help, and to send the questions you ask the " +
          "assistant to the service that answers them. Nothing is loaded or sent unless you agree.",
      );
  });

  test.each([1440, 390, 320])("leaves the whole page reachable at %i px", async (width) => {
    const { page } = await visit("/manual/", { width });
    await bannerOf(page).waitFor();
    await page.setViewportSize({ width, height: 568 });
    await settled(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const end = await settings(page).evaluate((element) => element.getBoundingClientRect().bottom);
    const banner = await bannerOf(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(end).toBeLessThanOrEqual(banner);
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways).toBe(0);
  });

  test("never covers the focused element", async () => {
    const { page } = await visit("/manual/");
    await bannerOf(page).waitFor();
    await page.setViewportSize({ width: 1440, height: 420 });
    await settled(page);
    await settings(page).focus();
    const overlap = async () => {
      const end = await settings(page).evaluate((element) => element.getBoundingClientRect().bottom);
      const banner = await bannerOf(page).evaluate((element) => element.getBoundingClientRect().top);
      return end - banner;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  });

  test("has no accessibility violations, with and without its details", async () => {
    const { page } = await visit("/manual/", { reducedMotion: true });
    await bannerOf(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Choose" }).click();
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe("a banner that can't be loaded", () => {
  test("shows no error until 'Cookie settings' is clicked, and the next click loads the banner", async () => {
    const { page } = await visit("/manual/second/");
    const code = /\/consent-[^/]*\.js$/;
    await page.route(code, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    expect(await bannerOf(page).count()).toBe(0);
    const failure = page.getByRole("contentinfo").getByText("Unable to load the cookie settings.");
    expect(await failure.count()).toBe(0);
    await settings(page).click();
    await failure.waitFor();
    expect(await keptChoice(page)).toBeNull();
    await page.unroute(code);
    await settings(page).click();
    await bannerOf(page).waitFor();
    await expect.poll(() => failure.count()).toBe(0);
    await expect.poll(() => bannerOf(page).evaluate((banner) => banner.matches(":focus"))).toBe(true);
    // Nothing is chosen yet, so the banner stays, but focus leaves it.
    await page.keyboard.press("Escape");
    await expect.poll(() => settings(page).evaluate((button) => button.matches(":focus"))).toBe(true);
    expect(await keptChoice(page)).toBeNull();
  });
});

describe("the answer", () => {
  test.each([
    ["Accept all", { version: 2, analytics: true, assistant: true }],
    ["Necessary only", { version: 2, analytics: false, assistant: false }],
  ])("'%s' is remembered, and focus returns to the page", async (name, kept) => {
    const { page } = await visit("/manual/");
    await page.getByRole("button", { name }).click();
    await bannerOf(page).waitFor({ state: "detached" });
    expect(await keptChoice(page)).toEqual(kept);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.reload();
    await settled(page);
    await settings(page).click();
    expect(await bannerOf(page).getByRole("checkbox", { name: "Analytics" }).isChecked()).toBe(
      kept.analytics,
    );
  });

  test(
    "'Choose' can allow one purpose and not the other, with the keyboard",
    { tags: ["interaction"] },
    async () => {
      const { page } = await visit("/manual/");
      await page.getByRole("button", { name: "Choose" }).focus();
      await page.keyboard.press("Enter");
      const necessary = page.getByRole("checkbox", { name: "Necessary" });
      expect([await necessary.isChecked(), await necessary.isDisabled()]).toEqual([true, true]);
      await expect
        .poll(() =>
          page.getByRole("checkbox", { name: "Analytics" }).evaluate((box) => box.matches(":focus")),
        )
        .toBe(true);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await bannerOf(page).waitFor({ state: "detached" });
      expect(await keptChoice(page)).toEqual({ version: 2, analytics: false, assistant: true });
    },
  );

  test("is requested again if the stored version is outdated or the stored value is invalid", async () => {
    const { page } = await visit("/manual/");
    for (const text of ['{"version":1,"analytics":true,"assistant":true}', "{", '"x"']) {
      await page.evaluate((value) => localStorage.setItem("consent", value), text);
      await page.reload();
      await bannerOf(page).waitFor();
    }
  });

  test("can be viewed without changes: Escape returns to the footer", async () => {
    const { page } = await visit("/manual/");
    await page.getByRole("button", { name: "Accept all" }).click();
    await settings(page).click();
    await expect.poll(() => bannerOf(page).evaluate((banner) => banner.matches(":focus"))).toBe(true);
    await page.keyboard.press("Escape");
    await bannerOf(page).waitFor({ state: "detached" });
    expect(await settings(page).evaluate((button) => button.matches(":focus"))).toBe(true);
    expect(await keptChoice(page)).toEqual({ version: 2, analytics: true, assistant: true });
  });

  test("also applies to other open windows of the site", async () => {
    const { page } = await visit("/manual/");
    await bannerOf(page).waitFor();
    const other = await page.context().newPage();
    await other.goto("/manual/second/");
    await other.getByRole("button", { name: "Necessary only" }).click();
    await bannerOf(page).waitFor({ state: "detached" });
  });
});

describe("another consent script", () => {
  test("sets and reads the choice through siteConsent", async () => {
    const { page } = await visit("/manual/");
    await bannerOf(page).waitFor();
    const heard = await page.evaluate(() => {
      const consent = window.siteConsent!;
      const changes: unknown[] = [consent.get()];
      consent.onChange((change) => changes.push(change));
      consent.set({ analytics: true });
      return changes;
    });
    expect(heard).toEqual([null, { analytics: true, assistant: false }]);
    await bannerOf(page).waitFor({ state: "detached" });
    expect(await keptChoice(page)).toEqual({ version: 2, analytics: true, assistant: false });
  });

  test("can also send an event, in which only the value true counts", async () => {
    const { page } = await visit("/manual/");
    await bannerOf(page).waitFor();
    await page.evaluate(() => {
      const detail = { analytics: "true", assistant: true };
      window.dispatchEvent(new CustomEvent("site-consent", { detail }));
    });
    await bannerOf(page).waitFor({ state: "detached" });
    expect(await keptChoice(page)).toEqual({ version: 2, analytics: false, assistant: true });
  });
});

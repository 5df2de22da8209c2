import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hydrated } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";
import {
  bannerOf,
  eventsNamed,
  measurementIds,
  useThirdPartiesSite,
  type Visit,
} from "../page-objects/third-parties-site";

const visit = useThirdPartiesSite();
const tagAddress = `https://www.googletagmanager.com/gtag/js?id=${measurementIds[0]}`;

async function follow(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole("article").getByRole("link", { name: link, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** A visit by a reader who has given consent. */
async function countedVisit(path: string): Promise<Visit> {
  const counted = await visit(path, { permissions: ["clipboard-read", "clipboard-write"] });
  await counted.page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => eventsNamed(counted.events, "page_view")).toHaveLength(1);
  return counted;
}

const pageViews = ({ events }: Visit) =>
  eventsNamed(events, "page_view").map(({ page_title, page_path }) => [page_title, page_path]);

describe("before and without consent", () => {
  test("sends no requests to other hosts and sets no cookies", async () => {
    const { page, requests, events, errors } = await visit("/manual/");
    await bannerOf(page).waitFor();
    await follow(page, "second page", "Second page");
    await page.getByRole("button", { name: "Necessary only" }).click();
    await follow(page, "the first", "Manual");
    await page.reload();
    await hydrated(page);
    await page.locator("figure").getByRole("button", { name: "Copy" }).click();
    expect(requests).toEqual([]);
    expect(events).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("consent mode denies everything before anything is loaded", async () => {
    const { page } = await visit("/manual/");
    await bannerOf(page).waitFor();
    const first = () => page.evaluate(() => [...((window.dataLayer?.[0] ?? []) as string[])]);
    await expect.poll(first).toEqual([
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ]);
  });

  test("a browser that asks not to be tracked sees no banner and loads nothing, even with consent", async () => {
    const { page, requests } = await visit("/manual/");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "doNotTrack", { get: () => "1" });
    });
    await page.reload();
    await bannerOf(page).waitFor();
    const question = await bannerOf(page).getByRole("paragraph").textContent();
    expect(question).not.toContain("count");
    expect(question).toContain("assistant");
    await page.getByRole("button", { name: "Accept all" }).click();
    await page.evaluate(() => window.siteConsent?.set({ analytics: true }));
    await follow(page, "second page", "Second page");
    expect(requests).toEqual([]);
  });
});

describe("a tag manager's container", () => {
  const managerAddress = "https://www.googletagmanager.com/gtm.js?id=GTM-FIXTURE1";

  test("is loaded once the reader agrees, and its tags receive pages and events in order", async () => {
    const counted = await countedVisit("/manual/");
    const { page, requests, containerEvents } = counted;
    await expect
      .poll(() => containerEvents)
      .toEqual([
        {
          event: "page_view",
          page_title: "Manual · Fixture docs",
          page_path: "/manual/",
          page_location: page.url(),
        },
      ]);
    await follow(page, "second page", "Second page");
    await follow(page, "the first", "Manual");
    await page.locator("figure").getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => containerEvents).toHaveLength(4);
    expect(containerEvents.map(({ event, page_path, language }) => [event, page_path ?? language])).toEqual([
      ["page_view", "/manual/"],
      ["page_view", "/manual/second/"],
      ["page_view", "/manual/"],
      ["copy_code", "bash"],
    ]);
    expect(requests.filter((address) => address === managerAddress)).toHaveLength(1);
  });

  test("isn't loaded and receives nothing without consent or after consent is withdrawn", async () => {
    const { page, requests, containerEvents } = await visit("/manual/");
    await page.getByRole("button", { name: "Necessary only" }).click();
    await follow(page, "second page", "Second page");
    expect(requests).toEqual([]);
    await page.evaluate(() => window.siteConsent?.set({ analytics: true }));
    await expect.poll(() => containerEvents).toHaveLength(1);
    const reloaded = page.waitForEvent("load");
    await page.evaluate(() => window.siteConsent?.set({ analytics: false }));
    await reloaded;
    await hydrated(page);
    const before = [...requests];
    await follow(page, "the first", "Manual");
    await page.locator("figure").getByRole("button", { name: "Copy" }).click();
    expect(requests).toEqual(before);
    expect(containerEvents).toHaveLength(1);
  });
});

describe("with consent", () => {
  test("the tag is loaded once and counts the page for every ID", async () => {
    const { requests, events } = await countedVisit("/manual/");
    expect(requests.filter((address) => address === tagAddress)).toHaveLength(1);
    await expect
      .poll(() => events.map(({ tid, name, page_title }) => [tid, name, page_title]))
      .toEqual(measurementIds.map((id) => [id, "page_view", "Manual · Fixture docs"]));
  });

  test("each page counts once, with its own title and path, no matter how the reader gets there", async () => {
    const counted = await countedVisit("/manual/");
    const { page } = counted;
    await follow(page, "second page", "Second page");
    await expect.poll(() => pageViews(counted)).toHaveLength(2);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Manual" }).waitFor();
    await expect.poll(() => pageViews(counted)).toHaveLength(3);
    await page.getByRole("article").getByRole("link", { name: "a jump to it" }).click();
    await page.waitForURL("**/manual/#a-heading");
    await page.getByRole("banner").getByRole("button").first().click();
    await page.getByRole("link", { name: "Documentation home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => pageViews(counted)).toHaveLength(4);
    expect(pageViews(counted)).toEqual([
      ["Manual · Fixture docs", "/manual/"],
      ["Second page · Fixture docs", "/manual/second/"],
      ["Manual · Fixture docs", "/manual/"],
      ["Fixture docs", "/"],
    ]);
  });

  test("an old address counts as the page it redirects to", async () => {
    const counted = await countedVisit("/manual/");
    await counted.page.goto("/old/second/");
    await counted.page.waitForURL("**/manual/second/");
    await expect.poll(() => pageViews(counted)).toHaveLength(2);
    expect(pageViews(counted)[1]).toEqual(["Second page · Fixture docs", "/manual/second/"]);
  });

  test("links to other sites, copied code and addresses without a page are reported", async () => {
    const { page, events } = await countedVisit("/manual/");
    await page.locator("figure").getByRole("button", { name: "Copy" }).click();
    await expect
      .poll(() => eventsNamed(events, "copy_code"))
      .toEqual([expect.objectContaining({ language: "bash" })]);
    await page
      .context()
      .route("https://elsewhere.example/**", (route) => route.fulfill({ body: "elsewhere" }));
    await page.getByRole("link", { name: "page elsewhere" }).click({ button: "middle" });
    await expect
      .poll(() => eventsNamed(events, "outbound_link"))
      .toEqual([
        expect.objectContaining({
          link_url: "https://elsewhere.example/docs",
          link_domain: "elsewhere.example",
        }),
      ]);
    await page.goto("/manual/nowhere/");
    await expect
      .poll(() => eventsNamed(events, "page_not_found"))
      .toEqual([expect.objectContaining({ page_path: "/manual/nowhere/" })]);
  });

  test("a typed search is reported once from the modal to the search page, and a new search there is reported again", async () => {
    const { page, events } = await countedVisit("/manual/");
    const searches = () =>
      eventsNamed(events, "search").map(({ search_term, results }) => [search_term, results]);
    const search = new SearchModal(page);
    await page.keyboard.press("Control+k");
    await search.box.waitFor();
    await search.box.pressSequentially("second page");
    const all = search.dialog.getByRole("link", { name: /^See all/ });
    await all.waitFor();
    await expect.poll(searches).toHaveLength(1);
    const count = /\d+/.exec((await all.textContent()) ?? "")?.[0];
    expect(searches()).toEqual([["second page", count]]);
    await all.click();
    await page.waitForURL("**/search/?q=second*");
    await page.getByRole("main").getByRole("searchbox").fill("kafka-topics");
    await expect.poll(searches).toHaveLength(2);
    expect(searches()).toEqual([
      ["second page", count],
      ["kafka-topics", expect.stringMatching(/^[1-9]\d*$/)],
    ]);
  });

  test("withdrawing consent stops analytics, immediately and on later pages", async () => {
    const { page, events } = await countedVisit("/manual/");
    await page.context().addCookies([{ name: "_ga", value: "1", domain: "127.0.0.1", path: "/" }]);
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await page.getByRole("checkbox", { name: "Analytics" }).uncheck();
    // The page reloads, because nothing else stops the scripts started by the container.
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Save choice" }).click();
    await reloaded;
    await hydrated(page);
    expect(await bannerOf(page).count()).toBe(0);
    const before = events.length;
    await follow(page, "second page", "Second page");
    await page.reload();
    await hydrated(page);
    await follow(page, "the first", "Manual");
    expect(events).toHaveLength(before);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('script[src*="googletagmanager"]'))).toBeNull();
  });
});

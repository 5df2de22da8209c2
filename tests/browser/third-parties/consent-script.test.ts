import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consentScript, questionOf, useAssistantWidgetSite } from "../assistant/assistant-widget-site";
import { holdRequests } from "../page-objects/hold-requests";
import { hydrated } from "../page-objects/open";
import { bannerOf } from "../page-objects/third-parties-site";

const openSite = useAssistantWidgetSite();

/** The reader's choice as stored in the browser. */
const keptChoice = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem("consent"))) ?? "null");

test("the script's banner replaces the site's own, and 'Cookie settings' opens it again", async () => {
  const { page, requests } = await openSite();
  await page.goto("/manual/");
  await questionOf(page).getByRole("button", { name: "No to all" }).click();
  expect(await keptChoice(page)).toEqual({ version: 2, analytics: false, assistant: false });

  await page.reload();
  await hydrated(page);
  await page.waitForFunction((address) => performance.getEntriesByName(address).length > 0, consentScript);
  expect(await questionOf(page).count()).toBe(0);
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await questionOf(page).getByRole("button", { name: "Yes to all" }).click();
  expect(await keptChoice(page)).toEqual({ version: 2, analytics: false, assistant: true });
  expect(await bannerOf(page).count()).toBe(0);
  expect(requests).toEqual([consentScript, consentScript]);
});

test("a choice sent in an event before the site's consent code is loaded counts, and no banner is shown", async () => {
  const { page } = await openSite();
  const release = await holdRequests(page, /\/consent-[^/]*\.js$/);
  await page.goto("/manual/");
  await hydrated(page);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent("site-consent", { detail: { assistant: true } })),
  );
  expect(await keptChoice(page)).toEqual({ version: 2, analytics: false, assistant: true });
  const loaded = page.waitForResponse(consentScript);
  release();
  await loaded;
  await page.waitForFunction((address) => performance.getEntriesByName(address).length > 0, consentScript);
  expect(await questionOf(page).count()).toBe(0);
});

test("if the script can't be loaded, nothing is allowed", async () => {
  const { page, requests } = await openSite();
  await page.route(consentScript, (route) => route.abort("blockedbyclient"));
  await page.goto("/manual/");
  await expect.poll(() => requests).toEqual([consentScript]);
  expect(await keptChoice(page)).toBeNull();
  expect(await page.evaluate(() => window.siteConsent?.get())).toBeNull();
});

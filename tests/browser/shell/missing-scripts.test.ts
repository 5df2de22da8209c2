import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf, hydrated, open, openBlank } from "../page-objects/open";
import { mark, SearchModal } from "../page-objects/search";

/** The script for the release page template, which no other page has loaded. */
const releaseScript = "**/component---src-templates-release-tsx-*.js";
const release = "/changelog/Gateway-3.8.0/";

/** Makes the template's script return 404, as if a newer site had been published, until a full page load. */
async function publishAnew(page: Page): Promise<void> {
  let isNew = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isNew = true;
  });
  await page.route(releaseScript, (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
}

test("a link to a page whose script is missing does a full page load and keeps the query and hash", async () => {
  const { page } = await open("/manual/markdown/");
  await publishAnew(page);
  const isMarked = await mark(page);
  await page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, `${release}?a=1#limits`);
  await page.waitForURL(`**${release}**`);
  await hydrated(page);
  expect(addressOf(page)).toBe(`${release}?a=1#limits`);
  expect(await isMarked()).toBe(false);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
});

test("a search result on a page whose script is missing still leads to its heading", async () => {
  const { page } = await open("/manual/markdown/", { reducedMotion: true });
  const modal = new SearchModal(page);
  await publishAnew(page);
  await modal.search("move the topics");
  const hit = modal.options.filter({ has: page.locator('[data-hit*="/changelog/Gateway-3.8.0/#"]') }).first();
  const address = await hit.locator("[data-hit]").getAttribute("data-hit");
  await hit.click();
  await page.waitForURL(`**${release}**`);
  await hydrated(page);
  expect(addressOf(page)).toBe(address);
});

test("a page whose script can't be loaded shows an error with Retry, but not the base URL banner", async () => {
  const { page } = await openBlank();
  let isGone = true;
  await page.route(releaseScript, (route) =>
    isGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.goto(`${release}?a=1#limits`);
  const alert = page.getByRole("alert").filter({ hasText: "Unable to load all of this page." });
  await alert.waitFor();
  expect(await page.getByText("This site did not load properly.").isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  isGone = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await hydrated(page);
  expect(await alert.count()).toBe(0);
  expect(addressOf(page)).toBe(`${release}?a=1#limits`);
});

test("a page whose data can't be loaded says so, with Retry", async () => {
  const { page } = await openBlank();
  const data = `**/page-data${release}page-data.json*`;
  await page.route(data, (route) => route.abort());
  await page.goto(release);
  const alert = page.getByRole("alert").filter({ hasText: "Unable to load all of this page." });
  await alert.waitFor();
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await page.unroute(data);
  await alert.getByRole("button", { name: "Retry" }).click();
  await hydrated(page);
  expect(await alert.count()).toBe(0);
});

test("going forward to a page whose script is missing keeps its hash", async () => {
  const { page } = await open("/manual/markdown/");
  await page.evaluate((to) => window.history.pushState({}, "", to), `${release}#limits`);
  await page.goBack();
  await publishAnew(page);
  await page.goForward();
  await hydrated(page);
  await page.getByRole("heading", { level: 1, name: /3\.8\.0/ }).waitFor();
  expect(addressOf(page)).toBe(`${release}#limits`);
});

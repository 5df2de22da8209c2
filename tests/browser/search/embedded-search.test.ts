import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { manifestUrl, type SearchManifest } from "../../../src/model/search/search-files";
import { FIXTURE_SITES } from "../../harness/paths";
import { builtRecords } from "../page-objects/built-page";
import { holdRequests } from "../page-objects/hold-requests";
import { trackWorkers } from "../page-objects/end-workers";
import { hydrated, open, openBlank } from "../page-objects/open";

const publicFile = (path: string) => readFileSync(join(FIXTURE_SITES, "basic/public", path), "utf8");
const manifest = () => JSON.parse(publicFile(manifestUrl)) as SearchManifest;
const files = () => manifest().indexes.en ?? { outline: "", texts: "" };
const allFiles = () => [manifestUrl, files().outline, files().texts];
const records = () => builtRecords();

/** Paths under /search/ that a window requests, in order, including its worker's requests. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/search/") && pathname.endsWith(".json")) asked.push(pathname);
  });
  return asked;
}

const searchButton = (page: Page) => page.getByRole("button", { name: /search/i }).first();
const firstOption = (page: Page) => page.getByRole("option").first();

async function search(page: Page, query: string): Promise<void> {
  await searchButton(page).click();
  await page.getByRole("dialog").getByRole("combobox").fill(query);
}

it("eng-offline-13: loads the index once, only when a reader is about to search", async () => {
  const { page } = await openBlank();
  const asked = listen(page);
  await page.goto("/manual/tabs/");
  await hydrated(page);
  expect(asked).toEqual([]);
  expect(page.workers()).toHaveLength(0);

  await searchButton(page).hover();
  await expect.poll(() => asked).toEqual(allFiles());

  await search(page, "runbook");
  await firstOption(page).waitFor();
  expect(asked).toEqual(allFiles());
});

it("answers from a worker, without an exception in the script policy", async () => {
  const { page } = await openBlank();
  await page.route("**/manual/tabs/", async (route) => {
    const response = await route.fetch();
    const policy = "worker-src 'self'; connect-src 'self'";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.goto("/manual/tabs/");
  await hydrated(page);
  await search(page, "runbook");
  await firstOption(page).waitFor();
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([new URL(page.url()).origin]);
});

it("has a worker in a single file, because a second file would be requested only once the first one runs", async () => {
  const { page } = await open("/manual/tabs/");
  await search(page, "runbook");
  await firstOption(page).waitFor();
  const [worker] = page.workers();
  const script = await (await page.request.get(worker?.url() ?? "")).text();
  expect(script).toContain("fuzzy");
  expect(script).not.toContain("importScripts");
});

it("answers in the page if workers aren't supported", async () => {
  const { page } = await openBlank();
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "Worker");
  });
  await page.goto("/manual/tabs/");
  await hydrated(page);
  await search(page, "runbook");
  await firstOption(page).waitFor();
  expect(page.workers()).toHaveLength(0);
});

it("answers in the page if the worker's script can't be loaded", async () => {
  const { page } = await openBlank();
  await page.route(/search-worker/, (route) => route.abort());
  await page.goto("/manual/tabs/");
  await hydrated(page);
  await search(page, "runbook");
  await firstOption(page).waitFor();
});

it("requests the index again after it couldn't be loaded", async () => {
  const { page } = await open("/manual/tabs/");
  const asked = listen(page);
  await page.context().route(`**${manifestUrl}`, (route) => route.abort(), { times: 1 });
  await searchButton(page).hover();
  // The worker already requests it again on its own.
  await expect.poll(() => asked[0]).toBe(manifestUrl);
  await search(page, "runbook");
  await firstOption(page).waitFor();
  await expect.poll(() => asked).toEqual([manifestUrl, ...allFiles()]);
});

/** The second file. */
const texts = /\/search\/texts-[\da-f]+\.json$/;

it("answers from the first file while the second one is loading, then from both", async () => {
  const { page } = await open("/manual/tabs/");
  const release = await holdRequests(page.context(), texts);
  // This word is in few titles and many texts.
  await search(page, "topic");
  await firstOption(page).waitFor();
  const countOptions = () => page.getByRole("dialog").getByRole("option").count();
  const before = await countOptions();
  release();
  await expect.poll(countOptions).toBeGreaterThan(before);
});

it("keeps the reader's selection in place when the second file arrives", async () => {
  const { page } = await open("/manual/tabs/");
  const release = await holdRequests(page.context(), texts);
  await search(page, "topic");
  await firstOption(page).waitFor();
  const options = page.getByRole("dialog").getByRole("option");
  const selected = page.getByRole("dialog").locator('[role="option"][aria-selected="true"]');
  const first = await firstOption(page).innerText();
  await expect
    .poll(
      async () => {
        await page.keyboard.press("ArrowDown");
        return selected.innerText();
      },
      { timeout: 20_000 },
    )
    .not.toBe(first);
  const before = { selected: await selected.innerText(), all: await options.allInnerTexts() };
  const loaded = page.context().waitForEvent("requestfinished", (request) => texts.test(request.url()));
  release();
  await loaded;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect({ selected: await selected.innerText(), all: await options.allInnerTexts() }).toEqual(before);
  // As soon as the worker has read the full text, the next key is answered from it.
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Backspace");
        await page.keyboard.type("c");
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        return options.count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(before.all.length);
});

it("answers again after the browser has silently terminated the worker", async () => {
  const { page } = await openBlank();
  const endWorkers = await trackWorkers(page);
  await page.goto("/manual/tabs/");
  await hydrated(page);
  await search(page, "tabs");
  await firstOption(page).waitFor();
  await endWorkers();
  await page.getByRole("dialog").getByRole("combobox").fill("tables");
  await expect.poll(() => firstOption(page).innerText(), { timeout: 20_000 }).toMatch(/tables/i);
  expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
});

it.each([
  ["is missing", { status: 404, body: "gone" }],
  ["is cut off", { status: 200, body: '{"version":8,"pages":[[["Some te' }],
  ["is of another version", { status: 200, body: '{"version":1,"pages":[]}' }],
  ["is of another site", { status: 200, body: '{"version":8,"pages":[]}' }],
])("keeps answering from the first file if the second one %s", async (_, answer) => {
  const { page } = await open("/manual/tabs/");
  await page.context().route(texts, (route) => route.fulfill(answer));
  await search(page, "tabs");
  await firstOption(page).waitFor();
  await page.getByRole("dialog").getByRole("combobox").fill("tables");
  await expect.poll(() => firstOption(page).innerText()).toMatch(/tables/i);
  expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
});

it("loads the second file later if the browser was offline between the two", async () => {
  const { page } = await open("/manual/tabs/");
  await page.context().route(texts, (route) => route.abort("internetdisconnected"), { times: 1 });
  await search(page, "tabs");
  await firstOption(page).waitFor();
  const box = page.getByRole("dialog").getByRole("combobox");
  const loaded = page.context().waitForEvent("requestfinished", (request) => texts.test(request.url()));
  await expect
    .poll(
      async () => {
        await box.fill("");
        await box.fill("tabs");
        return Promise.race([loaded.then(() => true), new Promise((resolve) => setTimeout(resolve, 300))]);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
});

it("on the search page, the manifest is requested once, before the code that reads it", async () => {
  const { page } = await openBlank();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/search/?q=windows");
  await page.getByRole("main").getByRole("article").first().waitFor();
  expect(asked.filter((path) => path === manifestUrl)).toHaveLength(1);
  const reader = asked.findIndex((path) => path.startsWith("/search-provider-"));
  expect(reader).toBeGreaterThan(asked.indexOf(manifestUrl));
});

it("requests the manifest again each time and caches the index", async () => {
  const { page } = await open("/manual/tabs/");
  const cacheOf = async (path: string) => (await page.request.get(path)).headers()["cache-control"];
  expect(await cacheOf(manifestUrl)).toBe("no-cache");
  for (const file of [files().outline, files().texts]) expect(await cacheOf(file)).toContain("immutable");
});

it("has records of every searchable page and no others", () => {
  const paths = new Set(records().map(({ url }) => url.split("#")[0]));
  expect(manifest().records).toBe(records().length);
  expect([...paths]).toEqual(
    expect.arrayContaining(["/manual/", "/manual/tabs/", "/handbook/drills/broker-loss/"]),
  );
  expect(paths).not.toContain("/manual/hidden/");
  expect([...paths].filter((path = "") => /_|404/.test(path))).toEqual([]);
  for (const path of paths) expect(path).toMatch(/\/$/);
});

it("uses the pages' own anchors for headings", async () => {
  const { page } = await open("/manual/headings/");
  const anchors = records().flatMap(({ url, type }) =>
    url.startsWith("/manual/headings/#") && type !== "content" ? [url.split("#")[1] ?? ""] : [],
  );
  const ids = await page
    .locator("article :is(h2, h3, h4, h5, h6)[id]")
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(anchors.length).toBeGreaterThan(0);
  expect(anchors).toEqual(ids.filter((id) => id !== "footnote-label"));
});

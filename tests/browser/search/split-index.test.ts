import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { manifestUrl } from "../../../src/model/search/search-files";
import { holdRequests } from "../page-objects/hold-requests";
import { trackWorkers } from "../page-objects/end-workers";
import { hydrated, open, openBlank, settled } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";
import { countRequests, useSplitSite } from "./split-index-site";

const site = useSplitSite();

/** Occurs in the text of one page only. */
const wordInText = "hysteresis";
const files = {
  terms: /\/search\/texts-[\da-f]+\/terms-\d+\.json$/,
  page: /\/search\/texts-[\da-f]+\/page-\d+\.json$/,
};

async function openModal(path = "/manual/"): Promise<SearchModal> {
  const { page } = await open(path, { baseUrl: site.url() });
  const modal = new SearchModal(page);
  await modal.open();
  return modal;
}

/** Waits for the answer from the full text. */
async function expectAnswer(modal: SearchModal, title: RegExp): Promise<void> {
  await expect
    .poll(() => modal.options.allInnerTexts(), { timeout: 20_000 })
    .toEqual([expect.stringMatching(title)]);
}

/** Types a query again and again, as a reader who waits for results, until the answer is the one from the full text. */
async function typeUntilAnswered(modal: SearchModal, query: string, title: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = await modal.options.allInnerTexts();
        if (shown.some((text) => title.test(text))) return true;
        await modal.box.fill("");
        await modal.box.fill(query);
        return false;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(true);
}

it("has a folder with files of terms and pages, which browsers cache forever", async () => {
  const { outline, texts } = site.files();
  const names = readdirSync(join(site.directory(), texts));
  expect(names).toContain("terms-0.json");
  expect(names.filter((name) => /^page-\d+\.json$/.test(name)).length).toBeGreaterThan(5);
  for (const path of [outline, `${texts}terms-0.json`, `${texts}page-0.json`]) {
    const { headers } = await fetch(site.url() + path);
    expect(headers.get("cache-control")).toContain("immutable");
  }
  expect((await fetch(site.url() + manifestUrl)).headers.get("cache-control")).toBe("no-cache");
});

describe("the dialog", () => {
  it("answers from titles, then finds a word that only one text contains, with its place", async () => {
    const modal = await openModal();
    await modal.search("broker");
    expect(await modal.options.first().innerText()).toMatch(/^Brokers/);
    await modal.box.fill(wordInText);
    await expectAnswer(modal, /hysteresis[^]*Quotas/);
    await modal.box.press("Enter");
    await expect.poll(() => modal.page.url()).toBe(`${site.url()}/manual/brokers/#quotas`);
  });

  it("finds a quoted text only where its words are next to each other", async () => {
    const modal = await openModal();
    await modal.box.fill('"compacted topic partition"');
    await expectAnswer(modal, /Compaction/);
    await modal.box.fill('"leader of one compacted partition"');
    await expectAnswer(modal, /Leaders/);
  });

  it.each([
    ["max.poll.records", /^max\.poll\.records · 500[^]*Options/],
    ["KAFKA_HEAP_OPTS", /^KAFKA_HEAP_OPTS[^]*Options/],
    ["heap-opts", /Options/],
    ["kafka-producer-perf-test", /Producers/],
  ])("finds the identifier %s", async (identifier, title) => {
    const modal = await openModal();
    await modal.box.fill(identifier);
    await expect.poll(() => modal.options.first().innerText(), { timeout: 20_000 }).toMatch(title);
  });

  it("keeps the reader's selection in place when the text arrives", async () => {
    const modal = await openModal();
    const release = await holdRequests(modal.page.context(), files.terms);
    // The path of each page in the manual contains this word, and the text of one of them.
    await modal.search("manual");
    await modal.box.press("ArrowDown");
    const before = { active: await modal.active(), all: await modal.options.allInnerTexts() };
    const loaded = modal.page
      .context()
      .waitForEvent("requestfinished", (request) => files.page.test(request.url()));
    release();
    await loaded;
    await settled(modal.page);
    expect({ active: await modal.active(), all: await modal.options.allInnerTexts() }).toEqual(before);
    await modal.box.fill(wordInText);
    await expectAnswer(modal, /Quotas/);
  });
});

it("the search page answers the query in its address, and filters answers", async () => {
  const { page } = await open("/search/?q=partition", { baseUrl: site.url(), reducedMotion: true });
  const hits = page.getByRole("main").getByRole("article");
  await expect
    .poll(() => hits.allInnerTexts())
    .toEqual(
      expect.arrayContaining([expect.stringContaining("3.8.1"), expect.stringContaining("Producers")]),
    );
  const all = await hits.count();
  const kinds = page.getByRole("group", { name: "Kind" });
  await kinds.getByRole("checkbox", { name: /^Release notes / }).check();
  await expect.poll(() => hits.count()).toBeLessThan(all);
  expect(await hits.first().innerText()).toContain("3.8.1");
});

it("downloads nothing but the manifest for a query of an earlier visit", async () => {
  const { url, requested } = await countRequests(site.url());
  const inSearch = () => requested.filter((path) => path.startsWith("/search/") && path.endsWith(".json"));
  const { page } = await openBlank({ baseUrl: url });
  const ask = async (from: Page) => {
    await from.goto("/manual/");
    await hydrated(from);
    const modal = new SearchModal(from);
    await modal.open();
    await modal.box.fill(wordInText);
    await expectAnswer(modal, /Quotas/);
  };
  await ask(page);
  const first = inSearch();
  expect(first.filter((path) => /(?:terms|page)-\d+\.json$/.test(path)).length).toBeGreaterThan(1);
  requested.length = 0;
  await ask(await page.context().newPage());
  expect(inSearch()).toEqual([manifestUrl]);
});

describe.each(["terms", "page"] as const)("with a file of the kind %s that", (kind) => {
  it.each([
    ["is missing", { status: 404, body: "gone" }],
    ["is cut off", { status: 200, body: '{"version":8,"terms":[["hyster' }],
    ["is of another version", { status: 200, body: '{"version":1,"terms":[],"page":{"entries":[]}}' }],
    ["is a page", { status: 200, body: "<!doctype html>" }],
  ])("%s, titles answer without an error, and a later query tries again", async (_, answer) => {
    const modal = await openModal();
    const asked = modal.page
      .context()
      .waitForEvent("requestfinished", (request) => files[kind].test(request.url()));
    await modal.page.context().route(files[kind], (route) => route.fulfill(answer));
    await modal.search("topics");
    expect(await modal.options.first().innerText()).toMatch(/Topics/);
    await asked;
    await settled(modal.page);
    expect(await modal.options.first().innerText()).toMatch(/Topics/);
    expect(await modal.dialog.getByRole("alert").count()).toBe(0);
    await modal.page.context().unroute(files[kind]);
    await typeUntilAnswered(modal, wordInText, /Quotas/);
  });

  it("is slow, titles answer meanwhile", async () => {
    const modal = await openModal();
    const asked = modal.page.context().waitForEvent("request", (request) => files[kind].test(request.url()));
    const release = await holdRequests(modal.page.context(), files[kind]);
    await modal.search("topics");
    await asked;
    const before = await modal.options.count();
    release();
    await expect.poll(() => modal.options.count()).toBeGreaterThan(before);
  });

  it("can't be loaded offline, a later query loads it", async () => {
    const modal = await openModal();
    const context = modal.page.context();
    await context.route(files[kind], (route) => route.abort("internetdisconnected"));
    const failed = context.waitForEvent("requestfailed", (request) => files[kind].test(request.url()));
    await modal.search("topics");
    await failed;
    expect(await modal.options.first().innerText()).toMatch(/Topics/);
    expect(await modal.dialog.getByRole("alert").count()).toBe(0);
    await context.unroute(files[kind]);
    await typeUntilAnswered(modal, wordInText, /Quotas/);
  });
});

it("shows an error without the first file, and Retry searches again", async () => {
  const { page } = await open("/manual/", { baseUrl: site.url() });
  const outline = `**${site.files().outline}`;
  await page.context().route(outline, (route) => route.abort());
  const modal = new SearchModal(page);
  await modal.open();
  await modal.box.fill(wordInText);
  const alert = modal.dialog.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain("Unable to fetch results");
  await page.context().unroute(outline);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expectAnswer(modal, /Quotas/);
});

it("answers from the full text again after the browser has terminated the worker", async () => {
  const { page } = await openBlank({ baseUrl: site.url() });
  const endWorkers = await trackWorkers(page);
  await page.goto("/manual/");
  await hydrated(page);
  const modal = new SearchModal(page);
  await modal.search("topics");
  await endWorkers();
  await modal.box.fill(wordInText);
  await expectAnswer(modal, /Quotas/);
  expect(await modal.dialog.getByRole("alert").count()).toBe(0);
});

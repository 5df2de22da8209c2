import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { APP_ID, createFixtureServer, pushEnvironment, SEARCH_KEY } from "../../algolia-server/fixture";
import type { Fault } from "../../algolia-server/host";
import { fakeAnalytics } from "../../harness/fake-analytics";
import { buildFixtureSite } from "../../harness/fixture-site";
import { serveDirectory, type ServedDirectory } from "../../../scripts/preview-server/serve-directory";
import { testEvents } from "./algolia-events";
import { testSearchPage } from "./algolia-search-page";
import { hydrated, openBlank } from "../page-objects/open";
import { measurementIds } from "../page-objects/third-parties-site";

const SECOND = 1000;
const server = createFixtureServer();
const [first, second] = server.hosts;
let site: ServedDirectory;

// A preview build pushes to its own index, and its readers have to search that index.
beforeAll(async () => {
  await server.start();
  const environment = { ...pushEnvironment(server), SITE_ENVIRONMENT: "preview" };
  const { exitCode, output, directory } = await buildFixtureSite("algolia", { environment });
  expect(exitCode, output).toBe(0);
  site = await serveDirectory(join(directory, "public"));
});
afterAll(async () => {
  await site.close();
  await server.stop();
});
beforeEach(() => server.recover());

interface Search {
  page: Page;
  /** Requested hosts, in order. */
  asked: string[];
  /** Names of the loaded scripts, without their hashes. */
  scripts: string[];
}

async function openSearch(baseUrl = site.url, path = "/guide/"): Promise<Search> {
  const { page } = await openBlank({ baseUrl });
  await fakeAnalytics(page.context());
  const asked: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.endsWith("/queries")) asked.push(origin);
    if (pathname.endsWith(".js")) scripts.push(pathname.replace(/^\/(.*)-[0-9a-f]+\.js$/, "$1"));
  });
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await box(page).waitFor();
  return { page, asked, scripts };
}

const box = (page: Page) => page.locator("input.DocSearch-Input");
const hit = (page: Page, address: string) => page.locator(`[data-hit="${address}"]`);
const says = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();

test("the modal finds the records that the build pushed, with one request", async () => {
  const { page, asked } = await openSearch();
  await box(page).fill("truststore");
  await hit(page, "/guide/brokers/#trust-stores").first().waitFor();
  expect(asked).toEqual([first!.url]);

  const [request] = server.takeRequests();
  expect(request).toMatchObject({ method: "POST", path: "/1/indexes/*/queries" });
  expect(request!.parameters.get("x-algolia-application-id")).toBe(APP_ID);
  expect(request!.parameters.get("x-algolia-api-key")).toBe(SEARCH_KEY);
  expect(request!.headers["x-algolia-api-key"]).toBeUndefined();
  expect(request!.body).toEqual({
    requests: [
      expect.objectContaining({
        indexName: "docs_preview",
        query: "truststore",
        hitsPerPage: 20,
        analyticsTags: ["docs"],
        attributesToSnippet: expect.arrayContaining(["content:10"]),
        facetFilters: expect.arrayContaining(["language:en"]),
      }),
    ],
  });
});

test("readers load only the provider that their site uses", async () => {
  const own = await openSearch();
  await box(own.page).fill("topic");
  await hit(own.page, "/guide/topics/").first().waitFor();
  expect(own.scripts).toContain("search-algolia");
  expect(own.scripts).not.toContain("search-worker");

  const other = await openSearch(inject("basicUrl"), "/manual/markdown/");
  await box(other.page).fill("markdown");
  await hit(other.page, "/manual/markdown/").first().waitFor();
  expect(other.scripts).not.toContain("search-algolia");
});

test("no requests are sent before the reader types", async () => {
  const { asked } = await openSearch();
  expect(asked).toEqual([]);
});

const busy: Fault = { kind: "status", status: 500, message: "Internal error" };
const slow: Fault = { kind: "delay", milliseconds: 20 * SECOND };

test.each([
  ["refuses connections", () => first!.refuse()],
  ["fails", () => first!.inject(busy)],
  ["is slow", () => first!.inject(slow)],
])("if the first host %s, the next one answers", async (_name, breakHost: () => Promise<void> | void) => {
  await breakHost();
  const { page, asked } = await openSearch();
  await box(page).fill("retention");
  await hit(page, "/guide/topics/#retention").first().waitFor();
  expect(asked).toEqual([first!.url, second!.url]);
});

test("a failed host is skipped for 120 s and then tried again", async () => {
  await first!.refuse();
  const { page, asked } = await openSearch();
  await page.clock.install();
  await box(page).fill("topic");
  await hit(page, "/guide/topics/").first().waitFor();
  expect(asked.splice(0)).toEqual([first!.url, second!.url]);
  await first!.listen();

  await page.clock.fastForward(110 * SECOND);
  await box(page).fill("broker");
  await hit(page, "/guide/brokers/").first().waitFor();
  expect(asked.splice(0)).toEqual([second!.url]);

  await page.clock.fastForward(20 * SECOND);
  await box(page).fill("mirror");
  await hit(page, "/guide/retired/").first().waitFor();
  expect(asked.splice(0)).toEqual([first!.url]);
});

test("a host's failure is remembered across pages", async () => {
  await first!.refuse();
  const { page, asked } = await openSearch();
  await box(page).fill("topic");
  await hit(page, "/guide/topics/").first().waitFor();
  await first!.listen();
  asked.splice(0);

  await page.reload();
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await box(page).fill("broker");
  await hit(page, "/guide/brokers/").first().waitFor();
  expect(asked).toEqual([second!.url]);
});

test("if no host answers, the modal shows an error, and Retry works once a host is back", async () => {
  await Promise.all([first!.refuse(), second!.refuse()]);
  const { page } = await openSearch();
  await box(page).fill("topic");
  await says(page, "Unable to fetch results");
  await says(page, "You might want to check your network connection.");
  await second!.listen();
  await page.getByRole("button", { name: "Retry" }).click();
  await hit(page, "/guide/topics/").first().waitFor();
});

test("other failures show their status and the server's message", async () => {
  const fault: Fault = { kind: "status", status: 403, message: "Invalid Application-ID or API key" };
  first!.inject(fault);
  const { page, asked } = await openSearch();
  await box(page).fill("topic");
  await says(page, "The search service returned 403: Invalid Application-ID or API key");
  expect(asked).toEqual([first!.url]);
});

test("an HTML response is reported as such", async () => {
  first!.inject({ kind: "html" });
  const { page } = await openSearch();
  await box(page).fill("topic");
  await says(page, "The search service’s response couldn’t be read.");
});

testSearchPage(server, () => site.url);
testEvents(server, () => site.url);

// This fixture also has Google's tag (gatsby-plugin-google-gtag), because a separate site would take a minute to build.
describe("analytics on a site that doesn't ask for consent", () => {
  async function openCounted(prepare?: (page: Page) => Promise<unknown>) {
    const opened = await openBlank({ baseUrl: site.url });
    const events = await fakeAnalytics(opened.page.context());
    await prepare?.(opened.page);
    await opened.page.goto("/guide/");
    await hydrated(opened.page);
    const views = () =>
      events
        .filter(({ tid, name }) => tid === measurementIds[0] && name === "page_view")
        .map(({ page_title, page_path }) => [page_title, page_path]);
    return { ...opened, events, views };
  }

  const readOn = async (page: Page) => {
    await page.getByRole("article").getByRole("link", { name: "brokers", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Brokers" }).waitFor();
  };

  test("counts each page once for every ID, including the first page, with its own title and path", async () => {
    const { page, requests, events, errors, views } = await openCounted();
    await expect.poll(views).toHaveLength(1);
    await readOn(page);
    await expect.poll(views).toHaveLength(2);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Guide" }).waitFor();
    await expect.poll(views).toHaveLength(3);
    expect(views()).toEqual([
      ["Guide · Documentation", "/guide/"],
      ["Brokers · Documentation", "/guide/brokers/"],
      ["Guide · Documentation", "/guide/"],
    ]);
    expect(events.map(({ tid }) => tid)).toEqual([...measurementIds, ...measurementIds, ...measurementIds]);
    const tag = `https://www.googletagmanager.com/gtag/js?id=${measurementIds[0] ?? ""}`;
    expect(requests.filter((address) => address === tag)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test("the HTML contains the plugin's configuration for every ID, anonymized, and no Google address", async () => {
    const { page } = await openBlank({ baseUrl: site.url });
    const html = await (await page.request.get("/guide/")).text();
    for (const id of measurementIds)
      expect(html).toMatch(
        new RegExp(`gtag\\('config', '${id}', {"anonymize_ip":true,"send_page_view":false}`),
      );
    expect(html).not.toContain("googletagmanager");
  });

  test("loads and sends nothing if the browser asks not to be tracked", async () => {
    const { page, requests, errors } = await openCounted((opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, "doNotTrack", { get: () => "1" });
      }),
    );
    await readOn(page);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    expect(errors).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import { FIXTURE_SITES } from "../../harness/paths";
import { lastBuildOf } from "../page-objects/built-assets";
import { AssistantPanel } from "../page-objects/assistant-panel";
import { hydrated, openBlank, settled } from "../page-objects/open";
import { SearchModal } from "../page-objects/search";

/**
 * Strings that a site's files contain only if a third party or its consent banner is configured. For the assistant, these
 * are strings from the code of the two providers that send requests to other servers.
 */
const traces =
  /googletagmanager|google-analytics|dataLayer|\bgtag\b|siteConsent|consent-changed|page_view|Cookie settings|Was this page helpful|application\/x-ndjson|assistant's script didn't start/;

test.each([
  ["the real site", join(PROJECT_ROOT, "public")],
  ["the fixture site", join(FIXTURE_SITES, "basic", "public")],
])("the files of %s contain no third-party code", async (_name, directory) => {
  const files = await readdir(directory, { recursive: true });
  const isOfLastBuild = await lastBuildOf(directory);
  const own = files.filter(
    (file) =>
      /(?:\.(?:html|m?js|css|json|xml|txt|webmanifest)|_headers|_redirects)$/.test(file) &&
      !/^(?:mermaid-|webpack\.stats\.json)/.test(file) &&
      isOfLastBuild(file),
  );
  expect(own.length).toBeGreaterThan(20);
  for (const file of own) {
    const text = await readFile(join(directory, file), "utf8").catch(() => "");
    expect(traces.exec(text)?.[0], file).toBeUndefined();
  }
});

interface Visit {
  name: string;
  baseUrl: string;
  product: string;
  /** A search query that is also a question, with results for both. */
  question: string;
  /** A page with a diagram. */
  diagram: { path: string; title: string };
  /** One page of every other kind. */
  paths: readonly string[];
  /** Steps for this site only. The page with the diagram is open. */
  more?: (page: Page) => Promise<void>;
  /** Data the browser has stored afterward. */
  kept: readonly string[];
  /** Where the drawings of diagrams come from. */
  drawings: RegExp;
}

const visits: readonly Visit[] = [
  {
    name: "the real site",
    baseUrl: inject("siteUrl"),
    product: "the product",
    question: "priority of interceptors",
    diagram: { path: "/gateway/concepts/interceptors/", title: "The path of a request" },
    paths: [
      "/gateway/",
      "/gateway/category/how-to-guides/",
      "/gateway/category/interceptor-catalog/",
      "/platform/reference/",
      "/changelog/",
      "/changelog/Gateway-3.8.1/",
      "/changelog/upgrade-path/?product=gateway&from=3.4.0&to=3.8.1",
      "/faq/",
      "/support/",
      "/guides/support/version-matrix/?console=1.33.0&gateway=3.5.0&kafka=4.0",
      "/desktop/",
    ],
    kept: ["__DOCSEARCH_RECENT_SEARCHES__docs"],
    drawings: /\/diagrams-/,
  },
  {
    name: "the fixture site",
    baseUrl: inject("basicUrl"),
    product: "the fixture",
    question: "tabs",
    diagram: { path: "/manual/diagrams/", title: "A handshake" },
    paths: [
      "/manual/",
      "/manual/tabs/",
      "/manual/components/",
      "/manual/code/",
      "/manual/category/recipes/",
      "/changelog/",
    ],
    more: async (page) => {
      await page.goto("/manual/images/");
      await hydrated(page);
      await page.getByRole("button", { name: "Enlarge image" }).first().click();
      await page.getByRole("dialog").getByRole("img").waitFor();
      await page.keyboard.press("Escape");
      await page.goto("/manual/code/");
      await hydrated(page);
      await page.getByRole("button", { name: "Close announcement" }).click();
      await page.getByRole("button", { name: /mode/i }).first().click();
      await page.locator("main figure").getByRole("button", { name: "Copy" }).first().click();
    },
    kept: ["__DOCSEARCH_RECENT_SEARCHES__docs", "announcement-closed", "color-mode"],
    drawings: /\/mermaid-/,
  },
];

/** Records every request and connection made by a window's pages and workers. */
function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.context().on("request", (request) => addresses.push(request.url()));
  page.context().on("serviceworker", (worker) => addresses.push(`service worker ${worker.url()}`));
  page.on("websocket", (socket) => addresses.push(socket.url()));
  return addresses;
}

/** Scrolls through the whole page, because content far below loads lazily. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await settled(page);
  }
  await page.waitForLoadState("networkidle");
}

test.each(visits)(
  "a complete visit to $name loads only from its own host, violates no policy and logs no errors",
  async ({ baseUrl, product, question, diagram, paths, more, kept, drawings }) => {
    const opened = await openBlank({ baseUrl, permissions: ["clipboard-read", "clipboard-write"] });
    const { page, requests, errors, violations } = opened;
    const addresses = recordAddresses(page);

    await readThrough(page, "/");
    const search = new SearchModal(page);
    await page.keyboard.press("Control+k");
    await search.box.fill(question);
    await search.options.first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname !== "/");
    await hydrated(page);

    for (const path of paths) await readThrough(page, path);
    await readThrough(page, `/search/?q=${encodeURIComponent(question)}`);
    await page.getByRole("main").getByRole("article").first().waitFor();

    await page.goto(diagram.path);
    await hydrated(page);
    await page.getByRole("figure", { name: diagram.title }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: `Enlarge ${diagram.title}` }).click();
    await page.getByRole("dialog").locator("svg").first().waitFor();
    await page.keyboard.press("Escape");
    await more?.(page);

    const assistant = new AssistantPanel(page, product);
    await assistant.open();
    await assistant.ask(question);
    await assistant.last.getByRole("article").first().getByRole("link").first().click();
    await page.waitForLoadState("networkidle");
    await hydrated(page);
    expect(errors).toEqual([]);

    await readThrough(page, "/manual/no/such/page/");
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();

    const own = new URL(baseUrl).origin;
    const foreign = addresses.filter(
      (address) => !address.startsWith(`${own}/`) && !address.startsWith("data:"),
    );
    expect(foreign).toEqual([]);
    expect(requests).toEqual([]);
    expect(violations).toEqual([]);
    // The browser logs this for an address that returns 404, as it should.
    expect(errors.filter((error) => !error.includes("status of 404"))).toEqual([]);
    // Check that the visit reached everything: the search worker and index, the diagrams and the assistant.
    for (const part of [/search-worker-/, /\/search\/outline-/, drawings, /\/assistant-passages-/])
      expect(
        addresses.some((address) => part.test(address)),
        String(part),
      ).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(kept);
  },
  90_000,
);

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureFixtureSite } from "../../harness/fixture-site";
import { serveDirectory, type ServedDirectory } from "../../../scripts/preview-server/serve-directory";
import { addressOf, hydrated, openBlank } from "../page-objects/open";
import { mark, SearchModal } from "../page-objects/search";

const prefix = "/docs";
let directory: string;
let site: ServedDirectory;

beforeAll(async () => {
  directory = await ensureFixtureSite("prefixed");
  site = await serveDirectory(directory);
});
afterAll(() => site.close());

/** Opens a page by its path in the site, and collects the addresses that weren't found. */
async function openIn(path: string): Promise<{ page: Page; missing: string[]; errors: string[] }> {
  const { page, errors } = await openBlank({ baseUrl: site.url, reducedMotion: true });
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(prefix + path);
  await hydrated(page);
  return { page, missing, errors };
}

const fileOf = (name: string) => readFileSync(join(directory, name), "utf8");

test("every address in the HTML of every page is inside the folder and returns 200", async () => {
  const pages = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && statSync(join(directory, file)).isFile(),
  );
  const addresses = new Set(
    pages.flatMap((file) =>
      [...fileOf(file).matchAll(/\s(?:href|src|content|data-src)="(\/[^"]*)"/g)].map(
        ([, address = ""]) => address.split("#")[0]!,
      ),
    ),
  );
  expect(addresses.size).toBeGreaterThan(10);
  expect([...addresses].filter((address) => !address.startsWith(`${prefix}/`))).toEqual([]);
  for (const address of addresses) expect((await fetch(site.url + address)).status, address).toBe(200);
});

test("canonical addresses, the sitemap, feeds, the manifest and robots.txt include the folder", () => {
  const whole = "https://fixture.example/docs";
  expect(fileOf("manual/second/index.html")).toContain(`rel="canonical" href="${whole}/manual/second/"`);
  expect(fileOf("robots.txt")).toContain(`Sitemap: ${whole}/sitemap-index.xml`);
  const urls = ["sitemap-index.xml", "sitemap-0.xml"].flatMap((name) =>
    [...fileOf(name).matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => url),
  );
  expect(urls).toEqual(expect.arrayContaining([`${whole}/sitemap-0.xml`, `${whole}/manual/second/`]));
  expect(urls.filter((url) => !url.startsWith(`${whole}/`))).toEqual([]);
  const feeds = readdirSync(join(directory, "changelog")).filter((name) => /\.(?:xml|json)$/.test(name));
  const ofFeeds = feeds.flatMap(
    (name) => fileOf(join("changelog", name)).match(/https:\/\/fixture\.example[^"<]*/g) ?? [],
  );
  expect(ofFeeds.filter((url) => !url.startsWith(`${whole}/`))).toEqual([]);
  const manifest = JSON.parse(fileOf("manifest.webmanifest")) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe(`${prefix}/`);
  expect(
    manifest.icons.filter(
      ({ src }) => !new URL(src, `${whole}/manifest.webmanifest`).pathname.startsWith(`${prefix}/`),
    ),
  ).toEqual([]);
});

test("links, the sidebar, Back and the diagram work within the folder, without a full page load", async () => {
  const { page, missing, errors } = await openIn("/manual/");
  const isMarked = await mark(page);
  await page.locator("article").getByRole("link", { name: "the second page" }).click();
  await page.waitForURL(`**${prefix}/manual/second/#quorum`);
  await page.goBack();
  await page.locator("[data-diagram] svg").first().waitFor();
  await page
    .getByRole("navigation", { name: "Manual", exact: true })
    .getByRole("button", { name: "More" })
    .click();
  await page.getByRole("link", { name: "Second page", exact: true }).first().click();
  await page.waitForURL(`**${prefix}/manual/second/`);
  expect(await isMarked()).toBe(true);
  expect({ missing, errors }).toEqual({ missing: [], errors: [] });
});

test("search finds and opens pages, in the modal and on the search page", async () => {
  const { page, missing } = await openIn("/manual/");
  const modal = new SearchModal(page);
  await modal.search("quorum");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${prefix}/manual/second/#quorum`);
  await page.goto(`${prefix}/search/?q=voters`);
  await page.locator("ol article").getByRole("link").first().click();
  await page.waitForURL(`**${prefix}/manual/second/**`);
  expect(missing).toEqual([]);
});

test("old addresses redirect, on the host and in the browser", async () => {
  const answer = await fetch(`${site.url}${prefix}/older`, { redirect: "manual" });
  expect(answer.headers.get("location")).toBe(`${prefix}/manual/second/#quorum`);
  expect(fileOf("_redirects")).toContain(`${prefix}/old/manual/ ${prefix}/manual/ 301`);
  const { page } = await openBlank({ baseUrl: site.url });
  await page.goto(`${prefix}/old/manual/?x=1`);
  await page.waitForURL(`**${prefix}/manual/?x=1`);
  expect(addressOf(page)).toBe(`${prefix}/manual/?x=1`);
});

test("the host sends the headers that the build wrote, and redirects from its root to the folder", async () => {
  const page = await fetch(`${site.url}${prefix}/manual/`);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
  const [script = ""] = /\/docs\/app-[0-9a-f]+\.js/.exec(await page.text()) ?? [];
  expect((await fetch(site.url + script)).headers.get("cache-control")).toContain("immutable");
  const root = await fetch(`${site.url}/`, { redirect: "manual" });
  expect([root.status, root.headers.get("location")]).toEqual([301, `${prefix}/`]);
});

test("an address that doesn't exist shows the nearest pages of the site", async () => {
  const { page } = await openBlank({ baseUrl: site.url });
  await page.goto(`${prefix}/manual/secnd/`);
  await page.getByRole("main").getByRole("link", { name: "Second page" }).click();
  await page.waitForURL(`**${prefix}/manual/second/`);
});

test("if the site is served from a different folder, the banner names both folders", async () => {
  const elsewhere = await serveDirectory(directory, "/other");
  const { page } = await openBlank({ baseUrl: elsewhere.url });
  await page.goto("/other/manual/second/");
  const banner = page.getByRole("alert").filter({ hasText: "did not load properly" });
  await banner.waitFor();
  expect(await banner.innerText()).toMatch(/built for \/docs\/, and this page suggests \/other\//);
  await elsewhere.close();
});

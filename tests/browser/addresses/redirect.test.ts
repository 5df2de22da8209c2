import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import legacyPaths from "./legacy-paths.json" with { type: "json" };
import { addressOf, hydrated, open, openBlank } from "../page-objects/open";

test.each([
  ["/old/plain/?a=1&b=2#tables", "/manual/markdown/?a=1&b=2#tables"],
  ["/old/plain", "/manual/markdown/"],
  ["/old/with-hash/?a=1", "/manual/headings/?a=1#chosen-id"],
  ["/old/with-hash/#configuration", "/manual/headings/#chosen-id"],
  ["/old/without-trailing/", "/manual/images/"],
  ["/manual/old-components/#tabs", "/manual/components/#tabs"],
  ["/manual/even-older-components/", "/manual/components/"],
])("%s redirects to %s", async (old, current) => {
  const { page } = await openBlank();
  await page.goto(old);
  await expect.poll(() => addressOf(page)).toBe(current);
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).innerText())
    .not.toBe("This page has moved");
});

test("Back from a redirected address returns to the previous page", async () => {
  const { page } = await open("/handbook/");
  await page.goto("/old/plain/");
  await page.waitForURL("**/manual/markdown/");
  await page.goBack();
  await page.waitForURL("**/handbook/");
});

test("a link on the site to an old address redirects too, and Back returns to the link", async () => {
  const { page } = await open("/manual/");
  await page.getByRole("link", { name: "An old address" }).click();
  await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
  expect(addressOf(page)).toBe("/manual/markdown/");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Manual" }).waitFor();
  expect(addressOf(page)).toBe("/manual/");
});

test("a chain of redirects takes one hop", async () => {
  const { page } = await openBlank();
  const visited: string[] = [];
  page.on("framenavigated", () => visited.push(addressOf(page)));
  await page.goto("/old/chain-start/");
  await page.waitForURL("**/manual/code/");
  expect(visited.filter((address) => address.startsWith("/old/"))).toEqual(["/old/chain-start/"]);
});

test("a redirect to another site leaves this site, and Back doesn't trigger the redirect again", async () => {
  const { page } = await open("/handbook/");
  await page.route("https://elsewhere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  await page.goto("/old/external/?a=1");
  await page.getByRole("heading", { name: "Elsewhere" }).waitFor();
  expect(page.url()).toBe("https://elsewhere.example/docs/");
  await page.goBack();
  await page.waitForURL("**/handbook/");
});

test("without scripts, the page shows its new address and redirects there", async () => {
  const { page } = await openBlank({ javaScript: false });
  const html = await (await page.request.get("/old/plain/")).text();
  expect(html).toMatch(
    /<noscript><meta http-equiv="refresh" content="0; url=\/manual\/markdown\/"\/?><\/noscript>/i,
  );
  expect(html).toContain('<a href="/manual/markdown/">/manual/markdown/</a>');
  await page.goto("/old/plain/");
  await page.waitForURL("**/manual/markdown/");
});

test("old addresses are excluded from search engines and name the new address as canonical", async () => {
  const html = await (await fetch(`${inject("basicUrl")}/old/plain/`)).text();
  expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="https:\/\/fixture\.example\/manual\/markdown\/"/);
});

test("hosts that read a list of redirects get one without chains", async () => {
  const list = await (await fetch(`${inject("basicUrl")}/_redirects`)).text();
  const lines = list.trim().split("\n");
  expect(lines).toContain("/old/chain-start/ /manual/code/ 301");
  expect(lines).toContain("/old/chain-start /manual/code/ 301");
  expect(lines).toContain("/old/external/ https://elsewhere.example/docs/ 301");
  expect(lines).toContain("/manual/old-components/ /manual/components/ 301");
});

test("the map of redirects matches the list, for other kinds of hosts", async () => {
  const map = (await (await fetch(`${inject("basicUrl")}/redirects.json`)).json()) as Record<string, string>;
  expect(map).toMatchObject({
    "/old/chain-start/": "/manual/code/",
    "/old/with-hash/": "/manual/headings/#chosen-id",
    "/manual/old-components/": "/manual/components/",
  });
});

/** A path with and without a trailing slash. */
const formsOf = (path: string) => [path.replace(/\/?$/, "/"), path.replace(/\/$/, "")] as const;

test("every legacy path of the real site works with and without a slash and redirects to the guides in one hop", async () => {
  expect(legacyPaths).toHaveLength(104);
  const { page } = await openBlank({ baseUrl: inject("siteUrl") });
  const wrong: string[] = [];
  for (const path of legacyPaths) {
    const [withSlash, without] = formsOf(path);
    const answer = await page.request.get(`${withSlash}?a=1`, { maxRedirects: 0 });
    const html = await answer.text();
    const isRight =
      answer.ok() &&
      html.includes('<a href="/guides/">/guides/</a>') &&
      /<link[^>]*rel="canonical"[^>]*href="https:\/\/docs\.example\.com\/guides\/"/.test(html) &&
      /<meta[^>]*name="robots"[^>]*content="noindex"/.test(html);
    if (!isRight) wrong.push(withSlash);
    const moved = await page.request.get(`${without}?a=1`, { maxRedirects: 0 });
    if (moved.status() !== 301 || moved.headers().location !== "/guides/?a=1") wrong.push(without);
  }
  expect(wrong).toEqual([]);
});

test("legacy paths of the real site, with and without a slash, redirect to the guides in one hop and keep the query and hash", async () => {
  const baseUrl = inject("siteUrl");
  const { page } = await openBlank({ baseUrl });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  const target = "/guides/?a=1#x";
  // To a browser, the pages of the other paths are the same, as the test above has shown.
  for (const [withSlash, without] of legacyPaths.filter((_, index) => index % 8 === 0).map(formsOf)) {
    // The server redirects a path without a trailing slash, and browsers keep the hash.
    const answer = await fetch(new URL(`${without}?a=1`, baseUrl), { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/guides/?a=1"]);
    // The page at a path with a trailing slash replaces itself with the guides.
    asked.length = 0;
    await page.goto(`${withSlash}?a=1#x`, { waitUntil: "commit" });
    await page.waitForURL(({ pathname, search, hash }) => pathname + search + hash === target, {
      waitUntil: "commit",
    });
    expect(asked).toEqual([withSlash]);
  }
}, 180_000);

test.each(["/features/kafka-connect/", "/features/kafka-connect"])(
  "Back from %s of the real site returns to the previous page",
  async (old) => {
    const { page } = await open("/support/", { baseUrl: inject("siteUrl") });
    await page.goto(`${old}?utm=x`);
    await expect.poll(() => addressOf(page)).toBe("/guides/?utm=x");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Version support" }).waitFor();
    expect(addressOf(page)).toBe("/support/");
  },
);

const notice = (page: Page) => page.getByRole("complementary", { name: "Old address" });

test("an old address that leads to an overview is named there, with the closest pages, until the reader closes it", async () => {
  const { page } = await openBlank({ baseUrl: inject("siteUrl") });
  await page.goto("/features/kafka-connect/");
  await notice(page).waitFor();
  expect(addressOf(page)).toBe("/guides/");
  expect(await notice(page).innerText()).toContain("There is no page at /features/kafka-connect/ anymore.");
  await notice(page).getByRole("link").first().waitFor();
  const links = await notice(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toContain("/guides/manage-kafka/kafka-resources/kafka-connect/");
  expect(links).not.toContain("/guides/");
  await notice(page).getByRole("button", { name: "Close" }).click();
  expect(await notice(page).count()).toBe(0);
  await page.reload();
  await hydrated(page);
  expect(await notice(page).count()).toBe(0);
});

test("an old address with one page in its place, and a link to an overview, show no such notice", async () => {
  const { page } = await openBlank();
  await page.goto("/old/plain/");
  await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Handbook" }).click();
  await page.getByRole("heading", { level: 1, name: "Handbook" }).waitFor();
  expect(await notice(page).count()).toBe(0);
});

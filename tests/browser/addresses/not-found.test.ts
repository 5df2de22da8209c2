import { join } from "node:path";
import { expect, test } from "vitest";
import { FIXTURE_SITES } from "../../harness/paths";
import { addressOf, open, openBlank } from "../page-objects/open";

const published = join(FIXTURE_SITES, "basic", "public");

test("an unknown address returns 404 and a page that explains it", async () => {
  const { page } = await openBlank();
  const answer = await page.goto("/no/such/page/");
  expect(answer?.status()).toBe(404);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Page not found");
  expect(await page.title()).toBe("Page not found · Fixture docs");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
});

test("the not-found page suggests the nearest page and links to it", async () => {
  const { page } = await open("/manuel/componnets/");
  const suggestion = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  await suggestion.waitFor();
  expect(await suggestion.innerText()).toBe("Components");
  await suggestion.click();
  await page.getByRole("heading", { level: 1, name: "Components" }).waitFor();
  expect(addressOf(page)).toBe("/manual/components/");
});

test("hidden pages are not suggested", async () => {
  const { page } = await open("/manual/hiden/");
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("main").getByText("Hidden page").count()).toBe(0);
});

test("the not-found page works without the list of pages", async () => {
  const { page, errors } = await openBlank();
  await page.route("**/navigation/pages.json", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.goto("/manual/componnets/", { waitUntil: "networkidle" });
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Page not found");
  expect(errors.filter((error) => !error.startsWith("Failed to load resource"))).toEqual([]);
});

test.each([
  ["/manual/components.html?from=mail#tabs", "/manual/components/?from=mail#tabs"],
  ["/manual/components/index?from=mail#tabs", "/manual/components/?from=mail#tabs"],
  ["/manual/components/index.html", "/manual/components/"],
  ["/index.html?x=1", "/?x=1"],
  ["/manual/components", "/manual/components/"],
])("%s redirects to %s", async (written, clean) => {
  const { page } = await open(written);
  expect(addressOf(page)).toBe(clean);
});

test("on a host without redirect rules, the not-found page redirects `.html` to the clean address", async () => {
  const { page } = await openBlank();
  await page.route("**/manual/components.html*", (route) =>
    route.fulfill({ status: 404, path: join(published, "404.html") }),
  );
  await page.goto("/manual/components.html?from=mail#tabs");
  await page.getByRole("heading", { level: 1, name: "Components" }).waitFor();
  expect(addressOf(page)).toBe("/manual/components/?from=mail#tabs");
});

test.each([
  ["/manual/components/index.html?from=mail#tabs", "/manual/components/?from=mail#tabs"],
  ["/manual/components/index#tabs", "/manual/components/#tabs"],
])("on a host that serves a page at %s, the page corrects the address itself", async (written, clean) => {
  const { page, errors } = await openBlank();
  await page.route("**/manual/components/index**", (route) =>
    route.fulfill({ path: join(published, "manual", "components", "index.html"), contentType: "text/html" }),
  );
  await page.goto(written);
  await expect.poll(() => addressOf(page)).toBe(clean);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Components");
  expect(errors).toEqual([]);
});

test("a malformed address is rejected and doesn't break the server", async () => {
  const { page } = await openBlank();
  const answer = await page.goto("/manual/%E0%A4%A/");
  expect([400, 404]).toContain(answer?.status());
});

test("the not-found page offers to search for the words in its address", async () => {
  const { page } = await open("/manual/only-on_windows.html");
  const link = page.getByRole("main").getByRole("link", { name: "search for “only on windows”" });
  await link.click();
  await expect.poll(() => addressOf(page)).toBe("/search/?q=only%20on%20windows");
  await page.getByRole("main").getByRole("link", { name: "Only on Windows", exact: true }).waitFor();
});

import { expect, test } from "vitest";
import { open } from "../page-objects/open";

const permissions = ["clipboard-read", "clipboard-write"];

test(
  "a page can be copied as Markdown by keyboard, and the result is announced",
  { tags: ["interaction"] },
  async () => {
    const { page, errors } = await open("/manual/tabs/", { permissions });
    await page.getByRole("button", { name: "Copy page" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Copied as Markdown").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^---\ntitle: /);
    expect(copied).toContain("canonical: ");
    expect(copied).toBe(await (await page.request.get("/manual/tabs.md")).text());
    expect(errors).toEqual([]);
  },
);

test("if a page can't be copied, it shows a message with a link to the Markdown version", async () => {
  const { page } = await open("/manual/tabs/", { permissions });
  await page.route("**/manual/tabs.md", (route) => route.abort());
  await page.getByRole("button", { name: "Copy page" }).click();
  await page.getByText("The page couldn’t be copied. Open it as Markdown instead.").waitFor();
});

test("without scripts, a page has the Markdown link but no copy button", async () => {
  const { page } = await open("/manual/tabs/", { javaScript: false });
  expect(await page.getByRole("button", { name: "Copy page" }).isVisible()).toBe(false);
  await page.getByRole("link", { name: "View as Markdown" }).click();
  expect(new URL(page.url()).pathname).toBe("/manual/tabs.md");
});

test("pages link to their Markdown version in the head, and hidden pages have none", async () => {
  const { page } = await open("/manual/tabs/");
  const alternate = page.locator('head > link[rel="alternate"][type="text/markdown"]');
  expect(await alternate.getAttribute("href")).toMatch(/^https?:\/\/[^/]+\/manual\/tabs\.md$/);

  await page.goto("/manual/hidden/");
  expect(await alternate.count()).toBe(0);
  expect((await page.request.get("/manual/hidden.md")).status()).toBe(404);
  expect(await (await page.request.get("/llms.txt")).text()).not.toContain("/manual/hidden");
});

test.each([
  ["/manual/tabs.md", 200],
  ["/manual/category/interceptors.md", 200],
  ["/old/plain.md", 404],
  ["/manual/no-such-page.md", 404],
  ["/search.md", 404],
])("%s has status %i", async (address, status) => {
  const { page } = await open("/manual/tabs/");
  const response = await page.request.get(address);
  expect(response.status()).toBe(status);
  if (status === 200) {
    expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(response.headers()["x-robots-tag"]).toBe("noindex");
  }
});

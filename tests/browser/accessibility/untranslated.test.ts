import { expect, inject, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { open } from "../page-objects/open";

const baseUrl = inject("versionsUrl");

test("names of an untranslated page have the original's language and direction everywhere", async () => {
  const { page } = await open("/ar/manual/consumers/", { baseUrl });
  const languagesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((element) => [
          element.closest("[lang]")?.getAttribute("lang"),
          getComputedStyle(element).direction,
        ]),
      );
  for (const selector of ["nav li a[href^='#'] > span", "nav a[aria-current=page] > span"]) {
    const found = await languagesOf(selector);
    expect(found.length, selector).toBeGreaterThan(0);
    expect(new Set(found.map(String)), selector).toEqual(new Set(["en,ltr"]));
  }
  const { title } = new DocPage(page);
  const edges = await Promise.all(
    [title, page.locator("article h1 + p")].map((part) =>
      part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      }),
    ),
  );
  expect(edges[0]).toBeCloseTo(edges[1]!, 0);
});

test("names of a translated page have no language of their own", async () => {
  const { page } = await open("/ar/manual/topics/", { baseUrl });
  expect(await page.locator("nav a[aria-current=page] > span").first().getAttribute("lang")).toBeNull();
});

test("untranslated names from the configuration have the site's default language and direction", async () => {
  const { page } = await open("/ar/manual/topics/", { baseUrl });
  const languageOf = (name: string, place: "banner" | "contentinfo") =>
    page
      .getByRole(place)
      .getByText(name, { exact: true })
      .first()
      .evaluate((element) => [
        element.closest("[lang]")?.getAttribute("lang"),
        getComputedStyle(element).direction,
      ]);
  expect(await languageOf("Copyright © 2025 the fixture", "contentinfo")).toEqual(["en", "ltr"]);
  expect(await languageOf("2.0", "banner")).toEqual(["en", "ltr"]);
  expect(await languageOf("الكتيّب", "contentinfo")).toEqual(["ar", "rtl"]);
  expect(await languageOf("تمرين", "banner")).toEqual(["ar", "rtl"]);
});

test("search results from untranslated pages have the original's language", async () => {
  const { page } = await open("/ar/search/?q=lagging", { baseUrl });
  const hit = page.locator("ol article").filter({ hasText: "lagging" }).first();
  expect(await hit.getByRole("link").getAttribute("lang")).toBe("en");

  await page.keyboard.press("Control+k");
  const options = page.getByRole("dialog").getByRole("option");
  await page.getByRole("dialog").getByRole("combobox").fill("lagging");
  await options.first().waitFor();
  expect(await options.first().locator("[data-hit]").getAttribute("lang")).toBe("en");
});

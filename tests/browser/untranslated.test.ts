import { expect, inject, test } from "vitest";
import { DocPage } from "./doc-page";
import { open } from "./open";

const baseUrl = inject("versionsUrl");

test("what names a page that isn't translated is in the original's language and direction, wherever it stands", async () => {
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

test("a translated page's own names have no language of their own", async () => {
  const { page } = await open("/ar/manual/topics/", { baseUrl });
  expect(await page.locator("nav a[aria-current=page] > span").first().getAttribute("lang")).toBeNull();
});

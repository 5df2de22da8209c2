import { expect, inject, test } from "vitest";
import { addressOf, open } from "../page-objects/open";

const baseUrl = inject("siteUrl");
const widths = [1440, 996, 390];

test.each(widths)("at %i px the home page shows three cards whose images load", async (width) => {
  const { page } = await open("/", { baseUrl, width });
  const cards = page.getByRole("region", { name: "Documentation" });
  expect(await cards.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
    "Platform",
    "Gateway",
    "Reference",
  ]);
  const links = await cards
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(["/platform/", "/gateway/", "/platform/reference/"]);
  const images = cards.locator("img");
  expect(await images.count()).toBe(3);
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        all.every(
          (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
        ),
      ),
    )
    .toBe(true);
});

test("the whole card is clickable", async () => {
  const { page } = await open("/", { baseUrl });
  // The link covers the card, so this clicks a position instead of the text.
  const text = await page.getByText("A proxy that speaks Kafka").boundingBox();
  await page.mouse.click((text?.x ?? 0) + 20, (text?.y ?? 0) + 5);
  await page.waitForURL("**/gateway/");
});

test("the links under 'Start here' on the home page lead to pages", async () => {
  const { page } = await open("/", { baseUrl });
  const start = page.locator("section", { has: page.getByRole("heading", { name: "Start here" }) });
  const hrefs = await start
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) expect((await page.request.get(href ?? "")).status(), href ?? "").toBe(200);
});

test("on the changelog, the brand links to the home page, where it is marked as current", async () => {
  const { page } = await open("/changelog/", { baseUrl });
  const brand = page.getByRole("banner").getByRole("link", { name: "docs" });
  expect(await brand.getAttribute("aria-current")).toBeNull();
  await brand.click();
  await page.getByRole("heading", { level: 1, name: "Run Kafka with confidence." }).waitFor();
  expect(addressOf(page)).toBe("/");
  expect(await brand.getAttribute("aria-current")).toBe("page");
});

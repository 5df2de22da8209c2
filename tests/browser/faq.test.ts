import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open } from "./open";

const siteUrl = () => inject("siteUrl");
const questions = (page: Page) => page.locator("main h3");
const filter = (page: Page) => page.getByRole("searchbox", { name: "Filter questions" });

test("the FAQ is grouped, and each question can be linked to", async () => {
  const { page } = await open("/faq/", { baseUrl: siteUrl() });
  expect(await page.locator("main h2").count()).toBeGreaterThanOrEqual(5);
  expect(await questions(page).count()).toBeGreaterThanOrEqual(25);
  const id = await questions(page).nth(20).getAttribute("id");
  await page.goto(`/faq/#${id ?? ""}`);
  await expect
    .poll(async () => {
      const top = (await page.locator(`#${id ?? ""}`).boundingBox())?.y ?? -1;
      return top > 50 && top < 300;
    })
    .toBe(true);
});

test("the filter keeps the questions that hold every word and says how many", async () => {
  const { page } = await open("/faq/", { baseUrl: siteUrl() });
  const all = await questions(page).count();
  await filter(page).fill("postgresql version");
  const left = await questions(page).count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  expect(await page.locator("main").getByRole("status").first().innerText()).toMatch(
    new RegExp(`^${left} questions?$`),
  );
  await filter(page).fill("zebrafish");
  expect(await page.locator("main").getByRole("status").first().innerText()).toBe("No matching questions.");
  await filter(page).fill("");
  expect(await questions(page).count()).toBe(all);
});

test("its questions are data for search engines", async () => {
  const { page } = await open("/faq/", { baseUrl: siteUrl(), javaScript: false });
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts
    .map((text) => JSON.parse(text) as { "@type": string; mainEntity?: { name: string }[] })
    .find((entry) => entry["@type"] === "FAQPage");
  expect(data?.mainEntity?.map(({ name }) => name)).toEqual(
    (await questions(page).allInnerTexts()).map((text) => text.replace(/#$/, "").trim()),
  );
});

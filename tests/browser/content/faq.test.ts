import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open } from "../page-objects/open";

const siteUrl = () => inject("siteUrl");
const questions = (page: Page) => page.locator("main h3");
const counted = (page: Page) => page.getByRole("main").getByRole("search").locator("p > span").first();
const filter = (page: Page) => page.getByRole("searchbox", { name: "Filter questions" });

test("the FAQ is grouped, and each question has its own link", async () => {
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

test(
  "the filter keeps questions that contain every word and shows how many are left",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/faq/", { baseUrl: siteUrl() });
    const all = await questions(page).count();
    await filter(page).fill("postgresql version");
    const left = await questions(page).count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    expect(await counted(page).innerText()).toMatch(new RegExp(`^${left} questions?$`));
    await filter(page).fill("zebrafish");
    expect(await counted(page).innerText()).toBe("No matching questions.");
    await filter(page).fill("");
    expect(await questions(page).count()).toBe(all);
  },
);

test("screen readers announce a filter's count only after typing pauses, and nothing before that", async () => {
  const { page } = await open("/faq/", { baseUrl: siteUrl() });
  const status = page.getByRole("main").getByRole("status").first();
  await status.evaluate((element) => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    new MutationObserver(() => {
      if (element.textContent) heard.push(element.textContent);
    }).observe(element, { subtree: true, childList: true, characterData: true });
  });
  await filter(page).pressSequentially("postgresql", { delay: 40 });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard, { timeout: 5000 }).toEqual([await counted(page).innerText()]);
});

test("its questions are available to search engines as structured data", async () => {
  const { page } = await open("/faq/", { baseUrl: siteUrl(), javaScript: false });
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts
    .map((text) => JSON.parse(text) as { "@type": string; mainEntity?: { name: string }[] })
    .find((entry) => entry["@type"] === "FAQPage");
  expect(data?.mainEntity?.map(({ name }) => name)).toEqual(
    (await questions(page).allInnerTexts()).map((text) => text.replace(/#$/, "").trim()),
  );
});

import { expect, inject, test } from "vitest";
import { hydrated, openBlank } from "../page-objects/open";

test("a stored drawing is shown without Mermaid, in the colors of the page, and can be enlarged", async () => {
  const { page } = await openBlank({ baseUrl: inject("siteUrl") });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/guides/support/upgrade/");
  await hydrated(page);
  const figure = page.locator("[data-diagram]").first();
  await figure.scrollIntoViewIfNeeded();
  const drawing = figure.getByRole("group").locator("svg").first();
  await drawing.waitFor();
  expect(requests.filter((path) => path.startsWith("/mermaid-"))).toEqual([]);

  expect((await drawing.locator("text").allTextContents()).join(" ")).toMatch(/\w/);
  const fill = () => drawing.evaluate((svg) => getComputedStyle(svg).fill);
  const light = await fill();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  expect(await fill()).not.toBe(light);

  await figure.getByRole("button", { name: "Enlarge" }).click();
  const copy = figure.getByRole("dialog").locator("svg");
  await copy.waitFor();
  expect(await copy.getAttribute("id")).not.toBe(await drawing.getAttribute("id"));
});

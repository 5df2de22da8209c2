import { expect, inject, test } from "vitest";
import { open } from "../page-objects/open";

test("the footer has columns with titles, social links that open in new tabs, and the configured copyright", async () => {
  const { page } = await open("/gateway/", { baseUrl: inject("siteUrl") });
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("heading").allInnerTexts()).toEqual(["Guides", "Resources", "Community"]);
  // Sections have the same names, and their sidebars are also navigation landmarks.
  expect(await footer.getByRole("navigation", { name: "Footer: Guides" }).count()).toBe(1);
  expect(await footer.getByText("Copyright © 2025 the product").isVisible()).toBe(true);
  for (const network of ["Twitter", "LinkedIn", "GitHub", "YouTube", "AngelList"]) {
    const link = footer.getByRole("link", { name: `${network} (opens in a new tab)` });
    expect(await link.getAttribute("target")).toBe("_blank");
  }
});

test("a single-row footer has no titles, and its logo has a dark variant", async () => {
  const { page } = await open("/manual/markdown/");
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("heading").count()).toBe(0);
  expect(await footer.getByRole("link", { name: "Markdown" }).getAttribute("href")).toBe("/manual/markdown/");
  const logos = footer.getByRole("img", { name: "Fixture" });
  expect(await logos.count()).toBe(1);
  const before = await logos.first().getAttribute("class");
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  await expect.poll(() => logos.first().getAttribute("class")).not.toBe(before);
  expect(await logos.count()).toBe(1);
});

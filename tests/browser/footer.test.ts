import { expect, inject, test } from "vitest";
import { open } from "./open";

test("the footer has columns with titles, the networks in new tabs and the configured copyright", async () => {
  const { page } = await open("/gateway/", { baseUrl: inject("siteUrl") });
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("heading").allInnerTexts()).toEqual(["Guides", "Resources", "Community"]);
  // Sections have the same names, and their sidebars are navigations too.
  expect(await footer.getByRole("navigation", { name: "Footer: Guides" }).count()).toBe(1);
  expect(await footer.getByText("Copyright © 2025 the product").isVisible()).toBe(true);
  for (const network of ["Twitter", "LinkedIn", "GitHub", "YouTube", "AngelList"]) {
    const link = footer.getByRole("link", { name: `${network} (opens in a new tab)` });
    expect(await link.getAttribute("target")).toBe("_blank");
  }
});

test("as a row it has no titles; the logo has a variant for the dark", async () => {
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

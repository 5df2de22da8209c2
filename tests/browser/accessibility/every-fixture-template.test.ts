import { expect, inject, test } from "vitest";
import { open } from "../page-objects/open";
import { violationsOf } from "../../harness/accessibility";
import { checkTemplates } from "./template-checks";
import { templatePages } from "../page-objects/templates";

checkTemplates(templatePages.filter(({ baseUrl }) => baseUrl !== inject("siteUrl")));

test("the open menu has no accessibility violations", async () => {
  const { page } = await open("/manual/components/", { width: 390, reducedMotion: true });
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await violationsOf(page)).toEqual([]);
});

test("an enlarged image has no accessibility violations", async () => {
  const { page } = await open("/manual/images/", { reducedMotion: true });
  await page.getByRole("button", { name: "Enlarge image" }).first().click();
  expect(await violationsOf(page)).toEqual([]);
});

test("an enlarged diagram has no accessibility violations", async () => {
  const { page } = await open("/manual/diagrams/", { reducedMotion: true });
  await page.getByRole("button", { name: "Enlarge A handshake" }).click();
  expect(await violationsOf(page)).toEqual([]);
});

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { addressOf, hydrated, open, openBlank } from "../page-objects/open";

const baseUrl = inject("siteUrl");
const row = (page: Page, version: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: version, exact: true }) });
const answer = (page: Page) => page.getByRole("main").getByRole("status");

test("support status depends on the reader's date, not on the date of the build", async () => {
  const { page } = await openBlank({ baseUrl });
  await page.clock.setFixedTime(new Date("2026-04-09T12:00:00"));
  await page.goto("/support/");
  await expect
    .poll(() => row(page, "1.33.x").innerText())
    .toMatch(/April 9, 2025\s+April 9, 2026\s+Ends today/);
  expect(await row(page, "1.32.x").innerText()).toContain("Ended");
  await page.clock.setFixedTime(new Date("2025-06-01T12:00:00"));
  await page.reload();
  await expect.poll(() => row(page, "3.8.x").innerText()).toContain("Supported");
  expect(await row(page, "2.x").innerText()).toContain("Ended");
});

test("the table explains its dates, and gives none for versions older than the policy", async () => {
  const { page } = await open("/support/", { baseUrl });
  expect(await page.getByRole("columnheader", { name: "Start date" }).count()).toBe(2);
  expect(await row(page, "1.20.x").innerText()).toMatch(/December 12, 2023\s+December 12, 2024\s+Ended/);
  expect(await row(page, "1.19.x and earlier").innerText()).toMatch(/—\s+—\s+Ended/);
  expect(
    await page.getByRole("listitem").filter({ hasText: "can be a few days earlier or later" }).count(),
  ).toBe(1);
});

test("without scripts, the support dates are readable", async () => {
  const { page } = await open("/support/", { baseUrl, javaScript: false });
  expect(await row(page, "3.8.x").innerText()).toContain("April 9, 2026");
});

test(
  "the picker answers yes, no or unknown with reasons, and keeps the choice in the address",
  { tags: ["interaction"] },
  async () => {
    const { page } = await openBlank({ baseUrl });
    await page.clock.setFixedTime(new Date("2025-06-01T12:00:00"));
    await page.goto("/guides/support/version-matrix/");
    await hydrated(page);
    await page.getByText("Choose two or more versions.").waitFor();
    await page.getByRole("combobox", { name: "Console" }).selectOption("1.33.0");
    await page.getByRole("textbox", { name: "Kafka brokers" }).fill("3.7");
    await expect.poll(() => answer(page).innerText()).toContain("Yes, this combination is supported.");
    await page.getByRole("combobox", { name: "Gateway" }).selectOption("3.5.0");
    await expect.poll(() => answer(page).innerText()).toContain("supported, except for: Partner zones.");
    await page.getByRole("textbox", { name: "Kafka brokers" }).fill("4.0");
    await expect.poll(() => answer(page).innerText()).toContain("No, this combination isn’t supported.");
    expect(await answer(page).innerText()).toContain("Kafka brokers 2.5.0 or later, below 4.0.0");
    expect(addressOf(page)).toBe("/guides/support/version-matrix/?console=1.33.0&kafka=4.0&gateway=3.5.0");
    await page.goto("/guides/support/version-matrix/?console=1.16.3&kafka=3.7");
    await expect.poll(() => answer(page).innerText()).toContain("Unknown: not enough has been published");
    expect(await answer(page).innerText()).toContain("Support for Console 1.16.3 has ended.");
    await page.goto("/guides/support/version-matrix/?console=1.20.0&kafka=3.7");
    await expect
      .poll(() => answer(page).innerText())
      .toContain("Support for Console 1.20.0 ended on December 12, 2024.");
    await page.clock.setFixedTime(new Date("2026-06-01T12:00:00"));
    await page.goto("/guides/support/version-matrix/?console=1.33.0&kafka=3.7");
    await expect.poll(() => answer(page).innerText()).toContain("No longer: these versions work together");
  },
);

test("an unreleased version, unsupported features and unrelated components never result in a yes", async () => {
  const { page } = await openBlank({ baseUrl });
  await page.clock.setFixedTime(new Date("2025-06-01T12:00:00"));
  await page.goto("/guides/support/version-matrix/?console=9.9.9&kafka=3.7");
  await expect
    .poll(() => answer(page).innerText())
    .toContain("Unknown: Console 9.9.9 isn’t a known release. Choose another version.");
  await page.goto("/guides/support/version-matrix/?console=1.33.0&gateway=2.6.1");
  await expect
    .poll(() => answer(page).innerText())
    .toContain("Unknown: not enough has been published about this combination; not supported: ");
  for (const beyond of [
    "console=1.33.0&postgresql=99",
    "console=1.33.0&kubernetes=2.50",
    "gateway=3.8.1&kafka-clients=0.8",
  ]) {
    await page.goto(`/guides/support/version-matrix/?${beyond}`);
    await expect
      .poll(() => answer(page).innerText())
      .toContain("Unknown: not enough has been published about this combination.");
  }
  expect(await answer(page).innerText()).toContain(
    "nothing has been published about Kafka clients before 2.5.0",
  );
  await page.goto("/guides/support/version-matrix/?kafka=3.7&postgresql=16");
  await expect.poll(() => answer(page).innerText()).toContain("These parts don’t depend on each other.");
});

test("an input that isn't a version gets an error and no answer", async () => {
  const { page } = await open("/guides/support/version-matrix/?console=1.33.0", { baseUrl });
  const kafka = page.getByRole("textbox", { name: "Kafka brokers" });
  await kafka.fill("three");
  await page.getByText("Enter a version, such as 3.7").waitFor();
  expect(await kafka.getAttribute("aria-invalid")).toBe("true");
  expect(await answer(page).innerText()).toContain("Choose two or more versions.");
});

test("the components work on any page", async () => {
  const { page, errors } = await open("/manual/versions/?console=1.33.0&gateway=3.8.0");
  await expect.poll(() => answer(page).innerText()).toContain("; not supported: Zones.");
  expect(await row(page, "1.32.x and earlier").innerText()).toContain("Ended");
  expect(await page.getByRole("row").filter({ hasText: "Zones. Not for clients." }).count()).toBe(1);
  expect(errors).toEqual([]);
});

test.each([
  ["Options", "/guides/support/"],
  ["Upgrade", "/guides/support/upgrade/"],
  ["Version policy", "/support/"],
  ["Version matrix", "/guides/support/version-matrix/"],
])("the navbar's Support drop-down leads to %s", async (name, path) => {
  const { page } = await open("/guides/", { baseUrl });
  await page.getByRole("banner").getByRole("button", { name: "Support" }).click();
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect.poll(() => addressOf(page)).toBe(path);
});

test("the navbar and the footer link to the release notes", async () => {
  const { page } = await open("/guides/", { baseUrl });
  const bar = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Release notes" });
  expect(await bar.getAttribute("href")).toBe("/changelog/");
  const footer = page.getByRole("contentinfo").getByRole("link", { name: "Release notes" });
  expect(await footer.getAttribute("href")).toBe("/changelog/");
});

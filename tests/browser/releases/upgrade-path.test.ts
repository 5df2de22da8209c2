import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { addressOf, hydrated, open, openBlank } from "../page-objects/open";

const baseUrl = inject("siteUrl");
const path = "/changelog/upgrade-path/";
const from = (page: Page) => page.getByRole("combobox", { name: "Current version" });
const to = (page: Page) => page.getByRole("combobox", { name: "Target version" });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const kinds = (page: Page) => page.locator("main section[data-kind] h2").allInnerTexts();

test("merges all changes between two versions, with breaking changes and steps first, each linked to its release", async () => {
  const { page } = await open(path, { baseUrl });
  await page.getByText("Choose your current version.").waitFor();
  await page.getByRole("radio", { name: "Gateway" }).check();
  await from(page).selectOption("3.4.0");
  expect(await to(page).inputValue()).toBe("3.8.1");
  await to(page).selectOption("3.6.1");
  await expect.poll(() => addressOf(page)).toBe(`${path}?product=gateway&from=3.4.0&to=3.6.1`);
  await expect
    .poll(() => status(page).innerText())
    .toMatch(/^5 releases, \d+ changes, \d+ breaking\. 0 done\.$/);
  expect((await kinds(page))[0]).toMatch(/^Breaking changes/);
  const links = page.locator("main section[data-kind='breaking'] li p:has(label) a");
  const releases = await links.evaluateAll((all) => all.map((link) => link.firstChild?.textContent ?? ""));
  expect(new Set(releases)).toEqual(new Set(["Gateway 3.5.0", "Gateway 3.6.1"]));
  expect(releases).toEqual(releases.toSorted());
  await links.first().click();
  await page.getByRole("heading", { level: 1, name: "Gateway 3.5.0" }).waitFor();
  expect(addressOf(page)).toBe("/changelog/Gateway-3.5.0/#username-must-match-the-token");
  const entry = page.locator("#username-must-match-the-token");
  expect(await entry.innerText()).toContain("Username must match the token.");
  await expect
    .poll(async () => {
      const top = (await entry.boundingBox())?.y ?? -1;
      return top > 50 && top < 300;
    })
    .toBe(true);
});

test("continues from the Platform to the Console", async () => {
  const { page } = await open(`${path}?product=console&from=1.16.3&to=1.18.0`, { baseUrl });
  await expect.poll(() => status(page).innerText()).toMatch(/^4 releases, /);
  const releases = await page
    .locator("main section[data-kind] li p:has(label) a")
    .evaluateAll((all) => all.map((link) => link.firstChild?.textContent ?? ""));
  expect(new Set(releases)).toEqual(
    new Set(["Platform 1.17.1", "Console 1.17.2", "Console 1.17.3", "Console 1.18.0"]),
  );
});

test(
  "checkboxes are counted, copied, and remembered until the reader leaves the site",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open(`${path}?product=gateway&from=3.4.0&to=3.5.0`, {
      baseUrl,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("checkbox", { name: "SNI separator" }).check();
    await expect.poll(() => status(page).innerText()).toMatch(/ 1 done\.$/);
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("- [x] **SNI separator**");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^# Upgrade Gateway from 3\.4\.0 to 3\.5\.0\n\n## Breaking changes\n\n- \[ \] \*\*Username must match the token\*\*/,
    );
    expect(copied).toContain(`${baseUrl}/changelog/Gateway-3.5.0/#sni-separator`);
    expect(copied).toContain(`(${baseUrl}/gateway/how-to/sni-routing/)`);

    await page.locator("main section[data-kind='breaking'] li p:has(label) a").first().click();
    await page.getByRole("heading", { level: 1, name: "Gateway 3.5.0" }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole("checkbox", { name: "SNI separator" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Clear all check marks" }).click();
    await expect.poll(() => status(page).innerText()).toMatch(/ 0 done\.$/);
    expect(await hasFocus(status(page))).toBe(true);
  },
);

test("can be used with only the keyboard", async () => {
  const { page } = await open(`${path}?product=gateway&from=3.4.0&to=3.5.0`, { baseUrl });
  const first = page.getByRole("checkbox").first();
  await first.waitFor();
  await page.getByRole("button", { name: "Print" }).focus();
  await page.keyboard.press("Tab");
  expect(await first.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  expect(await first.isChecked()).toBe(true);
});

test.each([
  ["product=gateway&from=3.8.1&to=3.8.1", "You’re already on Gateway 3.8.1. There’s nothing to do."],
  ["product=gateway&from=9.9.9&to=3.8.1", "Gateway 9.9.9 isn’t a known release. Choose another version."],
  ["product=cli&from=0.1.0&to=3.8.1", "CLI 3.8.1 isn’t a known release. Choose another version."],
])("?%s shows the answer: %s", async (query, answer) => {
  const { page, errors } = await open(`${path}?${query}`, { baseUrl });
  await expect.poll(() => status(page).innerText()).toBe(answer);
  expect(errors).toEqual([]);
});

test("a target older than the current version can be swapped with it", async () => {
  const { page } = await open(`${path}?product=gateway&from=3.8.1&to=3.5.0`, { baseUrl });
  await expect.poll(() => status(page).innerText()).toContain("Gateway 3.5.0 is older than 3.8.1.");
  await page.getByRole("button", { name: "Swap the versions" }).click();
  await expect.poll(() => addressOf(page)).toBe(`${path}?product=gateway&from=3.5.0&to=3.8.1`);
  expect(await hasFocus(from(page))).toBe(true);
  await page.getByRole("heading", { level: 2, name: "Breaking changes" }).waitFor();
});

test("lists a change repeated in several releases only once, with a link to each", async () => {
  const { page } = await open(`${path}?product=gateway&from=3.2.2&to=3.5.0`, { baseUrl });
  const issue = page.locator("main section[data-kind='known-issue'] li").filter({ hasText: "kcat" });
  await issue.first().waitFor();
  expect(await issue.count()).toBe(1);
  const links = await issue
    .locator("p:has(label) a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("#")[0]));
  expect(links).toEqual(["3.3.0", "3.4.0", "3.5.0"].map((version) => `/changelog/Gateway-${version}/`));
});

const steps = (page: Page) => page.locator("main section[aria-labelledby='steps'] li");

test("shows how far a single upgrade can go, and plans the steps with the stops that releases require", async () => {
  const { page } = await open(`${path}?product=gateway&from=3.0.5&to=3.6.1`, { baseUrl });
  await page.getByRole("heading", { level: 2, name: "Upgrade in steps" }).waitFor();
  await page.getByText("Upgrade Gateway by at most two minor versions at a time").waitFor();
  expect(await steps(page).locator("a").allInnerTexts()).toEqual([
    "3.0.5 to 3.2.2",
    "3.2.2 to 3.4.0",
    "3.4.0 to 3.6.1",
  ]);
  expect(await steps(page).nth(1).innerText()).toContain("run 3.4.x and correct them first");
  await steps(page).locator("a").nth(1).click();
  await page.getByRole("heading", { level: 2, name: "One upgrade is enough" }).waitFor();
  expect(addressOf(page)).toBe(`${path}?product=gateway&from=3.2.2&to=3.4.0`);
  expect(await steps(page).count()).toBe(0);
});

test("has no step limit for the CLI", async () => {
  const { page } = await open(`${path}?product=cli&from=0.2.1&to=0.5.0`, { baseUrl });
  await page.getByRole("heading", { level: 2, name: "Breaking changes" }).waitFor();
  expect(await page.getByText("at most two minor versions").count()).toBe(0);
});

test("also copies the steps and the actions", async () => {
  const { page } = await open(`${path}?product=gateway&from=3.2.2&to=3.5.0`, {
    baseUrl,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("1. 3.2.2 to 3.4.0\n2. 3.4.0 to 3.5.0\n\n## Breaking changes");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    "**Set `GATEWAY_SNI_HOST_SEPARATOR=.` to keep the hostnames, or prepare certificates and DNS for the new ones.**",
  );
});

const entries = (page: Page, kind: string) =>
  page.locator(`main section[data-kind='${kind}'] li p:has(label) label`).allInnerTexts();

test("omits known issues that are fixed in the target version", async () => {
  const issue = "CVE-2024-41110 in the monitoring image";
  const { page } = await open(`${path}?product=console&from=1.25.1&to=1.27.1`, { baseUrl });
  await page.getByRole("heading", { level: 2, name: "Known issues" }).waitFor();
  expect(await entries(page, "known-issue")).toEqual([issue]);
  const solved = await open(`${path}?product=console&from=1.25.1&to=1.28.0`, { baseUrl });
  await solved.page.getByRole("heading", { level: 2, name: "Security fixes" }).waitFor();
  expect(await entries(solved.page, "known-issue")).toEqual([]);
  const fix = solved.page
    .locator("main section[data-kind='security'] li")
    .filter({ hasText: "CVE-2024-41110" });
  expect(await fix.innerText()).toMatch(
    /Critical[^]*Affected: releases before 1\.28\.0\. The first affected release isn't known\./,
  );
});

test("keeps the action of an earlier deprecation, and shows the net result for a setting that changed twice", async () => {
  const { page } = await open(`${path}?product=gateway&from=3.0.5&to=3.4.0`, { baseUrl });
  const deprecation = page
    .locator("main section[data-kind='deprecation'] li")
    .filter({ hasText: "Username that differs from the token" });
  await deprecation.waitFor();
  expect(await deprecation.innerText()).toContain("Inconsistency detected for plain authentication");
  const breaking = await entries(page, "breaking");
  expect(breaking).toContain("ACL switches");
  expect(breaking).not.toContain("Separate ACL switches");
  expect(breaking).not.toContain("ACL interceptor removed");
  const net = page.locator("main section[data-kind='breaking'] li").filter({ hasText: "ACL switches" });
  const links = await net
    .locator("p:has(label) a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("#")[0]));
  expect(new Set(links)).toEqual(
    new Set(["3.1.0", "3.2.0", "3.3.0"].map((version) => `/changelog/Gateway-${version}/`)),
  );
  expect(await net.innerText()).toContain("then set superUsers on each of them and remove the variable");
});

test("warns if the target was released before the current version", async () => {
  const { page } = await open(`${path}?product=console&from=1.31.3&to=1.32.0`, { baseUrl });
  await page
    .getByText("Console 1.31.3 was released on March 24, 2025, after 1.32.0 (March 11, 2025).")
    .waitFor();
});

test("shows an error if the releases can't be loaded, and can retry", async () => {
  const { page } = await openBlank({ baseUrl });
  let isBroken = true;
  await page.route("**/changelog/upgrade-path-*.json", (route) =>
    isBroken ? route.fulfill({ status: 500, body: "broken" }) : route.continue(),
  );
  await page.goto(`${path}?product=gateway&from=3.4.0&to=3.5.0`);
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).waitFor();
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  expect(await hasFocus(from(page))).toBe(true);
  await page.getByRole("heading", { level: 2, name: "Breaking changes" }).waitFor();
});

test("loads no releases before a version is chosen", async () => {
  const { page } = await openBlank({ baseUrl });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/upgrade-path-[0-9a-f]{16}\.json$/.test(request.url())) asked.push(request.url());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await from(page).selectOption("1.32.0");
  await page.getByRole("checkbox").first().waitFor();
  expect(asked).toHaveLength(1);
});

test("loads only a product's releases once the product is chosen", async () => {
  const { page } = await openBlank({ baseUrl });
  const lines: string[][] = [];
  page.on("response", async (response) => {
    if (!/upgrade-path-[0-9a-f]{16}\.json$/.test(response.url())) return;
    const releases = (await response.json()) as { line: string }[];
    lines.push([...new Set(releases.map(({ line }) => line))]);
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("radio", { name: "Gateway" }).check();
  await expect.poll(() => lines).toEqual([["Gateway"]]);
  await from(page).selectOption("3.4.0");
  await page.getByRole("checkbox").first().waitFor();
  expect(lines).toEqual([["Gateway"]]);
  await page.getByRole("radio", { name: "CLI" }).check();
  await page.getByText("Choose your current version.").waitFor();
  await from(page).selectOption("0.2.1");
  await page.getByRole("checkbox", { name: "API key variable" }).waitFor();
  expect(lines).toEqual([["Gateway"], ["Cli"]]);
  await page.getByRole("radio", { name: "Console" }).check();
  await expect.poll(() => lines).toEqual([["Gateway"], ["Cli"], ["Console", "Platform"]]);
});

test("without scripts it links to the list of releases", async () => {
  const { page } = await open(path, { baseUrl, javaScript: false });
  // Located by position, because locators can't find text inside noscript.
  const note = page.locator("main noscript p");
  expect(await note.isVisible()).toBe(true);
  expect(await note.innerText()).toContain("read the notes for each release in between");
  expect(await from(page).isVisible()).toBe(false);
  await page
    .getByRole("navigation", { name: "Release views" })
    .getByRole("link", { name: "By date" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Release notes" }).waitFor();
});

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, open, openBlank } from "../page-objects/open";
import { releaseFacts } from "../../release-facts";

const facts = releaseFacts();
const names = Object.keys(facts);
const baseUrl = inject("siteUrl");
const rows = (page: Page) => page.locator("main li:has(> p > a[href^='/changelog/'])");
const shownNames = (page: Page) => rows(page).locator("> p > a").allInnerTexts();
const count = (page: Page) => page.getByRole("search").locator("p > span").first();
const choose = (page: Page, label: string) =>
  page.getByRole("search").getByRole("radio", { name: label, exact: true }).check();

describe("the list of releases", () => {
  test("every published release has a page with its date, image, vulnerabilities and breaking changes", async () => {
    expect(names).toHaveLength(120);
    const { page } = await openBlank({ baseUrl });
    const wrong = Object.entries(facts).map(async ([name, { date, image, security, breaking }]) => {
      const answer = await page.request.get(`/changelog/${name}/`);
      const html = await answer.text();
      const wanted = [
        `<time dateTime="${date}">`,
        ...(image ? [`docker pull ${image}`] : []),
        ...security,
        ...(breaking ? ['id="breaking-changes"'] : []),
      ];
      const isRight = answer.ok() && wanted.every((part) => html.includes(part));
      return isRight && html.includes('id="breaking-changes"') === breaking ? [] : [name];
    });
    expect((await Promise.all(wrong)).flat()).toEqual([]);
  });

  test("is sorted by date and grouped by month, even without scripts", async () => {
    const { page } = await open("/changelog/", { baseUrl, javaScript: false });
    const days = await rows(page)
      .locator("time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days).toHaveLength(120);
    expect(days).toEqual(days.toSorted().toReversed());
    const months = await page.locator("main section h2").allInnerTexts();
    expect(months[0]).toBe("April 2025");
    expect(months).toContain("October 2022");
    expect(await page.getByRole("search").isVisible()).toBe(false);
  });

  test("marks the highest version of each line as the latest, not the most recent release", async () => {
    const { page } = await open("/changelog/", { baseUrl });
    const latest = await rows(page).filter({ hasText: "Latest" }).locator("> p > a").allInnerTexts();
    expect(latest.toSorted()).toEqual(["CLI 0.5.0", "Console 1.33.0", "Gateway 3.8.1", "Platform 1.17.1"]);
  });

  test("sorts each line by version number in descending order, and keeps the choice in the address", async () => {
    const { page } = await open("/changelog/", { baseUrl });
    await page.getByRole("link", { name: "By line" }).click();
    await page.getByRole("heading", { level: 2, name: "Platform", exact: true }).waitFor();
    expect(addressOf(page)).toBe("/changelog/?by=line");
    const shown = await shownNames(page);
    expect(shown).toHaveLength(120);
    expect(shown.slice(-28).slice(0, 5)).toEqual([
      "Platform 1.17.1",
      "Platform 1.16.3",
      "Platform 1.16.1",
      "Platform 1.15.0",
      "Platform 1.14.0",
    ]);
    expect(shown.at(-1)).toBe("Platform 1.1.2");
    expect(shown.indexOf("Console 1.32.0")).toBeLessThan(shown.indexOf("Console 1.31.3"));
  });

  test(
    "filters by line, kind and words, shows how many releases are left, and updates the address",
    { tags: ["interaction"] },
    async () => {
      const { page } = await open("/changelog/", { baseUrl });
      expect(await count(page).innerText()).toBe("120 releases");
      await choose(page, "Gateway");
      expect(await count(page).innerText()).toBe("43 releases");
      await choose(page, "Breaking");
      await page.getByRole("searchbox", { name: "Text" }).fill("sni expiry");
      await expect.poll(() => shownNames(page)).toEqual(["Gateway 3.5.0"]);
      expect(await count(page).innerText()).toBe("1 release");
      expect(addressOf(page)).toBe("/changelog/?line=gateway&kind=breaking&q=sni+expiry");
      await page.getByRole("searchbox", { name: "Text" }).fill("zebrafish");
      await expect.poll(() => count(page).innerText()).toBe("No matching releases.");
      await page.getByRole("button", { name: "Show all" }).click();
      await expect.poll(() => count(page).innerText()).toBe("120 releases");
      expect(addressOf(page)).toBe("/changelog/");
      const field = page.getByRole("searchbox", { name: "Text" });
      expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
    },
  );

  test.each([
    ["jq", ["Console 1.25.1", "Platform 1.16.1", "Platform 1.11.0", "Platform 1.10.0", "Platform 1.2.0"], 5],
    ["LDAP", ["Console 1.33.0", "Gateway 3.5.0", "Platform 1.5.1"], 13],
  ])("finds %s in any entry that contains it", async (words, some, number) => {
    const { page } = await open(`/changelog/?q=${words}`, { baseUrl });
    await expect.poll(() => count(page).innerText()).toBe(`${number} releases`);
    expect(await shownNames(page)).toEqual(expect.arrayContaining(some));
  });

  test("a filtered list can be linked to, and Back restores it", async () => {
    const { page } = await open("/changelog/?line=cli", { baseUrl });
    await expect.poll(() => count(page).innerText()).toBe("15 releases");
    await choose(page, "Features");
    await page.getByRole("main").getByRole("link", { name: "CLI 0.3.0" }).click();
    await page.getByRole("heading", { level: 1, name: "CLI 0.3.0" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Release notes" }).waitFor();
    expect(addressOf(page)).toBe("/changelog/?line=cli&kind=feature");
    expect(await page.getByRole("radio", { name: "CLI" }).isChecked()).toBe(true);
    expect(await shownNames(page)).toContain("CLI 0.3.0");
  });

  test("can be filtered with only the keyboard", async () => {
    const { page } = await open("/changelog/", { baseUrl });
    await page.getByRole("radio", { name: "All" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => addressOf(page)).toBe("/changelog/?line=gateway");
  });

  test("ignores unknown values in the address", async () => {
    const { page } = await open("/changelog/?line=kafka&kind=x&by=z", { baseUrl });
    expect(await count(page).innerText()).toBe("120 releases");
    expect(await page.getByRole("radio", { name: "All" }).isChecked()).toBe(true);
  });
});

describe("a release's page", () => {
  test("shows its line and date, its breaking changes, and how to get the image", async () => {
    const { page } = await open("/changelog/Gateway-3.5.0/", {
      baseUrl,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "Gateway", exact: true }).getAttribute("href")).toBe(
      "/changelog/?line=gateway",
    );
    expect(await main.locator("time").first().innerText()).toBe("December 12, 2024");
    const glance = main.getByRole("complementary", { name: "Before you upgrade" });
    expect(await glance.innerText()).toMatch(/^3 breaking changes/);
    expect(await glance.locator("code").first().innerText()).toBe(
      "Inconsistency detected for plain authentication",
    );
    await main.getByRole("button", { name: "Copy Image" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("docker pull conduktor/conduktor-gateway:3.5.0");
  });

  test("links to the previous and next releases by version, not by date", async () => {
    const { page } = await open("/changelog/Console-1.32.0/", { baseUrl });
    const { pager } = new DocPage(page);
    // 1.31.3 came out after 1.32.0.
    expect(
      await pager.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
    ).toEqual(["/changelog/Console-1.31.3/", "/changelog/Console-1.32.1/"]);
  });

  test("links from the last Platform version to the Console", async () => {
    const { page } = await open("/changelog/1.17.1/", { baseUrl });
    await new DocPage(page).pager.getByRole("link", { name: "Console 1.17.2" }).click();
    await page.getByRole("heading", { level: 1, name: "Console 1.17.2" }).waitFor();
  });

  test("links to the upgrade path from the previous version", async () => {
    const { page } = await open("/changelog/Gateway-3.8.0/", { baseUrl });
    await page.getByRole("link", { name: "Upgrade from Gateway 3.7.0" }).click();
    await page.getByRole("heading", { level: 1, name: "Upgrade path" }).waitFor();
    expect(addressOf(page)).toBe("/changelog/upgrade-path/?product=gateway&from=3.7.0&to=3.8.0");
    await page.getByRole("heading", { level: 2, name: "Breaking changes" }).waitFor();
  });

  test("has a link to each of its entries, and following a link marks the entry", async () => {
    const { page } = await open("/changelog/Gateway-3.8.0/", { baseUrl: inject("basicUrl") });
    const anchors = page.getByRole("link", { name: /^Direct link to (Twice|Loose|OLD is removed)$/ });
    expect(await anchors.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "#old-is-removed",
      "#twice",
      "#twice-1",
      "#loose",
    ]);
    await page.locator("#twice-1").hover();
    await anchors.nth(2).click();
    await expect.poll(() => addressOf(page)).toBe("/changelog/Gateway-3.8.0/#twice-1");
    await expect.poll(() => page.locator("li:target").innerText()).toContain("Second.");
  });

  test("omits entries, a date or an image if the release has none", async () => {
    const { page, errors } = await open("/changelog/Console-1.33.0/", { baseUrl: inject("basicUrl") });
    expect(await page.getByRole("main").locator("time").count()).toBe(0);
    expect(await page.getByText("docker pull").count()).toBe(0);
    expect(await page.getByRole("complementary", { name: "Before you upgrade" }).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe("a version that doesn't exist", () => {
  test.each([
    ["/changelog/Gateway-3.8.9/", "Gateway 3.8.1"],
    ["/changelog/gateway-3.5.9", "Gateway 3.5.2"],
    ["/changelog/1.17.9/", "Console 1.17.3"],
    ["/changelog/Cli-0.2.3/", "CLI 0.2.4"],
    ["/changelog/3.8.1/", "Gateway 3.8.1"],
    ["/changelog/Gateway-3/", "Gateway 3.8.1"],
  ])("%s suggests %s first", async (path, nearest) => {
    const { page } = await openBlank({ baseUrl });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const first = page.getByRole("main").getByRole("listitem").first().getByRole("link");
    await first.waitFor();
    expect(await first.innerText()).toBe(nearest);
  });
});

test("an old address of a release redirects to it", async () => {
  const { page } = await openBlank();
  await page.goto("/changelog/console-latest/");
  await expect.poll(() => addressOf(page)).toBe("/changelog/Console-1.33.0/");
});

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { FIXTURE_SITES } from "../harness/paths";
import { lastBuildOf } from "./built-assets";
import { hydrated, open } from "./open";

/** What stands in a site's files only where a third party, or the question for it, is configured. */
const traces =
  /googletagmanager|google-analytics|dataLayer|\bgtag\b|siteConsent|consent-changed|page_view|Cookie settings|Was this page helpful/;

test.each([
  ["the real site", join(PROJECT_ROOT, "public")],
  ["the fixture site", join(FIXTURE_SITES, "basic", "public")],
])("the pages and scripts of %s hold nothing of third parties", async (_name, directory) => {
  const files = await readdir(directory, { recursive: true });
  const isOfLastBuild = await lastBuildOf(directory);
  const own = files.filter(
    (file) => /\.(html|js)$/.test(file) && !file.startsWith("mermaid-") && isOfLastBuild(file),
  );
  expect(own.length).toBeGreaterThan(20);
  for (const file of own) {
    const text = await readFile(join(directory, file), "utf8").catch(() => "");
    expect(traces.exec(text)?.[0], file).toBeUndefined();
  }
});

test("a whole visit asks the site's own host only, sets no cookie, and keeps what the reader chose", async () => {
  const { page, requests, errors } = await open("/", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Close announcement" }).click();
  await page.getByRole("main").getByRole("link", { name: "Manual" }).first().click();
  await page.waitForURL("**/manual/");
  for (const path of ["/manual/diagrams/", "/manual/images/", "/manual/tabs/", "/manual/code/"]) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  }
  await page.getByRole("button", { name: "Copy" }).first().click();
  await page.getByRole("button", { name: /mode/i }).first().click();
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(kept).toEqual(["announcement-closed", "color-mode"]);
});

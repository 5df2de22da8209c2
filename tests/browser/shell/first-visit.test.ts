import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { hydrated, openBlank } from "../page-objects/open";

const kilobyte = 1024;

/** The gzipped scripts transferred on a first visit to a page of the real site, until the page is usable. */
async function scriptsOf(path: string): Promise<{ total: number; names: string[] }> {
  const { page } = await openBlank({ baseUrl: inject("siteUrl") });
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      bodies.set(new URL(response.url()).pathname, response.body());
  });
  expect((await page.goto(path))?.status()).toBe(200);
  await hydrated(page);
  const sizes = await Promise.all([...bodies.values()].map(async (body) => gzipSync(await body).length));
  return { total: sizes.reduce((sum, size) => sum + size, 0), names: [...bodies.keys()] };
}

test("the first visit to a documentation page loads at most 108 KB of scripts, regardless of the site's size", async () => {
  const { total, names } = await scriptsOf("/gateway/configuration/env-variables/");
  expect(names.length).toBeGreaterThan(3);
  expect(total / kilobyte, names.join("\n")).toBeLessThan(108);
});

test("no page has its own script", async () => {
  const one = await scriptsOf("/gateway/configuration/env-variables/");
  const other = await scriptsOf("/gateway/get-started/system-requirements/");
  expect(other.names.toSorted()).toEqual(one.names.toSorted());
});

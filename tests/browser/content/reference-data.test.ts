import { expect, inject, test } from "vitest";
import { open } from "../page-objects/open";

const variables = "/gateway/configuration/env-variables/";

test("a variable's exact name leads to its row", async () => {
  const { page } = await open(`${variables}#GATEWAY_PORT_START`, { baseUrl: inject("siteUrl") });
  const row = page.locator("tr", { has: page.locator("#GATEWAY_PORT_START") });
  await expect.poll(() => row.innerText()).toContain("6969");
  await expect
    .poll(() => row.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight))
    .toBe(true);
});

test("the filter shows only the rows that contain its words", async () => {
  const { page } = await open(variables, { baseUrl: inject("siteUrl") });
  await page.getByLabel("Filter variables").fill("port_start first");
  await expect.poll(() => page.locator("tr:has(#GATEWAY_PORT_START)").isVisible()).toBe(true);
  await expect.poll(() => page.locator("tr:has(#GATEWAY_CLUSTER_ID)").isVisible()).toBe(false);
});

test(
  "headings are hidden if no row below them matches, and the filter shows how many rows are left",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open(variables, { baseUrl: inject("siteUrl") });
    const field = page.getByLabel("Filter variables");
    const status = field.locator("xpath=following-sibling::span/span").first();
    const heading = (id: string) => page.locator(`#${id}`);
    const tables = page.locator("main table").filter({ has: page.locator("[id^=GATEWAY_], [id^=KAFKA_]") });
    const headings = page.locator("main :is(h3, h4):visible");
    const [allTables, allHeadings] = [await tables.count(), await headings.count()];

    await field.fill("GATEWAY_PORT_START first");
    await expect.poll(() => status.innerText()).toMatch(/^1 of \d+ rows shown$/);
    expect(await tables.filter({ visible: true }).count()).toBe(1);
    expect(await heading("network").isVisible()).toBe(true);
    expect(await heading("listen-and-advertise").isVisible()).toBe(true);
    expect(await heading("port-based-routing").isVisible()).toBe(false);

    await field.fill("no such variable");
    await expect.poll(() => status.innerText()).toMatch(/^No matches in \d+ rows$/);
    expect(await tables.filter({ visible: true }).count()).toBe(0);
    expect(await heading("network").isVisible()).toBe(false);

    await field.press("Escape");
    await expect.poll(() => tables.filter({ visible: true }).count()).toBe(allTables);
    expect(await headings.count()).toBe(allHeadings);
  },
);

test("a link to a filtered-out row clears the filter and leads to the row", async () => {
  const { page } = await open(variables, { baseUrl: inject("siteUrl") });
  await page.getByLabel("Filter variables").fill("no such variable");
  await expect.poll(() => page.locator("#network").isVisible()).toBe(false);
  await page.evaluate(() => {
    window.location.hash = "#GATEWAY_CLUSTER_ID";
  });
  await expect.poll(() => page.locator("#GATEWAY_CLUSTER_ID").isVisible()).toBe(true);
  expect(await page.getByLabel("Filter variables").inputValue()).toBe("");
});

test.each([
  variables,
  "/gateway/interceptors/data-security/data-masking/",
  "/gateway/reference/cli-reference/",
])("at 390 px, each row of the tables of %s is whole: name, type, default and description", async (path) => {
  const { page } = await open(path, { baseUrl: inject("siteUrl"), width: 390 });
  const rows = page.locator("main tbody tr:has(td:first-child > span[id])");
  expect(await rows.count()).toBeGreaterThan(3);
  const faults = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const { left, right } = row.closest('[role="group"]')!.getBoundingClientRect();
      const cells = [...row.querySelectorAll("td")].filter((cell) => cell.textContent !== "");
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      const isCut = boxes.some((box) => box.left < left || box.right > right + 0.5 || box.width === 0);
      // The longest text needs the whole width, so nothing is next to a blank.
      const description = boxes.at(-1)!;
      return isCut || description.width < (right - left) * 0.8 ? [row.textContent] : [];
    }),
  );
  expect(faults).toEqual([]);
  const labels = await rows
    .first()
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
  if (path === variables) expect(labels).toContain('"Default: "');
});

test("a link to a row marks it", async () => {
  const { page } = await open(`${variables}#GATEWAY_PORT_START`, { baseUrl: inject("siteUrl") });
  const background = (id: string) =>
    page.locator(`td:has(#${id})`).evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await background("GATEWAY_PORT_START")).not.toBe(await background("GATEWAY_PORT_COUNT"));
});

test("a kind's schema is served for editors", async () => {
  const response = await fetch(new URL("/schemas/VirtualCluster.json", inject("siteUrl")));
  expect(await response.json()).toMatchObject({
    title: "VirtualCluster",
    properties: { spec: { properties: { aclEnabled: { type: "boolean" } } } },
  });
});

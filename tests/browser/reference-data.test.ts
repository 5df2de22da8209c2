import { expect, inject, test } from "vitest";
import { open } from "./open";

const variables = "/gateway/configuration/env-variables/";

test("a variable's exact name leads to its row", async () => {
  const { page } = await open(`${variables}#GATEWAY_PORT_START`, { baseUrl: inject("siteUrl") });
  const row = page.locator("tr", { has: page.locator("#GATEWAY_PORT_START") });
  await expect.poll(() => row.innerText()).toContain("6969");
  await expect
    .poll(() => row.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight))
    .toBe(true);
});

test("the field above the variables leaves the rows that hold the words", async () => {
  const { page } = await open(variables, { baseUrl: inject("siteUrl") });
  await page.getByLabel("Filter variables").fill("port_start first");
  await expect.poll(() => page.locator("tr:has(#GATEWAY_PORT_START)").isVisible()).toBe(true);
  await expect.poll(() => page.locator("tr:has(#GATEWAY_CLUSTER_ID)").isVisible()).toBe(false);
});

test("a kind's schema is served for editors", async () => {
  const response = await fetch(new URL("/schemas/VirtualCluster.json", inject("siteUrl")));
  expect(await response.json()).toMatchObject({
    title: "VirtualCluster",
    properties: { spec: { properties: { aclEnabled: { type: "boolean" } } } },
  });
});

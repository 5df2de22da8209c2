import { expect, test } from "vitest";
import { parse } from "yaml";
import { DocPage } from "../page-objects/doc-page";
import { open } from "../page-objects/open";

const address = "/manual/interceptors/limit-policy/";

test("a page shows its interceptor's facts, options, example, errors and limits", async () => {
  const { page } = await open(address);
  const text = await page.locator("main").innerText();
  for (const shown of [
    "io.example.LimitPolicyPlugin",
    "fields[].name",
    "One of BLOCK, INFO.",
    "apiVersion: gateway/v2",
    "POLICY_VIOLATION",
    "It looks at new topics only.",
  ])
    expect(text).toContain(shown);
});

test("each option has its own address", async () => {
  const { page } = await open(`${address}#option-fields-name`);
  expect(await page.locator("#option-fields-name").innerText()).toBe("fields[].name");
  await page.getByRole("link", { name: "limit", exact: true }).click();
  expect(new URL(page.url()).hash).toBe("#option-limit");
});

test(
  "typing filters a table by words, and Escape shows all rows again",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open(address);
    const rows = page.locator("tbody tr:visible", { has: page.locator("[id^=option-]") });
    const field = page.getByRole("searchbox", { name: "Filter options" });
    expect(await rows.count()).toBe(5);
    // Typing takes precedence over filtering.
    await field.fill("name field");
    await expect.poll(() => rows.count()).toBe(1);
    expect(await page.getByText("1 of 5 rows shown").first().isVisible()).toBe(true);
    await field.press("Escape");
    await expect.poll(() => rows.count()).toBe(5);
  },
);

test("the form's code isn't part of the page's initial load", async () => {
  const { page } = await open(address);
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("resource-builder"))
          .length,
    );
  expect(await scripts()).toBe(0);
  await page.getByRole("button", { name: "Build a resource: Limit policy" }).click();
  await page.getByRole("form", { name: "Limit policy resource" }).waitFor();
  expect(await scripts()).toBeGreaterThan(0);
});

test(
  "the form updates the resource while typing, and works with only the keyboard",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open(address);
    await page.getByRole("button", { name: "Build a resource: Limit policy" }).focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("form", { name: "Limit policy resource" });
    await form.waitFor();
    const result = page.getByRole("region", { name: "Result" });
    const resource = async () =>
      parse(await result.locator("code").innerText()) as {
        metadata: { scope?: object };
        spec: { config: object };
      };
    expect((await resource()).spec.config).toEqual({ topic: "orders.*", limit: 6 });

    await form.getByRole("textbox", { name: "limit required" }).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("13");
    expect(await form.getByText("at most 12").isVisible()).toBe(true);
    expect(await result.getByText("Check 1 field").isVisible()).toBe(true);
    await page.keyboard.press("Backspace");
    await form.getByRole("button", { name: "Add to fields" }).press("Enter");
    await form.getByRole("textbox", { name: "name required", exact: true }).fill("card");
    await form.getByRole("combobox", { name: "action" }).selectOption("INFO");
    expect((await resource()).spec.config).toEqual({
      topic: "orders.*",
      limit: 1,
      action: "INFO",
      fields: [{ name: "card" }],
    });
    await form.getByRole("textbox", { name: "Virtual cluster" }).fill("shop");
    await form.getByRole("textbox", { name: "Group" }).fill("batch");
    await form.getByRole("textbox", { name: "Service account" }).fill("billing");
    expect(await form.getByText("can’t be combined with a group").isVisible()).toBe(true);
    expect((await resource()).metadata.scope).toEqual({ vCluster: "shop", group: "batch" });
    await result.getByRole("button", { name: "API" }).press("Enter");
    expect(await result.locator("code").innerText()).toContain("--request PUT");
  },
);

test("the form that opens is where the table of contents says the reader is", async () => {
  const { page } = await open(address, { reducedMotion: true });
  const doc = new DocPage(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole("button", { name: "Build a resource: Limit policy" }).click();
  await page.getByRole("form", { name: "Limit policy resource" }).waitFor();
  const headingAtReader = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("nav a[href^='#']")];
      const tops = links.map((link) => ({
        text: link.textContent,
        top: document.getElementById(decodeURIComponent(link.hash.slice(1)))!.getBoundingClientRect().top,
      }));
      return tops.findLast(({ top }) => top <= window.innerHeight / 3)?.text ?? tops[0]?.text;
    });
  await expect.poll(async () => (await doc.activeEntry()) === (await headingAtReader())).toBe(true);
  expect(await doc.activeEntry()).not.toBe(await doc.contents.getByRole("link").last().textContent());
});

test("the example comes before the options", async () => {
  const { page } = await open(address);
  const example = await page.locator("main pre").first().boundingBox();
  const options = await page.locator("#option-limit").boundingBox();
  expect(example!.y).toBeLessThan(options!.y);
});

test("the resource is immediately shown as a command and an API call, without requests to a server", async () => {
  const { page } = await open(address);
  await page.getByRole("button", { name: "Build a resource: Limit policy" }).press("Enter");
  const form = page.getByRole("form", { name: "Limit policy resource" });
  await form.waitFor();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  const result = page.getByRole("region", { name: "Result" });
  const shown = () => result.locator("code").innerText();
  await form.getByRole("textbox", { name: "limit required" }).fill("5");
  const yaml = await shown();
  await result.getByRole("button", { name: "CLI" }).press("Enter");
  const command = await shown();
  expect(command).toContain("conduktor apply -f");
  expect(command).toContain(yaml.trim());
  await result.getByRole("button", { name: "API" }).press("Enter");
  expect(await shown()).toMatch(/^curl [^]*"limit": 5[^]*\/gateway\/v2\/interceptor/);
  await form.getByRole("textbox", { name: "limit required" }).fill("4");
  expect(await shown()).toContain('"limit": 4');
  expect(asked).toEqual([]);
});

test(
  "the catalog of a category filters by kind, goal and request, and keeps the choice in the address",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/category/interceptors/");
    const names = () => page.locator("section h3").allInnerTexts();
    expect(await names()).toHaveLength(5);
    await page.getByLabel("Kafka request").selectOption("Fetch");
    expect(await names()).toEqual(["Mask", "Usage", "Cache"]);
    await page.getByLabel("Goal").selectOption("save cost");
    expect(await names()).toEqual(["Cache"]);
    await page.reload();
    await expect.poll(names).toEqual(["Cache"]);
    await page.getByLabel("Kind").selectOption("chaos-testing");
    await page.getByRole("button", { name: "Show all" }).click();
    expect(await names()).toHaveLength(5);
    expect(new URL(page.url()).search).toBe("");
  },
);

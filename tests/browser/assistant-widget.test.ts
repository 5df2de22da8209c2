import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureFixtureSite } from "../harness/fixture-site";
import { serveDirectory, type ServedDirectory } from "../harness/serve-directory";
import { AssistantPanel } from "./assistant-panel";
import { hydrated, openBlank } from "./open";
import { bannerOf } from "./third-parties-site";

const script = "https://widget.example/widget.js";
const widget = `const { assistantId, name, note } = document.currentScript.dataset;
window.Helper = { open: () => { document.title = [assistantId, name, note.length > 20].join(" "); } };`;

let site: ServedDirectory;
beforeAll(async () => {
  site = await serveDirectory(await ensureFixtureSite("assistant-widget"));
});
afterAll(() => site.close());

async function visit(consent: "Accept all" | "Only necessary") {
  const opened = await openBlank({ baseUrl: site.url });
  const { page } = opened;
  await page.clock.install();
  await page.goto("/manual/");
  await hydrated(page);
  await bannerOf(page).getByRole("button", { name: consent }).click();
  return { ...opened, panel: new AssistantPanel(page, "the fixture") };
}

test("the script comes with the first click, with the assistant's id, and opens its own window", async () => {
  const { page, panel, requests } = await visit("Accept all");
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: widget }));
  expect(requests).toEqual([]);
  await panel.launcher.click();
  await expect.poll(() => page.title()).toBe("abc-123 the fixture true");
  await panel.window.waitFor({ state: "detached" });
  expect(requests).toEqual([script]);
  await page.evaluate(() => (document.title = ""));
  await panel.launcher.click();
  await expect.poll(() => page.title()).toBe("abc-123 the fixture true");
  expect(requests).toEqual([script]);
});

test("nothing is loaded before the reader agrees", async () => {
  const { page, panel, requests } = await visit("Only necessary");
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: widget }));
  await panel.launcher.click();
  const agree = panel.window.getByRole("button", { name: "Agree and go on" });
  await agree.waitFor();
  expect(await panel.window.textContent()).toContain("not covered by an SLA");
  expect(requests).toEqual([]);
  await agree.click();
  await expect.poll(() => page.title()).toBe("abc-123 the fixture true");
});

test("a blocked script is noticed, with a way on and another try", async () => {
  const { page, panel } = await visit("Accept all");
  await page.route(script, (route) => route.abort("blockedbyclient"));
  await panel.launcher.click();
  const failure = panel.window.locator('[data-error="blocked"]');
  await failure.waitFor();
  expect(await failure.getByRole("link", { name: /support portal/ }).count()).toBe(1);
  await page.unroute(script);
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: widget }));
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => page.title()).toBe("abc-123 the fixture true");
});

test("a script that doesn't start is noticed after 8 seconds", async () => {
  const { page, panel } = await visit("Accept all");
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await panel.launcher.click();
  await panel.window.getByText("Opening the assistant").waitFor();
  await page.waitForFunction(() => document.querySelector("script[data-assistant-id]") !== null);
  await page.clock.runFor(9000);
  await panel.window.locator('[data-error="blocked"]').waitFor();
});

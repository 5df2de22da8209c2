import { expect, test } from "vitest";
import { AssistantPanel } from "../page-objects/assistant-panel";
import {
  consentScript,
  questionOf,
  useAssistantWidgetSite,
  widgetScript as script,
} from "./assistant-widget-site";
import { hydrated } from "../page-objects/open";

const widget = `const { assistantId, name, note } = document.currentScript.dataset;
window.Helper = { open: () => { document.title = [assistantId, name, note.length > 20].join(" "); } };`;

const openSite = useAssistantWidgetSite();

async function visit(consent: "Yes to all" | "No to all") {
  const { page, requests } = await openSite();
  await page.clock.install();
  await page.goto("/manual/");
  await hydrated(page);
  await questionOf(page).getByRole("button", { name: consent }).click();
  const panel = new AssistantPanel(page, "the fixture");
  return { page, panel, requested: () => requests.filter((address) => address !== consentScript) };
}

test("the script loads on the first click, with the assistant's ID, and opens its own window", async () => {
  const { page, panel, requested } = await visit("Yes to all");
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: widget }));
  expect(requested()).toEqual([]);
  await panel.launcher.click();
  await expect.poll(() => page.title()).toBe("abc-123 the fixture true");
  await panel.window.waitFor({ state: "detached" });
  expect(requested()).toEqual([script]);
  await page.evaluate(() => (document.title = ""));
  await panel.launcher.click();
  await expect.poll(() => page.title()).toBe("abc-123 the fixture true");
  expect(requested()).toEqual([script]);
});

test("the page shows a notice about the answers while the third party's window is open", async () => {
  const { page, panel } = await visit("Yes to all");
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: widget }));
  const notice = page.getByRole("complementary", { name: "About the assistant’s answers" });
  expect(await notice.count()).toBe(0);
  await panel.launcher.click();
  await notice.waitFor();
  await panel.window.waitFor({ state: "detached" });
  expect(await notice.textContent()).toContain("not covered by an SLA");
  const portal = notice.getByRole("link", { name: /support portal/ });
  expect(await portal.getAttribute("href")).toBe("https://support.example/");
  await page.getByRole("article").getByRole("link", { name: "second page", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Second page" }).waitFor();
  expect(await notice.isVisible()).toBe(true);
});

test("nothing is loaded before the reader agrees", async () => {
  const { page, panel, requested } = await visit("No to all");
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: widget }));
  await panel.launcher.click();
  const agree = panel.window.getByRole("button", { name: "Agree and continue" });
  await agree.waitFor();
  expect(await panel.window.textContent()).toContain("not covered by an SLA");
  expect(requested()).toEqual([]);
  await agree.click();
  await expect.poll(() => page.title()).toBe("abc-123 the fixture true");
});

test("a blocked script shows an error with a support link and a button to try again", async () => {
  const { page, panel } = await visit("Yes to all");
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

test("a script that doesn't start shows an error after 8 seconds", async () => {
  const { page, panel } = await visit("Yes to all");
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await panel.launcher.click();
  await panel.window.getByText("Opening the assistant").waitFor();
  await page.waitForFunction(() => document.querySelector("script[data-assistant-id]") !== null);
  await page.clock.runFor(9000);
  await panel.window.locator('[data-error="blocked"]').waitFor();
});

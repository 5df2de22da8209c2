import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { openPage } from "../../harness/browser";
import { ensureFixtureSite } from "../../harness/fixture-site";
import { serveDirectory, type ServedDirectory } from "../../../scripts/preview-server/serve-directory";
import { AssistantPanel } from "../page-objects/assistant-panel";
import { consentScript, widgetScript } from "../assistant/assistant-widget-site";
import { DocPage } from "../page-objects/doc-page";
import { hydrated } from "../page-objects/open";

/** What a window records while it is under a policy that the site doesn't know. */
interface RestrictedWindow {
  page: Page;
  /** Uncaught errors. */
  uncaught: string[];
  /** Requested hosts. */
  hosts: Set<string>;
  /** The number of loaded documents. */
  documents: () => number;
}

/** Opens a window in which every document has a host's own policy. Doesn't use `open`, which forbids violations. */
async function openUnder(policy: string, baseUrl: string): Promise<RestrictedWindow> {
  const { page, close } = await openPage({ baseUrl });
  onTestFinished(() => close());
  const uncaught: string[] = [];
  const hosts = new Set<string>();
  let documents = 0;
  page.on("pageerror", (error) => uncaught.push(error.message));
  page.on("requestfinished", (request) => hosts.add(new URL(request.url()).origin));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": policy };
    return route.fulfill({ response, headers });
  });
  return { page, uncaught, hosts, documents: () => documents };
}

const noInlineScript = "script-src 'self'";

describe("sec-csp-01", () => {
  test("with a host's own policy that allows no inline scripts, pages load once and search works", async () => {
    const { page, uncaught, documents } = await openUnder(noInlineScript, inject("basicUrl"));
    await page.goto("/manual/tabs/");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(1);
    await new DocPage(page).pager.getByRole("link", { name: "Next" }).click();
    await page.getByRole("heading", { level: 1, name: "Headings" }).waitFor();
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("combobox").fill("tabs");
    await page.getByRole("option").first().waitFor();
    expect(documents()).toBe(1);
    expect(uncaught).toEqual([]);
  });

  test("variant: the search page, a missing page and an old address work too", async () => {
    const { page, uncaught } = await openUnder(noInlineScript, inject("basicUrl"));
    await page.goto("/search/?q=tabs");
    await page.getByRole("main").getByRole("article").first().waitFor();
    await page.goto("/no/such/page/");
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    await page.goto("/old/plain/");
    await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
    expect(uncaught).toEqual([]);
  });
});

describe("sec-csp-01, the assistant", () => {
  const sites: Record<string, ServedDirectory> = {};
  const urlOf = (name: string): string => sites[name]?.url ?? "";

  beforeAll(async () => {
    for (const name of ["assistant-widget", "third-parties"])
      sites[name] = await serveDirectory(await ensureFixtureSite(name));
  });
  afterAll(() => Promise.all(Object.values(sites).map((site) => site.close())));

  test.each([
    ["a third party's script", noInlineScript],
    [
      "variant: nothing but the site's own host, styles apart",
      "default-src 'self'; style-src 'self' 'unsafe-inline'",
    ],
  ])("%s is blocked with a short message, and the page still works", async (_what, policy) => {
    const baseUrl = urlOf("assistant-widget");
    const { page, uncaught, hosts } = await openUnder(policy, baseUrl);
    await page.goto("/manual/");
    await hydrated(page);
    const panel = new AssistantPanel(page, "the fixture");
    await panel.launcher.click();
    await panel.window.getByRole("button", { name: "Agree and continue" }).click();
    const failure = panel.window.locator('[data-error="blocked"]');
    await failure.waitFor();
    expect(await failure.innerText()).toMatch(/\S/);
    expect(await failure.getByRole("link", { name: /support portal/ }).count()).toBe(1);
    await panel.close.click();
    await page.getByRole("article").getByRole("link", { name: "second page", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Second page" }).waitFor();
    expect([...hosts]).toEqual([new URL(baseUrl).origin]);
    expect([consentScript, widgetScript].map((address) => hosts.has(new URL(address).origin))).toEqual([
      false,
      false,
    ]);
    expect(uncaught).toEqual([]);
  });

  test("variant: a service that the policy blocks is reported as unreachable", async () => {
    const policy = `${noInlineScript}; connect-src 'self'`;
    const { page, uncaught } = await openUnder(policy, urlOf("third-parties"));
    await page.goto("/manual/");
    await hydrated(page);
    await page
      .getByRole("region", { name: "Cookie settings" })
      .getByRole("button", { name: "Accept all" })
      .click();
    const panel = new AssistantPanel(page, "the fixture");
    await panel.open();
    await panel.ask("why?");
    expect(await panel.last.getAttribute("data-state")).toBe("failed");
    const failure = panel.last.locator('[data-error="offline"]');
    expect(await failure.innerText()).toContain("can’t be reached");
    expect(uncaught).toEqual([]);
  });

  test("variant: the site's own assistant answers", async () => {
    const { page, uncaught } = await openUnder(noInlineScript, inject("siteUrl"));
    await page.goto("/gateway/");
    await hydrated(page);
    const panel = new AssistantPanel(page, "the product");
    await panel.open();
    await panel.ask("How do I encrypt a field?");
    expect(await panel.last.getAttribute("data-state")).toBe("done");
    expect(uncaught).toEqual([]);
  });
});

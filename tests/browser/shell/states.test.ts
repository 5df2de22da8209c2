import { expect, inject, test } from "vitest";
import { AssistantPanel } from "../page-objects/assistant-panel";
import { crashAroundPage } from "../page-objects/crash-around-page";
import { hydrated, open, openBlank } from "../page-objects/open";

test("a slow page shows the progress bar after 200 ms until the page is shown", async () => {
  const { page } = await openBlank();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/page-data/handbook/page-data.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/manual/markdown/");
  await hydrated(page);
  const progress = page.getByRole("progressbar", { name: "Loading page" });
  expect(await progress.count()).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Handbook" }).click();
  await progress.waitFor();
  release();
  await page.waitForURL("**/handbook/");
  await expect.poll(() => progress.count()).toBe(0);
});

test("jumping within the page shows no progress bar", async () => {
  const { page } = await open("/manual/long/");
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) seen.push("bar");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test("likely next pages are prefetched, except for readers who save data or have a slow connection", async () => {
  const aheadWith = async (connection: object) => {
    const { page } = await openBlank();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.goto("/manual/markdown/");
    await hydrated(page);
    return () => page.locator('link[rel="prefetch"]').count();
  };
  const saving = await aheadWith({ effectiveType: "4g", saveData: true });
  const slow = await aheadWith({ effectiveType: "2g", saveData: false });
  // Gatsby starts three seconds after the page loads. Once the last page is requested, the others would have been requested too.
  await expect
    .poll(await aheadWith({ effectiveType: "4g", saveData: false }), { timeout: 20_000 })
    .toBeGreaterThan(0);
  expect([await saving(), await slow()]).toEqual([0, 0]);
});

test("hovering over a link prefetches its page, except for readers who save data", async () => {
  const data = "/page-data/handbook/page-data.json";
  const hoverWith = async (saveData: boolean): Promise<string[]> => {
    const { page } = await openBlank();
    await page.addInitScript(
      (value) => {
        Object.defineProperty(navigator, "connection", { value });
        // No link is ever in view, so only the pointer can trigger a fetch.
        window.IntersectionObserver = class extends IntersectionObserver {
          override observe(): void {}
        };
      },
      { effectiveType: "4g", saveData },
    );
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/manual/markdown/");
    await hydrated(page);
    expect(fetched).not.toContain(data);
    await page.getByRole("banner").getByRole("link", { name: "Handbook" }).hover();
    return fetched;
  };
  const saving = await hoverWith(true);
  const fetched = await hoverWith(false);
  await expect.poll(() => fetched).toContain(data);
  expect(saving).not.toContain(data);
});

test("if the next page can't be loaded, the browser does a full page load", async () => {
  const { page } = await openBlank();
  await page.route("**/page-data/handbook/page-data.json", (route) => route.abort());
  await page.goto("/manual/markdown/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await page.getByRole("banner").getByRole("link", { name: "Handbook" }).click();
  await page.waitForURL("**/handbook/");
  expect(await page.evaluate(() => "marker" in window)).toBe(false);
});

test(
  "a crashed page shows the cause chain, keeps the shell, and can be retried",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/crash/", { baseUrl: inject("versionsUrl") });
    const title = page.getByRole("heading", { level: 1, name: "Fails on demand" });
    await page.getByRole("main").getByRole("button", { name: "Fail" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await alert.getByRole("heading", { name: "This page crashed." }).waitFor();
    expect(await title.count()).toBe(0);
    expect(await alert.innerText()).toContain("The page failed");
    expect(await alert.innerText()).toContain("Cause: No such record");
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    await alert.getByRole("button", { name: "Try again" }).click();
    await title.waitFor();
  },
);

test("a crash outside the page content shows the same message, can be retried, and can be left for another page", async () => {
  const { page } = await openBlank();
  await crashAroundPage(page);
  const alert = page.getByRole("main").getByRole("alert");
  await alert.getByRole("heading", { name: "This page crashed." }).waitFor();
  expect(await alert.innerText()).toMatch(/null/);
  expect(await page.getByRole("banner").count()).toBe(0);
  await alert.getByRole("button", { name: "Try again" }).click();
  await alert.waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
  expect(await page.getByRole("banner").isVisible()).toBe(true);
});

test(
  "if the assistant's window crashes, it shows a message, can be closed, and starts again",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/markdown/");
    // React rejects such a style.
    await page.route("**/page-data.json", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replaceAll('"type":"p","children"', '"type":"p","props":{"style":"x"},"children"');
      await route.fulfill({ response, body });
    });
    const panel = new AssistantPanel(page, "the fixture");
    const crashed = panel.window.getByRole("alert").getByText("The assistant crashed.");
    await panel.open();
    await panel.field.fill("Markdown");
    await panel.field.press("Enter");
    await crashed.waitFor();
    expect(await page.getByRole("heading", { level: 1, name: "Markdown" }).isVisible()).toBe(true);
    await panel.close.click();
    await panel.window.waitFor({ state: "detached" });
    await panel.open();
    expect(await crashed.count()).toBe(0);
  },
);

test("if the site's scripts can't be loaded, a banner suggests the base URL", async () => {
  const { page } = await openBlank();
  const isScript = "**/*.js";
  await page.route(isScript, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/manual/markdown/#tables");
  const banner = page.getByRole("alert");
  await banner.waitFor();
  expect(await banner.innerText()).toContain("This site did not load properly.");
  expect(await banner.innerText()).not.toContain("base URL");
  await page.unroute(isScript);
  await banner.getByRole("button", { name: "Retry" }).click();
  await hydrated(page);
  expect(new URL(page.url()).hash).toBe("#tables");
  expect(await banner.count()).toBe(0);
});

test("when the address doesn't have the base URL that the site was built for, the banner names both", async () => {
  const { page } = await openBlank();
  const built = await (await page.request.get("/manual/markdown/")).text();
  await page.route("**/elsewhere/**", (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: "text/html", body: built })
      : route.fulfill({ status: 404, body: "" }),
  );
  await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/elsewhere/manual/markdown/");
  const banner = page.getByRole("alert");
  await banner.waitFor();
  expect(await banner.innerText()).toMatch(/built for \/, and this page suggests \/elsewhere\/\./);
  expect(await banner.getByRole("button").count()).toBe(0);
});

test("a page that loads doesn't show the base URL banner", async () => {
  const { page } = await open("/manual/markdown/");
  expect(await page.getByText("This site did not load properly.").isVisible()).toBe(false);
});

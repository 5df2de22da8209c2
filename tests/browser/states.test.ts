import { expect, test } from "vitest";
import { hydrated, open, openBlank } from "./open";

test("a page that is slow to come shows the progress bar after 200 ms, until it is there", async () => {
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

test("a jump inside the page shows no progress bar", async () => {
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

test("pages that may come next are fetched ahead, but not for readers who save data or are on a slow line", async () => {
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
  // Gatsby begins three seconds after the page; when the last page has begun, the others would have too.
  await expect
    .poll(await aheadWith({ effectiveType: "4g", saveData: false }), { timeout: 20_000 })
    .toBeGreaterThan(0);
  expect([await saving(), await slow()]).toEqual([0, 0]);
});

test("when the next page can't be loaded the browser goes there itself", async () => {
  const { page } = await openBlank();
  await page.route("**/page-data/handbook/page-data.json", (route) => route.abort());
  await page.goto("/manual/markdown/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await page.getByRole("banner").getByRole("link", { name: "Handbook" }).click();
  await page.waitForURL("**/handbook/");
  expect(await page.evaluate(() => "marker" in window)).toBe(false);
});

test("a page that crashes says so with the cause chain, keeps the shell, and can be tried again", async () => {
  const { page } = await open("/manual/markdown/");
  // What React's own machinery does with a failing page: its nearest boundary takes over.
  await page.evaluate(() => {
    const main = document.getElementById("main");
    const key = Object.keys(main ?? {}).find((name) => name.startsWith("__reactFiber"));
    interface Fiber {
      child: Fiber | null;
      stateNode: { setState?: (state: object) => void } | null;
    }
    let fiber = (main as unknown as Record<string, Fiber>)[key ?? ""] ?? null;
    while (fiber && !fiber.stateNode?.setState) fiber = fiber.child;
    const error = new Error("The page failed", { cause: new Error("No such record") });
    fiber?.stateNode?.setState?.({ error });
  });
  const alert = page.getByRole("alert");
  expect(await alert.getByRole("heading", { name: "This page crashed." }).isVisible()).toBe(true);
  expect(await alert.innerText()).toContain("The page failed");
  expect(await alert.innerText()).toContain("Cause: No such record");
  expect(await page.getByRole("banner").isVisible()).toBe(true);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1, name: "Markdown" }).isVisible()).toBe(true);
});

test("when the site's scripts can't be loaded a banner suggests the base URL", async () => {
  const { page } = await openBlank();
  await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/manual/markdown/");
  const banner = page.getByRole("alert");
  await banner.waitFor();
  expect(await banner.innerText()).toContain("This site did not load properly.");
  expect(await banner.innerText()).toMatch(/built for \/, and this page suggests \/\./);
});

test("a page that loads shows no such banner", async () => {
  const { page } = await open("/manual/markdown/");
  expect(await page.getByText("This site did not load properly.").isVisible()).toBe(false);
});

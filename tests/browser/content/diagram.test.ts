import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdRequests } from "../page-objects/hold-requests";
import { hydrated, open, openBlank, settled } from "../page-objects/open";

interface ShiftWindow extends Window {
  layoutShift: number;
}

/** Adds up all layout shifts of the page, starting with its first frame. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const recorder = window as unknown as ShiftWindow;
    recorder.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        recorder.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as ShiftWindow).layoutShift);
}

test("diagrams are rendered and named by their alternative text, title or kind", async () => {
  const { page, errors } = await open("/manual/diagrams/");
  for (const name of [
    "A record goes from the client through the proxy to the broker.",
    "A handshake",
    "Diagram",
  ]) {
    await page.getByRole("group", { name, exact: true }).scrollIntoViewIfNeeded();
    const drawing = page.getByRole("img", { name, exact: true });
    await drawing.locator("svg").first().waitFor();
    const box = await drawing.locator("svg").first().boundingBox();
    expect(box?.width).toBeGreaterThan(50);
    expect(box?.height).toBeGreaterThan(50);
  }
  expect(errors).toEqual([]);
});

test("readers who prefer reduced motion see the same drawing", async () => {
  const viewBoxes = [];
  for (const reducedMotion of [false, true]) {
    const { page } = await open("/manual/diagrams/", { reducedMotion });
    const drawing = page.getByRole("img", { name: "A record goes" }).locator("svg").first();
    viewBoxes.push(await drawing.getAttribute("viewBox"));
  }
  expect(viewBoxes[1]).toBe(viewBoxes[0]);
});

test("a rendered diagram shows its labels", async () => {
  const { page } = await open("/manual/diagrams/");
  const drawing = page.getByRole("img", { name: "A record goes" });
  await drawing.waitFor();
  expect(await drawing.textContent()).toMatch(/Client.*Proxy.*Broker/s);
});

test("rendering diagrams causes no layout shift", async () => {
  const { page } = await openBlank();
  const shift = await recordShifts(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/mermaid-*/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/manual/diagrams/");
  await page.evaluate(() => document.fonts.ready);
  const top = (): Promise<number> =>
    page.locator("#after-the-diagrams").evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const before = await top();
  release();
  await page.getByRole("img", { name: "A record goes" }).waitFor();
  await page.getByRole("img", { name: "A handshake" }).waitFor();
  await settled(page);
  expect(await top()).toBe(before);
  // Less than one pixel, because letters can be repainted when a font loads late.
  expect(await shift()).toBeLessThan(0.001);
});

test("until a diagram is drawn, an empty space of its size is in its place, and never its source", async () => {
  const { page } = await openBlank();
  const release = await holdRequests(page, "**/mermaid-*/**");
  await page.goto("/manual/diagrams/");
  await hydrated(page);
  const frame = page.getByRole("group", { name: "A handshake" });
  const source = page.locator("figure pre");
  expect(await source.count()).toBeGreaterThan(2);
  expect(await source.filter({ visible: true }).count()).toBe(0);
  const before = await frame.boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  release();
  await page.getByRole("img", { name: "A handshake" }).waitFor();
  expect((await frame.boundingBox())?.height).toBe(before?.height);
});

test("if the drawing library or the page's scripts can't be loaded, the source is shown", async () => {
  for (const missing of ["**/mermaid-*/**", "**/*.js"]) {
    const { page } = await openBlank();
    await page.route(missing, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/manual/diagrams/");
    await page.getByRole("alert").first().waitFor();
    await page.locator("figure pre").first().waitFor();
    expect(await page.locator("figure pre").first().innerText()).toContain("client[Client] --> proxy[Proxy]");
  }
});

test("a page without a diagram doesn't load the diagram library", async () => {
  const { page } = await openBlank();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("mermaid")) asked.push(request.url());
  });
  await page.goto("/manual/markdown/", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.goto("/manual/diagrams/", { waitUntil: "networkidle" });
  expect(asked).not.toEqual([]);
});

test("a broken diagram shows an error and its source", async () => {
  const { page } = await open("/manual/broken-diagram/");
  const message = page.getByRole("alert");
  await message.waitFor();
  expect(await message.innerText()).toMatch(/^This diagram couldn’t be rendered: .*line 3/s);
  expect(await page.locator("figure pre").innerText()).toContain("--> [ b");
  expect(await page.locator("body > svg, body > [id^=diagram], body > [id^=ddiagram]").count()).toBe(0);
});

test("without scripts, the source of a diagram is readable", async () => {
  const { page } = await open("/manual/diagrams/", { javaScript: false });
  const source = page.locator("figure pre").first();
  expect(await source.isVisible()).toBe(true);
  expect(await source.innerText()).toContain("client[Client] --> proxy[Proxy]");
  expect(await page.getByText("A record goes from the client through").isVisible()).toBe(true);
});

test(
  "a diagram can be enlarged, and Escape returns to the page and its button",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/diagrams/");
    const button = page.getByRole("button", { name: "Enlarge A handshake" });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "A handshake" });
    await dialog.waitFor();
    const box = await dialog.locator("svg").first().boundingBox();
    expect(box?.width).toBeGreaterThan(500);
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

test("diagrams are also rendered after a client-side navigation", async () => {
  const { page } = await open("/manual/images/");
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByRole("img", { name: "A handshake" }).locator("svg").first().waitFor();
});

import { expect, inject, test } from "vitest";
import { openBlank } from "../page-objects/open";
import { serveProxy } from "../page-objects/serve-proxy";

/** Imitates offline plugins, which serve every page from the worker's cache once they are installed. */
const earlierWorker = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil((async () => {
    const cache = await caches.open("offline-precache-" + registration.scope);
    await cache.put("/page", new Response("<h1>Earlier site</h1>", { headers: { "content-type": "text/html" } }));
    await clients.claim();
  })()));
  addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(caches.match("/page"));
  });`;

/** Serves the site at its own address, where a previous site used to be. */
async function serveAfterEarlierSite(): Promise<{ url: string; publish: () => void }> {
  let isPublished = false;
  const port = await serveProxy(inject("basicUrl"), (path, response) => {
    if (isPublished) return false;
    const isWorker = path === "/sw.js";
    response.setHeader("content-type", isWorker ? "text/javascript" : "text/html");
    response.end(isWorker ? earlierWorker : "<h1>Earlier site</h1>");
    return true;
  });
  return { url: `http://localhost:${port}`, publish: () => (isPublished = true) };
}

test("a browser with the service worker of a previous site gets the current site, and the worker is removed", async () => {
  const { url, publish } = await serveAfterEarlierSite();
  const { page } = await openBlank({ baseUrl: url });
  await page.goto("/manual/markdown/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  publish();
  await page.goto("/manual/markdown/");
  await page.getByRole("heading", { level: 1, name: "Markdown" }).waitFor();
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await page.reload();
  expect(await page.getByRole("heading", { level: 1, name: "Markdown" }).isVisible()).toBe(true);
});

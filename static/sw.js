// A service worker of an earlier site at this address, as offline plugins make them, shows its readers that site's pages
// for good: a browser keeps a worker whose file is gone. This one takes its place, empties its caches and ends.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(endWorker());
});

async function endWorker() {
  const { scope } = self.registration;
  // Under a folder, other sites of the same host have caches of their own; names end with what they are for.
  const isWholeHost = new URL(scope).pathname === "/";
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isWholeHost || name.endsWith(scope)).map((name) => caches.delete(name)),
  );
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

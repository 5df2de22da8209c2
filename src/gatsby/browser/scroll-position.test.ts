import { expect, it } from "vitest";
import { updateScroll, type ScrollUpdate } from "./scroll-position";

function update(action: string | undefined, from: string | null, to: string, saved: unknown = 0) {
  const place = (address: string) => {
    const [pathname = "", hash] = address.split("#");
    return { pathname, hash: hash === undefined ? "" : `#${hash}`, ...(action && { action }) };
  };
  const scrolled: number[] = [];
  const result = updateScroll(
    {
      prevRouterProps: from === null ? null : { location: place(from) },
      routerProps: { location: place(to) },
      getSavedScrollPosition: () => saved as ReturnType<ScrollUpdate["getSavedScrollPosition"]>,
    },
    (top) => scrolled.push(top),
  );
  return { result, scrolled };
}

it.each([
  ["/a/#x", "/a/"],
  ["/a/", "/a/#x"],
  ["/a/#x", "/a/#y"],
])("leaves history steps from %s to %s to the browser", (from, to) => {
  expect(update("POP", from, to, [0, 900])).toEqual({ result: false, scrolled: [] });
  expect(update(undefined, from, to, [0, 900])).toEqual({ result: false, scrolled: [] });
});

it("restores the scroll position when returning to another page, whether or not it has a hash", () => {
  expect(update("POP", "/b/", "/a/#x", [0, 900])).toEqual({ result: false, scrolled: [900] });
  expect(update("POP", "/b/", "/a/#x", 900)).toEqual({ result: false, scrolled: [900] });
});

it.each([
  ["a new page", "PUSH", "/a/", "/b/#x", [0, 900]],
  ["a link inside of the page", "PUSH", "/a/", "/a/#x", [0, 900]],
  ["the first page", "POP", null, "/a/#x", [0, 900]],
  ["a page of which nothing is known", "POP", "/b/", "/a/#x", [0, 0]],
  ["a page of which nothing could be kept", "POP", "/b/", "/a/#x", [0, null]],
  ["a page without a hash, whose place Gatsby keeps", "POP", "/b/", "/a/", [0, 900]],
] as const)("leaves %s to Gatsby", (_name, action, from, to, saved) => {
  expect(update(action, from, to, saved)).toEqual({ result: undefined, scrolled: [] });
});

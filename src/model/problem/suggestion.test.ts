import { expect, it } from "vitest";
import { suggestionFor } from "./suggestion";

it.each([
  ["titel", "title"],
  ["sulg", "slug"],
  ["desciption", "description"],
  ["get-started/dcoker", "get-started/docker"],
])("for %s it suggests %s", (wanted, expected) => {
  const candidates = ["title", "description", "slug", "get-started/docker", "index"];
  expect(suggestionFor(wanted, candidates)).toBe(expected);
});

it.each(["x", "zookeeper", "how-to/rotate-keys"])(
  "suggests nothing for %s, which isn't similar to any candidate",
  (wanted) => {
    expect(suggestionFor(wanted, ["title", "description", "index", "get-started/docker"])).toBeNull();
  },
);

it("doesn't consider two pages similar only because they are in the same folder", () => {
  const candidates = ["content/manual/recipes/no-title.mdx"];
  expect(suggestionFor("content/manual/recipes/no-such-page.mdx", candidates)).toBeNull();
  expect(suggestionFor("content/manual/recipes/no-tilte.mdx", candidates)).toBe(candidates[0]);
});

it("suggests nothing without candidates", () => {
  expect(suggestionFor("title", [])).toBeNull();
});

import { expect, it } from "vitest";
import { suggestionFor } from "./suggestion";

it.each([
  ["titel", "title"],
  ["sulg", "slug"],
  ["desciption", "description"],
  ["get-started/dcoker", "get-started/docker"],
])("takes %s for %s", (wanted, expected) => {
  const candidates = ["title", "description", "slug", "get-started/docker", "index"];
  expect(suggestionFor(wanted, candidates)).toBe(expected);
});

it.each(["x", "zookeeper", "how-to/rotate-keys"])(
  "suggests nothing for %s, which nothing resembles",
  (wanted) => {
    expect(suggestionFor(wanted, ["title", "description", "index", "get-started/docker"])).toBeNull();
  },
);

it("doesn't take two pages of one folder for each other because of the folder", () => {
  const candidates = ["content/manual/recipes/no-title.mdx"];
  expect(suggestionFor("content/manual/recipes/no-such-page.mdx", candidates)).toBeNull();
  expect(suggestionFor("content/manual/recipes/no-tilte.mdx", candidates)).toBe(candidates[0]);
});

it("suggests nothing where there is nothing", () => {
  expect(suggestionFor("title", [])).toBeNull();
});

import { expect, it } from "vitest";
import { redirectTarget } from "./redirect";

it.each([
  ["/guides/", "", "", "/guides/"],
  ["/guides/", "?x=1", "#y", "/guides/?x=1#y"],
  ["/guides/#okta", "?x=1", "#auth0", "/guides/?x=1#okta"],
  ["/guides/?tab=a", "?tab=b", "#y", "/guides/?tab=a#y"],
  ["https://a.example/b", "?x=1", "#y", "https://a.example/b"],
])("%s with %j and %j redirects to %s", (to, query, hash, expected) => {
  expect(redirectTarget(to, query, hash)).toBe(expected);
});

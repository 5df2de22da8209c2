import { expect, test } from "vitest";
import { hitAddress } from "./hit-address";

const siteUrl = "https://docs.example.com";

test("a site path stays one", () => {
  expect(hitAddress("/gateway/#start", siteUrl, null)).toEqual({ url: "/gateway/#start", isExternal: false });
});

test("a whole address of this site becomes a path", () => {
  expect(hitAddress("https://docs.example.com/gateway/?a=b#start", siteUrl, null)).toEqual({
    url: "/gateway/?a=b#start",
    isExternal: false,
  });
});

test("another site's address is external, and so is what matches the pattern", () => {
  expect(hitAddress("https://example.com/a/", siteUrl, null)).toEqual({
    url: "https://example.com/a/",
    isExternal: true,
  });
  expect(hitAddress("/api/x/", siteUrl, "^/api/")).toEqual({ url: "/api/x/", isExternal: true });
});

test("of a site in a folder, addresses of that folder alone are the site's", () => {
  const folder = "https://example.com/docs";
  expect(hitAddress("https://example.com/docs/a/?b#c", folder, null)).toEqual({
    url: "/a/?b#c",
    isExternal: false,
  });
  for (const url of ["https://example.com/a/", "https://example.com/docsearch/"])
    expect(hitAddress(url, folder, null)).toEqual({ url, isExternal: true });
});

test("what would run a script or leave by a trick leads to the start", () => {
  for (const url of ["javascript:alert(1)", "data:text/html,x", "//elsewhere.example/", "", "manual/"])
    expect(hitAddress(url, siteUrl, null)).toEqual({ url: "/", isExternal: false });
});

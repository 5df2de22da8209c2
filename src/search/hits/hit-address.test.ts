import { expect, test } from "vitest";
import { hitAddress } from "./hit-address";

const siteUrl = "https://docs.example.com";

test("a site path is kept", () => {
  expect(hitAddress("/gateway/#start", siteUrl, null)).toEqual({ url: "/gateway/#start", isExternal: false });
});

test("a full URL of this site becomes a path", () => {
  expect(hitAddress("https://docs.example.com/gateway/?a=b#start", siteUrl, null)).toEqual({
    url: "/gateway/?a=b#start",
    isExternal: false,
  });
});

test("another site's URL is external, and so are URLs that match the pattern", () => {
  expect(hitAddress("https://example.com/a/", siteUrl, null)).toEqual({
    url: "https://example.com/a/",
    isExternal: true,
  });
  expect(hitAddress("/api/x/", siteUrl, "^/api/")).toEqual({ url: "/api/x/", isExternal: true });
});

test("if the site is in a folder, only URLs in that folder belong to the site", () => {
  const folder = "https://example.com/docs";
  expect(hitAddress("https://example.com/docs/a/?b#c", folder, null)).toEqual({
    url: "/a/?b#c",
    isExternal: false,
  });
  for (const url of ["https://example.com/a/", "https://example.com/docsearch/"])
    expect(hitAddress(url, folder, null)).toEqual({ url, isExternal: true });
});

test("an address that would run a script or leave the site by a trick becomes the home page", () => {
  for (const url of ["javascript:alert(1)", "data:text/html,x", "//elsewhere.example/", "", "manual/"])
    expect(hitAddress(url, siteUrl, null)).toEqual({ url: "/", isExternal: false });
});

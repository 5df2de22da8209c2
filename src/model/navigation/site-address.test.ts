import { expect, test } from "vitest";
import { siteAddress, withoutPrefix } from "./site-address";

test.each([
  ["https://docs.example.com", "https://docs.example.com", ""],
  ["https://example.com/docs", "https://example.com", "/docs"],
  ["http://localhost:8080/a/b", "http://localhost:8080", "/a/b"],
])("%s has the origin %s and the prefix %j", (siteUrl, origin, prefix) => {
  expect(siteAddress(siteUrl)).toEqual({ origin, prefix });
});

test.each([
  ["/docs/a/", "/docs", "/a/"],
  ["/docs/", "/docs", "/"],
  ["/docs", "/docs", "/"],
  ["/docsearch/", "/docs", "/docsearch/"],
  ["/a/", "", "/a/"],
])("%s without the prefix %j is %s", (pathname, prefix, path) => {
  expect(withoutPrefix(pathname, prefix)).toBe(path);
});

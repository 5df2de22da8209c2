import { describe, expect, it } from "vitest";
import { cleanPath, cleanReference, decodeOr, isExternal, isFilePath, isUnder, splitReference } from "./path";

describe("cleanPath", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["/gateway", "/gateway/"],
    ["/gateway/", "/gateway/"],
    ["/gateway//category", "/gateway/category/"],
    ["/gateway.html", "/gateway/"],
    ["/gateway/index", "/gateway/"],
    ["/gateway/index.html", "/gateway/"],
    ["/index.html", "/"],
    ["/changelog/Console-1.33.0", "/changelog/Console-1.33.0/"],
    ["/gateway/how-to/migration-guide-to-3.x", "/gateway/how-to/migration-guide-to-3.x/"],
    ["/img/logo.svg", "/img/logo.svg"],
    ["/a/reindex", "/a/reindex/"],
  ])("%s → %s", (path, expected) => {
    expect(cleanPath(path)).toBe(expected);
  });
});

describe("cleanReference", () => {
  it.each([
    ["/gateway/get-started?tab=k8s#helm", "/gateway/get-started/?tab=k8s#helm"],
    ["#tls", "#tls"],
    ["https://example.org/v2/Api?lang=en#auth", "https://example.org/v2/Api?lang=en#auth"],
    ["mailto:a@example.com", "mailto:a@example.com"],
  ])("%s → %s", (reference, expected) => {
    expect(cleanReference(reference)).toBe(expected);
  });
});

it("splits at the first hash, so a question mark within the hash stays there", () => {
  expect(splitReference("/a?x=1#b?c")).toEqual({ path: "/a", query: "?x=1", hash: "#b?c" });
});

it("decodes everything that can be decoded", () => {
  expect(decodeOr("%E8%AE%BE%E7%BD%AE")).toBe("设置");
  expect(decodeOr("%E0%A4%A")).toBe("%E0%A4%A");
});

it("distinguishes external references from paths", () => {
  expect(["https://a", "//a", "mailto:x", "/a:b", "a/b:c"].map(isExternal)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it("doesn't mistake a version for a file", () => {
  expect(["/a/3.x", "/a/Gateway-3.8.1", "/a/b.png", "/a/font.woff2", "/a.b/"].map(isFilePath)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

it("compares complete segments", () => {
  expect(isUnder("/a/topics-sql/", "/a/topics/")).toBe(false);
  expect(isUnder("/a/topics", "/a/topics/")).toBe(true);
});

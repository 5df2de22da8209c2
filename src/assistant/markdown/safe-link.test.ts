import { describe, expect, it } from "vitest";
import { safeLink } from "./safe-link";

const site = { origins: ["http://localhost:8000", "https://docs.example.com"], prefix: "/docs/" };

describe("a link in an answer", () => {
  it.each([
    ["/guides/#a", "/guides/#a"],
    ["guides/", "/guides/"],
    ["https://docs.example.com/docs/faq/?q=1#b", "/faq/?q=1#b"],
    ["http://localhost:8000/docs/", "/"],
    ["https://docs.example.com/docs//evil.example/", "/evil.example/"],
  ])("to a page of the site, %s, stays within the site", (address, href) => {
    expect(safeLink(address, site)).toEqual({ href, isExternal: false });
  });

  it.each([
    ["https://evil.example/x", "https://evil.example/x"],
    ["//evil.example/x", "http://evil.example/x"],
    ["/\\evil.example/x", "http://evil.example/x"],
    ["https://docs.example.com@evil.example/", "https://docs.example.com@evil.example/"],
    ["https://docs.example.com.evil.example/", "https://docs.example.com.evil.example/"],
    ["mailto:a@example.com", "mailto:a@example.com"],
  ])("to another site, %s, is external", (address, href) => {
    expect(safeLink(address, site)).toEqual({ href, isExternal: true });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " \u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://docs.example.com/x",
    "file:///etc/passwd",
    "filesystem:https://docs.example.com/x",
    "about:blank",
    "http://",
    "https://[",
  ])("to anything else, %s, is removed", (address) => {
    expect(safeLink(address, site)).toBeNull();
  });
});

import { expect, it } from "vitest";
import { headersFile } from "./headers-file";

const policy = "default-src 'self'";

/** The paths that browsers can cache forever. */
function kept(...files: string[]): string[] {
  const rules = headersFile(policy, files).split("\n\n");
  return rules.filter((rule) => rule.includes("immutable")).map((rule) => rule.split("\n")[0] ?? "");
}

it("puts the site's folder before each path", () => {
  const files = ["/index.html", "/static/a.png", "/app-0123456789abcdef.js"];
  const paths = headersFile(policy, files, "/docs")
    .split("\n")
    .filter((line) => line.startsWith("/"));
  expect(paths.filter((path) => !path.startsWith("/docs/"))).toEqual([]);
  expect(paths).toHaveLength(
    headersFile(policy, files)
      .split("\n")
      .filter((line) => line.startsWith("/")).length,
  );
});

it("gives all paths the policy and the other headers", () => {
  expect(headersFile(policy, ["/index.html"])).toMatchInlineSnapshot(`
    "/*
      Content-Security-Policy: default-src 'self'
      Strict-Transport-Security: max-age=31536000
      X-Content-Type-Options: nosniff
      X-Frame-Options: DENY
      Referrer-Policy: strict-origin-when-cross-origin
      Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
      Cross-Origin-Opener-Policy: same-origin

    /page-data/*
      Cache-Control: no-cache

    /manifest.webmanifest
      Cache-Control: no-cache

    /sw.js
      Cache-Control: no-cache
    "
  `);
});

it("lets browsers cache files whose names change with their content", () => {
  expect(kept("/app-17ffd32c4d3ef9f6e8cc.js", "/static/deadbeef/image.png", "/static/a-b.woff2")).toEqual([
    "/app-17ffd32c4d3ef9f6e8cc.js",
    "/static/*",
  ]);
  expect(kept("/styles.4f0c9d3ef9f6e8cc17ff.css", "/navigation/guides-17ffd32c4d3ef9f6.json")).toHaveLength(
    2,
  );
  expect(kept("/mermaid-11.17.2/mermaid.esm.min.mjs", "/mermaid-11.17.2/chunks/a.mjs")).toEqual([
    "/mermaid-11.17.2/*",
  ]);
});

it.each([
  "/index.html",
  "/page-data/app-data.json",
  "/page-data/sq/d/1234567890.json",
  "/navigation/pages.json",
  "/robots.txt",
  "/changelog/Console-1.17.2/notes.md",
  "/a/static/image.png",
])("doesn't let browsers cache %s", (file) => {
  expect(kept(file)).toEqual([]);
});

it("sets the content type of Markdown and excludes it from search engines, if there are Markdown files", () => {
  expect(headersFile(policy, ["/index.html", "/gateway.md"])).toContain(
    "\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n",
  );
  expect(headersFile(policy, ["/index.html"])).not.toContain("markdown");
});

it("has only one rule with Cache-Control per file, because hosts would join their values", () => {
  const file = "/static/app-17ffd32c4d3ef9f6e8cc.js";
  expect(kept(file)).toEqual(["/static/*"]);
});

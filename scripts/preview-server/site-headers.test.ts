import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { serveFiles } from "./serve-files.test-support";

const IMMUTABLE = "public, max-age=31536000, immutable";

describe("headers", () => {
  test("pages are checked for a newer version", async () => {
    const { ask } = await serveFiles({ "a/index.html": "a", "404.html": "not found" });
    expect((await ask("/a/")).headers["cache-control"]).toBe("no-cache");
    expect((await ask("/nope")).headers["cache-control"]).toBe("no-cache");
    expect((await ask("/a")).headers["cache-control"]).toBe("no-cache");
  });

  const written = `# a comment
/*
  Content-Security-Policy: default-src 'self'; img-src 'self' data:
  X-Frame-Options: DENY

/static/*
  Cache-Control: ${IMMUTABLE}

/app-17ff.js
  Cache-Control: ${IMMUTABLE}

/docs/:page/notes.md
  X-Frame-Options: SAMEORIGIN
`;

  test.each([
    ["/static/deadbeef/image.png", IMMUTABLE],
    ["/app-17ff.js", IMMUTABLE],
    ["/app-17ffxjs", "no-cache"],
    ["/a/static/image.png", "no-cache"],
    ["/page-data/app-data.json", "no-cache"],
    ["/", "no-cache"],
  ])("cache-control of %s is %s, as set by the build, or missing", async (path, cacheControl) => {
    const { ask } = await serveFiles({
      _headers: written,
      [path === "/" ? "index.html" : path.slice(1)]: "x",
    });
    const { headers } = await ask(path);
    expect(headers["cache-control"]).toBe(cacheControl);
    expect(headers["content-security-policy"]).toBe("default-src 'self'; img-src 'self' data:");
  });

  test("the not-found page has the site's headers for every requested path", async () => {
    const { ask } = await serveFiles({ _headers: written, "404.html": "not found" });
    const { headers } = await ask("/static/gone.js");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test("two rules for the same path are merged, as on production hosts", async () => {
    const { ask } = await serveFiles({ _headers: written, "docs/a/notes.md": "x", "docs/a/b/notes.md": "x" });
    expect((await ask("/docs/a/notes.md")).headers["x-frame-options"]).toBe("DENY, SAMEORIGIN");
    expect((await ask("/docs/a/b/notes.md")).headers["x-frame-options"]).toBe("DENY");
  });

  test("a build that runs while the server is up changes the headers", async () => {
    const { ask, directory } = await serveFiles({ "index.html": "home" });
    expect((await ask("/")).headers["x-frame-options"]).toBeUndefined();
    await writeFile(join(directory, "_headers"), written);
    expect((await ask("/")).headers["x-frame-options"]).toBe("DENY");
  });

  test.each([
    ["module.mjs", "text/javascript; charset=utf-8"],
    ["site.webmanifest", "application/manifest+json; charset=utf-8"],
    ["font.woff2", "font/woff2"],
    ["page.md", "text/markdown; charset=utf-8"],
    ["feed.xml", "text/xml; charset=utf-8"],
    ["_redirects", "text/plain; charset=utf-8"],
    ["logo.svg", "image/svg+xml"],
    ["unknown.xyz", "application/octet-stream"],
  ])("content-type of %s is %s", async (name, contentType) => {
    const { ask } = await serveFiles({ [name]: "x" });
    const { headers } = await ask(`/${name}`);
    expect(headers["content-type"]).toBe(contentType);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});

import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { serveFiles } from "./serve-files.test-support";

const LONG = "Kafka ".repeat(500);

const SITE = {
  "index.html": "home",
  "404.html": `not found ${LONG}`,
  "404/index.html": "not found",
  "a/index.html": `page a ${LONG}`,
  "a/b c/index.html": "page b c",
  "plain.html": "no folder of this name",
  _redirects: "/old /new",
  ".hidden": "secret",
  ".well-known/security.txt": "contact",
  "static/deadbeef/image.png": "png",
};

const MOVED = {
  "404.html": "not found",
  "a/index.html": "page a",
  "was/here/index.html": "moved",
  _redirects: [
    "/was/here/ /a/ 301",
    "/was/here /a/ 301",
    "/was/hash /a/#part 301",
    "/was/elsewhere https://elsewhere.example/docs/ 301",
    "/was/no-page/ /a/",
    "/app /a/ 200",
    "# /note /a/ 301",
    "",
  ].join("\n"),
};

const serve = (files: Record<string, string> = SITE) => serveFiles(files);

describe("addresses", () => {
  test.each([
    ["/", "home"],
    ["/?q=1", "home"],
    ["/a/", SITE["a/index.html"]],
    ["/a/b%20c/", "page b c"],
    ["/plain.html", "no folder of this name"],
    ["/.well-known/security.txt", "contact"],
  ])("%s is served", async (path, body) => {
    const { ask } = await serve();
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
  });

  test.each([
    ["/a", "/a/"],
    ["/a?x=1&y=%20", "/a/?x=1&y=%20"],
    ["/a.html?x=1", "/a/?x=1"],
    ["/a/index", "/a/"],
    ["/a/index.html", "/a/"],
    ["/a/b%20c", "/a/b%20c/"],
    ["/a/b%20c.html", "/a/b%20c/"],
    ["/index.html?x", "/?x"],
    ["/index", "/"],
  ])("%s is redirected to %s", async (path, location) => {
    const { ask } = await serve();
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  test.each([
    ["/was/here", "/a/"],
    ["/was/here?x=1&y=%20", "/a/?x=1&y=%20"],
    ["/was/hash?x=1", "/a/?x=1#part"],
    ["/was/elsewhere?x=1", "https://elsewhere.example/docs/"],
    ["/was/no-page/?x=1", "/a/?x=1"],
  ])(
    "%s redirects to %s in one hop, according to the rules that the build wrote for hosts",
    async (path, location) => {
      const { ask } = await serve(MOVED);
      const answer = await ask(path);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(location);
    },
  );

  test("a page takes precedence over a redirect from its path, and only redirect rules count", async () => {
    const { ask } = await serve(MOVED);
    expect((await ask("/was/here/")).body.toString()).toBe("moved");
    expect((await ask("/a")).headers.location).toBe("/a/");
    expect((await ask("/WAS/here")).status).toBe(404);
    expect((await ask("/app")).status).toBe(404);
    expect((await ask("/note")).status).toBe(404);
  });

  test.each([
    "/nope",
    "/nope/",
    "/nope.html",
    "/nope/index.html",
    "/plain",
    "/plain.html/",
    "/404",
    "/404/",
    "/404.html",
    "/static",
    "/.hidden",
    "//a",
    "/a//",
    "/../package.json",
    "/a/../../package.json",
    "/%2e%2e/package.json",
    "/..%2f..%2fpackage.json",
    "/..%5c..%5cpackage.json",
    `/${"x".repeat(5000)}`,
  ])("%s is not found", async (path) => {
    const { ask } = await serve();
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body.toString()).toBe(SITE["404.html"]);
  });

  test.each(["/%", "/%zz", "/%c3", "/a%00/", "*", "http://other.example/a"])(
    "%s is malformed",
    async (path) => {
      const { ask } = await serve();
      expect((await ask(path)).status).toBe(400);
      expect((await ask("/")).status).toBe(200);
    },
  );

  test("a site without 404.html still returns 404", async () => {
    const { ask } = await serve({ "index.html": "home" });
    const answer = await ask("/nope");
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe("Not found\n");
  });

  test("files built while the server runs are served", async () => {
    const { ask, directory } = await serve();
    await writeFile(join(directory, "late.txt"), "late");
    expect((await ask("/late.txt")).body.toString()).toBe("late");
  });
});

describe("methods", () => {
  test.each(["/", "/a/", "/static/deadbeef/image.png"])(
    "HEAD %s has GET's headers and no body",
    async (path) => {
      const { ask } = await serve();
      const head = await ask(path, { method: "HEAD" });
      const get = await ask(path);
      expect(head.status).toBe(200);
      expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
      expect(head.body).toHaveLength(0);
    },
  );

  test("other methods are rejected", async () => {
    const { ask } = await serve();
    const answer = await ask("/", { method: "POST" });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });
});

describe("compression", () => {
  const compressed = { "a/index.html.br": "as Brotli", "a/index.html.gz": "as gzip" };
  const serveCompressed = async () => {
    const site = await serve({ ...SITE, ...compressed });
    const later = new Date(Date.now() + 5000);
    for (const name of Object.keys(compressed)) await utimes(join(site.directory, name), later, later);
    return site;
  };

  test.each([
    ["br", "gzip, deflate, br", "as Brotli"],
    ["gzip", "gzip, deflate", "as gzip"],
    [undefined, "deflate", SITE["a/index.html"]],
  ])("%s for accept-encoding: %s", async (encoding, accepted, body) => {
    const { ask } = await serveCompressed();
    const answer = await ask("/a/", { headers: { "accept-encoding": accepted } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers.vary).toBe("Accept, Accept-Encoding");
    expect(answer.body.toString()).toBe(body);
  });

  test("a file newer than its compressed version is sent uncompressed", async () => {
    const { ask, directory } = await serveCompressed();
    await writeFile(join(directory, "a/index.html"), `changed ${LONG}`);
    const latest = new Date(Date.now() + 10_000);
    await utimes(join(directory, "a/index.html"), latest, latest);
    const answer = await ask("/a/", { headers: { "accept-encoding": "br" } });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.toString()).toBe(`changed ${LONG}`);
  });

  test("a file without a compressed version is sent uncompressed", async () => {
    const { ask } = await serveCompressed();
    const answer = await ask("/", { headers: { "accept-encoding": "br" } });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.toString()).toBe("home");
  });
});

describe("Markdown twins", () => {
  const files = {
    "index.html": "home",
    "index.md": "# Home",
    "a/index.html": "page a",
    "a.md": "# A",
    "b/index.html": "b",
  };

  test.each([
    ["/a.md", undefined, "# A"],
    ["/a/", "text/markdown", "# A"],
    ["/", "text/markdown, text/html;q=0.9", "# Home"],
    ["/a/", "text/html,application/xhtml+xml,*/*;q=0.8", "page a"],
    ["/a/", "text/markdown;q=0.5, text/html", "page a"],
    ["/a/", "*/*", "page a"],
    ["/a/", undefined, "page a"],
    ["/b/", "text/markdown", "b"],
  ])("%s with accept: %s gets %s", async (path, accept, body) => {
    const { ask } = await serve(files);
    const answer = await ask(path, accept === undefined ? {} : { headers: { accept } });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers["content-type"]).toBe(
      body.startsWith("#") ? "text/markdown; charset=utf-8" : "text/html; charset=utf-8",
    );
    expect(answer.headers.vary).toBe("Accept, Accept-Encoding");
  });

  test.each(["/nope.md", "/a/.md", "/../a.md"])("%s is not found", async (path) => {
    const { ask } = await serve(files);
    expect((await ask(path, { headers: { accept: "text/markdown" } })).status).toBe(404);
  });
});

describe("conditional and partial requests", () => {
  test.each(["/a/", "/static/deadbeef/image.png"])("%s is not sent twice", async (path) => {
    const { ask } = await serve();
    const headers = { "accept-encoding": "br" };
    const { etag } = (await ask(path, { headers })).headers;
    const again = await ask(path, { headers: { ...headers, "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["cache-control"]).toBeDefined();
  });

  test("a range request gets only that part of the file", async () => {
    const { ask } = await serve();
    const answer = await ask("/a/", { headers: { range: "bytes=5-9", "accept-encoding": "br" } });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe("a Kaf");
  });

  test.each(["bytes=9-5", "bytes=-5", "bytes=0-1,4-5", "lines=1-2"])(
    "the range %s gets the whole file",
    async (range) => {
      const { ask } = await serve();
      const answer = await ask("/a/", { headers: { range } });
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(SITE["a/index.html"]);
    },
  );

  test("a range beyond the end is rejected", async () => {
    const { ask } = await serve();
    expect((await ask("/", { headers: { range: "bytes=100-" } })).status).toBe(416);
  });
});

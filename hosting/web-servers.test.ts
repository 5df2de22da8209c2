import { mkdir, readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressFiles } from "../src/node/compression/compress-files";
import { writeRedirects } from "../src/node/pages/files/write-redirects";
import { contentSecurityPolicy } from "../src/node/security/content-security-policy";
import { headersFile } from "../src/node/security/headers-file";
import { startWebServer, type WebServer } from "./web-server.test-support";

const long = "All work and no play makes a dull page. ".repeat(40);
const files: Readonly<Record<string, string>> = {
  "/index.html": "<h1>Home</h1>",
  "/index.md": "# Home\n",
  "/gateway/index.html": `<h1>Gateway</h1>${long}`,
  "/gateway.md": `# Gateway\n\n${long}é`,
  "/search/index.html": "<h1>Search</h1>",
  "/404.html": "<h1>Page not found</h1>",
  "/app-17ffd32c4d3ef9f6e8cc.js": `// ${long}`,
  "/styles.4f0c9d3ef9f6e8cc17ff.css": "a {}",
  "/navigation/guides-17ffd32c4d3ef9f6.json": "{}",
  "/static/deadbeef/image.png": "",
  "/mermaid-11.17.2/chunks/a.mjs": "export {};",
  "/page-data/app-data.json": "{}",
  "/changelog/Console-1.17.2/notes.md": "# Notes\n",
  "/a/static/image.png": "",
  "/robots.txt": "",
  "/sw.js": "// Ends an earlier worker.",
  // The redirect pages, which hosts without redirect rules serve.
  "/old/page/index.html": "moved",
};
const policy = contentSecurityPolicy(["sha256-abc="], { script: [], connect: [], image: [], frame: [] });
const rules = headersFile(policy, Object.keys(files));

async function writeSite(folder: string): Promise<void> {
  for (const [address, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, address)), { recursive: true });
    await writeFile(path.join(folder, address), text);
  }
  await writeFile(path.join(folder, "_headers"), rules);
  writeRedirects(path.dirname(folder), [
    { from: "/old/page/", to: "/gateway/" },
    { from: "/old/páge one/", to: "/gateway/" },
    { from: "/old/file.pdf", to: "https://elsewhere.example/file.pdf" },
  ]);
  await compressFiles(folder);
}

interface Response {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

describe.each(["caddy", "nginx"] as const)("%s, set up according to the guide", (name) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await startWebServer(name, writeSite);
  }, 120_000);
  afterAll(() => server.stop());

  /** Unlike `fetch`, doesn't follow redirects and doesn't decode the body. */
  function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return new Promise((resolve, reject) => {
      request(server.url + address, { headers }, (message) => {
        const chunks: Buffer[] = [];
        message.on("data", (chunk: Buffer) => chunks.push(chunk));
        message.once("end", () => {
          const entries = Object.entries(message.headersDistinct);
          resolve({
            status: message.statusCode ?? 0,
            headers: Object.fromEntries(entries.map(([key, values]) => [key, (values ?? []).join(", ")])),
            body: Buffer.concat(chunks),
          });
        });
      })
        .once("error", reject)
        .end();
    });
  }

  test.each(["/", "/gateway/", "/missing/", "/old/page", "/gateway.md"])(
    "%s has the security headers of the build, once each",
    async (address) => {
      const { headers } = await get(address);
      const written = [...rules.slice(0, rules.indexOf("\n\n")).matchAll(/^ {2}([^:]+): (.*)$/gm)];
      expect(written.map(([, key]) => key)).toContain("Content-Security-Policy");
      for (const [, key = "", value] of written) expect(headers[key.toLowerCase()], key).toBe(value);
    },
  );

  test("a page is HTML for browsers", async () => {
    const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const { status, headers, body } = await get("/gateway/", { accept });
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body.toString()).toBe(files["/gateway/index.html"]);
    expect(headers.vary).toMatch(/\bAccept(,|$)/);
    expect(headers["x-robots-tag"]).toBeUndefined();
  });

  test.each([
    ["/gateway/", "text/markdown", "/gateway.md"],
    ["/gateway/", "text/markdown, text/html;q=0.9, */*;q=0.1", "/gateway.md"],
    ["/gateway/", "text/markdown,text/html", "/gateway.md"],
    ["/gateway/", "text/html, text/markdown", "/gateway/index.html"],
    ["/gateway/", "text/html, text/markdown;q=0.5", "/gateway/index.html"],
    ["/gateway/", "text/markdownish", "/gateway/index.html"],
    ["/gateway/", "*/*", "/gateway/index.html"],
    ["/", "text/markdown", "/index.md"],
    // A page without a Markdown version.
    ["/search/", "text/markdown", "/search/index.html"],
  ])("%s for a client that accepts %s is %s", async (address, accept, file) => {
    const { status, headers, body } = await get(address, { accept });
    expect([status, body.toString()]).toEqual([200, files[file]]);
    const isTwin = file.endsWith(".md");
    expect(headers["content-type"]).toBe(
      isTwin ? "text/markdown; charset=utf-8" : "text/html; charset=utf-8",
    );
    expect(headers["x-robots-tag"]).toBe(isTwin ? "noindex" : undefined);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test("a Markdown version has its own URL, which search engines don't index", async () => {
    const { status, headers, body } = await get("/gateway.md");
    expect([status, headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(body.toString()).toBe(files["/gateway.md"]);
  });

  test.each([
    ["/gateway/", "br", brotliDecompressSync, ["gzip", "br"]],
    ["/gateway/", "gzip", gunzipSync, ["gzip"]],
    ["/app-17ffd32c4d3ef9f6e8cc.js", "gzip", gunzipSync, ["gzip"]],
  ] as const)(
    "%s is sent as the build compressed it: %s",
    async (address, encoding, decompress, accepted) => {
      // nginx has no Brotli without a module.
      const expected = name === "nginx" ? "gzip" : encoding;
      const { headers, body } = await get(address, { "accept-encoding": accepted.join(", ") });
      expect(headers["content-encoding"]).toBe(expected);
      expect(headers.vary).toContain("Accept-Encoding");
      const file = address.endsWith("/") ? `${address}index.html` : address;
      const suffix = expected === "br" ? ".br" : ".gz";
      expect(body).toEqual(await readFile(path.join(server.site, file) + suffix));
      expect((expected === encoding ? decompress : gunzipSync)(body).toString()).toBe(files[file]);
    },
  );

  test("compressed Markdown versions are served too", async () => {
    const { headers, body } = await get("/gateway/", { accept: "text/markdown", "accept-encoding": "gzip" });
    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(gunzipSync(body).toString()).toBe(files["/gateway.md"]);
  });

  test.each([
    ["/old/page/", "/gateway/"],
    ["/old/page", "/gateway/"],
    ["/old/page?x=1", "/gateway/"],
    ["/old/p%C3%A1ge%20one/", "/gateway/"],
    ["/old/file.pdf", "https://elsewhere.example/file.pdf"],
  ])("%s redirects to %s", async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test("a page URL without its trailing slash redirects to the canonical URL", async () => {
    const { status, headers } = await get("/gateway");
    expect([301, 308]).toContain(status);
    expect(headers.location).toMatch(/^\/?gateway\/$/);
  });

  test.each([
    "/missing/",
    "/missing.js",
    "/_headers",
    "/_redirects",
    "/404.html",
    "/404/",
    "/404",
    "/..%2f..%2fetc/passwd",
  ])("%s isn't found, and the response isn't cached", async (address) => {
    const { status, headers, body } = await get(address);
    // Both servers can reject requests that aren't for a path of the site.
    expect(address.includes("..") ? [400, 404] : [404]).toContain(status);
    if (status !== 404) return;
    expect(body.toString()).toBe(files["/404.html"]);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test.each(Object.keys(files).filter((file) => !file.endsWith("404.html") && !file.startsWith("/old/")))(
    "browsers keep %s only if the build says so",
    async (file) => {
      const { status, headers } = await get(file.replace(/index\.html$/, ""));
      expect(status).toBe(200);
      const isKept = headersFile(policy, [file]).includes("immutable");
      expect(headers["cache-control"]).toBe(isKept ? "public, max-age=31536000, immutable" : "no-cache");
    },
  );

  test("module scripts are served as JavaScript", async () => {
    const { headers } = await get("/mermaid-11.17.2/chunks/a.mjs");
    expect(headers["content-type"]).toMatch(/^text\/javascript(;|$)/);
  });
});

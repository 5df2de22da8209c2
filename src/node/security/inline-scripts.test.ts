import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inlineScriptHashes, siteScriptHashes } from "./inline-scripts";

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertOne = "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=";

describe("inlineScriptHashes", () => {
  it.each([
    "<script>alert(1)</script>",
    '<script id="x">alert(1)</script>',
    '<script type="module">alert(1)</script>',
    "<SCRIPT type='text/javascript'>alert(1)</SCRIPT >",
    '<script data-src="x">alert(1)</script>',
  ])("hashes %s", (html) => {
    expect(inlineScriptHashes(`<p>${html}</p>`)).toEqual([alertOne]);
  });

  it.each([
    '<script src="/app.js"></script>',
    '<script async src="/app.js">alert(1)</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    "<script></script>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
  ])("doesn't hash %s", (html) => {
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it("hashes every character, including spaces and line endings", () => {
    expect(inlineScriptHashes("<script> alert(1)\n</script>")).not.toEqual([alertOne]);
  });
});

describe("siteScriptHashes", () => {
  it("collects the hashes of all pages, each once, and reads only files", async () => {
    const directory = await mkdtemp(path.join(tmpdir(), "site-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    await mkdir(path.join(directory, "a", "404.html"), { recursive: true });
    await writeFile(path.join(directory, "index.html"), "<script>alert(1)</script>");
    await writeFile(path.join(directory, "a", "index.html"), "<script>alert(1)</script><script>b()</script>");
    await writeFile(path.join(directory, "a", "404.html", "x.json"), "<script>c()</script>");
    const hashes = await siteScriptHashes(directory);
    expect(hashes).toHaveLength(2);
    expect(hashes).toContain(alertOne);
  });
});

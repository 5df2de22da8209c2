import { execFileSync } from "node:child_process";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeRedirects } from "../pages/write-redirects";
import { contentSecurityPolicy } from "./content-security-policy";
import { headersFile } from "./headers-file";

const policy = contentSecurityPolicy(["sha256-abc="], { script: [], connect: [], image: [], frame: [] });
const written = headersFile(policy, ["/index.html"]);
const headers = [...written.slice(0, written.indexOf("\n\n")).matchAll(/^ {2}([^:]+): (.*)$/gm)].map(
  ([, name = "", value = ""]) => [name, value] as const,
);

let guide: string;
let directory: string;

/** Runs the guide's lines over a build; each writes a file. */
beforeAll(async () => {
  guide = await readFile(path.resolve("docs", "hosting.md"), "utf8");
  directory = await mkdtemp(path.join(tmpdir(), "hosting-"));
  await mkdir(path.join(directory, "public"));
  await writeFile(path.join(directory, "public", "_headers"), written);
  writeRedirects(directory, [
    { from: "/old/page/", to: "/new/" },
    { from: "/old/file.pdf", to: "https://elsewhere.example/file.pdf" },
  ]);
  for (const lines of blocks("sh")) execFileSync("sh", ["-ec", lines], { cwd: directory });
});
afterAll(() => rm(directory, { recursive: true }));

function blocks(language: string): string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, "gm"))].map(
    ([, text = ""]) => text,
  );
}

const made = (name: string) => readFile(path.join(directory, name), "utf8");

describe("the guide to hosting", () => {
  it("gives nginx and Caddy every header that the build writes for all paths, and no other", async () => {
    expect(headers.map(([name]) => name)).toContain("Content-Security-Policy");
    expect(await made("security-headers.conf")).toBe(
      headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(""),
    );
    expect(await made("security-headers.caddy")).toBe(
      headers.map(([name, value]) => `header ${name} "${value}"\n`).join(""),
    );
  });

  it("gives them every redirect, with and without the trailing slash", async () => {
    expect(await made("redirects.conf")).toBe(
      '"/old/page/" "/new/";\n"/old/page" "/new/";\n"/old/file.pdf" "https://elsewhere.example/file.pdf";\n',
    );
    expect(await made("redirects.caddy")).toBe(
      "redir /old/page/ /new/ 301\nredir /old/page /new/ 301\nredir /old/file.pdf https://elsewhere.example/file.pdf 301\n",
    );
  });

  it("includes the files that its lines make, and serves modules as JavaScript", () => {
    const [nginx = ""] = blocks("nginx");
    const [caddy = ""] = blocks("caddyfile");
    for (const name of ["security-headers.conf", "redirects.conf"])
      expect(nginx).toContain(`include /srv/docs/${name};`);
    for (const name of ["security-headers.caddy", "redirects.caddy"])
      expect(caddy).toContain(`import /srv/docs/${name}\n`);
    expect(nginx).toMatch(/^types \{\n {2}text\/javascript mjs;\n\}/m);
  });

  it("has every other answer asked for anew, the not-found page too, and hides the file of headers", () => {
    const [nginx = ""] = blocks("nginx");
    const [caddy = ""] = blocks("caddyfile");
    // Without `always`, nginx leaves a header out of a 404.
    expect(nginx).toContain("add_header Cache-Control $cache_control always;");
    expect(nginx).toContain("location = /_headers { return 404; }");
    // Without the question mark, Caddy would have it replace what the kept files have.
    expect(caddy).toContain("header ?Cache-Control no-cache\n");
    expect(caddy).toMatch(/handle_errors \{\n {4}header Cache-Control no-cache\n/);
    expect(caddy).toContain("hide _headers\n");
  });

  it("has browsers keep the files that the build says they may, and no other", () => {
    const [nginx = ""] = blocks("nginx");
    const [caddy = ""] = blocks("caddyfile");
    const ofNginx = [...nginx.matchAll(/^ +"?~(\S+?)"? +"public, max-age=31536000, immutable";/gm)];
    const ofCaddy = /@kept path_regexp (\S+)/.exec(caddy)?.[1] ?? "";
    expect(ofNginx).toHaveLength(2);
    const files = [
      "/app-17ffd32c4d3ef9f6e8cc.js",
      "/styles.4f0c9d3ef9f6e8cc17ff.css",
      "/navigation/guides-17ffd32c4d3ef9f6.json",
      "/static/deadbeef/image.png",
      "/mermaid-11.17.2/chunks/a.mjs",
      "/index.html",
      "/page-data/app-data.json",
      "/changelog/Console-1.17.2/notes.md",
      "/a/static/image.png",
      "/robots.txt",
    ];
    for (const file of files) {
      const isKept = headersFile(policy, [file]).includes("immutable");
      expect(
        ofNginx.some(([, pattern = ""]) => new RegExp(pattern).test(file)),
        file,
      ).toBe(isKept);
      expect(new RegExp(ofCaddy).test(file), file).toBe(isKept);
    }
  });
});

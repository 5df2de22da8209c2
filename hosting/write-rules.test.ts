import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../scripts/project-root.mjs";
import { makeTemporaryFolder } from "../scripts/temporary-folder.test-support";
import { writeRedirects } from "../src/node/pages/files/write-redirects";
import { contentSecurityPolicy } from "../src/node/security/content-security-policy";
import { headersFile } from "../src/node/security/headers-file";

const script = path.join(PROJECT_ROOT, "hosting/write-rules.sh");
const policy = contentSecurityPolicy(["sha256-abc="], { script: [], connect: [], image: [], frame: [] });
const written = headersFile(policy, ["/index.html", "/gateway.md"]);
const headers = [...written.slice(0, written.indexOf("\n\n")).matchAll(/^ {2}([^:]+): (.*)$/gm)].map(
  ([, name = "", value = ""]) => [name, value] as const,
);

test("the nginx and Caddy rules contain exactly the headers the build writes for all paths, and every redirect", async () => {
  const folder = await makeTemporaryFolder({ "public/_headers": written });
  writeRedirects(folder, [
    { from: "/old/page/", to: "/new/" },
    { from: "/old/file.pdf", to: "https://elsewhere.example/file.pdf" },
  ]);
  execFileSync(script, [path.join(folder, "public"), path.join(folder, "rules")]);
  const rules = (name: string) => readFile(path.join(folder, "rules", name), "utf8");

  expect(headers.map(([name]) => name)).toContain("Content-Security-Policy");
  expect(await rules("headers.conf")).toBe(
    headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(""),
  );
  expect(await rules("headers.caddy")).toBe(
    headers.map(([name, value]) => `header ${name} "${value}"\n`).join(""),
  );
  expect(await rules("redirects.conf")).toBe(
    '"/old/page/" "/new/";\n"/old/page" "/new/";\n"/old/file.pdf" "https://elsewhere.example/file.pdf";\n',
  );
  expect(await rules("redirects.caddy")).toBe(
    "redir /old/page/ /new/ 301\nredir /old/page /new/ 301\nredir /old/file.pdf https://elsewhere.example/file.pdf 301\n",
  );
});

test("a folder without a built site is an error", async () => {
  const folder = await makeTemporaryFolder({});
  const run = () =>
    execFileSync(script, [path.join(folder, "public"), path.join(folder, "rules")], { stdio: "pipe" });
  expect(run).toThrow(/_headers/);
});

test("the guide names only files that exist", async () => {
  const guide = await readFile(path.join(PROJECT_ROOT, "docs/hosting.md"), "utf8");
  const named = [...guide.matchAll(/\bhosting\/[\w./-]*\w/g)].map(([file]) => file);
  expect(named).toContain("hosting/write-rules.sh");
  for (const file of new Set(named)) {
    await expect(readFile(path.join(PROJECT_ROOT, file)), file).resolves.toBeDefined();
  }
});

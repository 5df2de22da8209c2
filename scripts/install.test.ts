import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { assertNodeVersion, ensureInstalled } from "./install.mjs";
import { makeTemporaryFolder } from "./temporary-folder.test-support";

const MANIFEST = JSON.stringify({ engines: { node: ">=20.19.0" } });

/** Records each call and creates the folder the real npm would create. */
const FAKE_NPM = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, rmSync } = require("node:fs");
appendFileSync("npm-calls.txt", process.argv.slice(2).join(" ") + "\\n");
rmSync("node_modules", { recursive: true, force: true });
if (process.env.FAKE_NPM_EXIT_CODE) process.exit(Number(process.env.FAKE_NPM_EXIT_CODE));
mkdirSync("node_modules");
`;

function lockFile(packages: Record<string, object>): string {
  return JSON.stringify({ lockfileVersion: 3, packages: { "": { name: "site" }, ...packages } });
}

/** A project with a lock file, and a fake npm before the real one on the PATH. */
async function makeProject(files: Record<string, string> = {}): Promise<string> {
  const root = await makeTemporaryFolder({
    "package.json": MANIFEST,
    "package-lock.json": lockFile({ "node_modules/a": { version: "1.0.0", integrity: "sha512-a" } }),
    "bin/npm": FAKE_NPM,
    ...files,
  });
  await chmod(join(root, "bin", "npm"), 0o755);
  vi.spyOn(console, "log").mockReturnValue(undefined);
  vi.stubEnv("PATH", `${join(root, "bin")}${delimiter}${process.env.PATH ?? ""}`);
  return root;
}

async function npmCalls(root: string): Promise<string[]> {
  const log = await readFile(join(root, "npm-calls.txt"), "utf8").catch(() => "");
  return log.split("\n").filter(Boolean);
}

describe("ensureInstalled", () => {
  test("installs on a bare clone, and only once", async () => {
    const root = await makeProject();
    expect(await ensureInstalled({ root })).toBe("installed");
    expect(await ensureInstalled({ root })).toBe("unchanged");
    expect(await npmCalls(root)).toEqual(["ci --include=dev --no-audit --no-fund"]);
  });

  test("installs again when the lock file has changed", async () => {
    const root = await makeProject();
    await ensureInstalled({ root });
    await writeFile(join(root, "package-lock.json"), lockFile({ "node_modules/a": { version: "2.0.0" } }));
    expect(await ensureInstalled({ root })).toBe("installed");
    expect(await npmCalls(root)).toHaveLength(2);
  });

  test("installs again when node_modules was removed", async () => {
    const root = await makeProject();
    await ensureInstalled({ root });
    await rm(join(root, "node_modules"), { recursive: true });
    expect(await ensureInstalled({ root })).toBe("installed");
  });

  test("trusts a manual install that matches the lock file", async () => {
    const locked = { "node_modules/a": { version: "1.0.0", integrity: "sha512-a" } };
    const root = await makeProject({
      "package-lock.json": lockFile({
        ...locked,
        "node_modules/other-platform": { version: "1.0.0", optional: true },
      }),
      "node_modules/.package-lock.json": JSON.stringify({ packages: locked }),
    });
    expect(await ensureInstalled({ root })).toBe("unchanged");
    expect(await npmCalls(root)).toEqual([]);
  });

  test.each([
    ["another version", { "node_modules/a": { version: "0.9.0", integrity: "sha512-a" } }],
    ["a missing package", {}],
    [
      "a package too many",
      {
        "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
        "node_modules/b": { version: "1.0.0" },
      },
    ],
  ])("doesn't trust a manual install with %s", async (_name, packages) => {
    const root = await makeProject({ "node_modules/.package-lock.json": JSON.stringify({ packages }) });
    expect(await ensureInstalled({ root })).toBe("installed");
  });

  test("fails if npm fails, and retries on the next run", async () => {
    const root = await makeProject();
    vi.stubEnv("FAKE_NPM_EXIT_CODE", "7");
    await expect(ensureInstalled({ root })).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UserError: "npm ci" failed with exit code 7. See its message above, fix the problem, then run the command again.]`,
    );
    vi.stubEnv("FAKE_NPM_EXIT_CODE", "");
    expect(await ensureInstalled({ root })).toBe("installed");
  });

  test("fails without a lock file", async () => {
    const root = await makeTemporaryFolder({ "package.json": MANIFEST });
    await expect(ensureInstalled({ root })).rejects.toThrow(`${root} has no package-lock.json.`);
  });
});

describe("assertNodeVersion", () => {
  test.each(["20.19.0", "20.20.2", "22.0.0", "100.0.0"])("accepts %s", async (version) => {
    const root = await makeTemporaryFolder({ "package.json": MANIFEST });
    expect(() => assertNodeVersion(root, version)).not.toThrow();
  });

  test.each(["20.18.9", "18.20.0", "9.99.99"])("rejects %s", async (version) => {
    const root = await makeTemporaryFolder({ "package.json": MANIFEST });
    expect(() => assertNodeVersion(root, version)).toThrow(
      `Node ${version} is too old. This project requires Node 20.19.0 or later.`,
    );
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CompileAhead } from "./compile-ahead";
import { claimFile, newClaims } from "./file-claims";

const files = ["/one.mdx", "/two.mdx", "/three.mdx"].map((absolutePath) => ({
  source: "guide",
  absolutePath,
  relativePath: absolutePath.slice(1),
}));

let folder: string;
let ahead: CompileAhead;
let claims: Int32Array<SharedArrayBuffer>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "compile-ahead-"));
});

afterEach(() => {
  ahead.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a thread that runs `code`, and waits until the thread has claimed the last file. */
async function start(code: string): Promise<void> {
  const program = path.join(folder, "program.cjs");
  writeFileSync(
    program,
    `const { parentPort, workerData } = require("node:worker_threads");
     const { files, claims } = workerData;
     const claim = (index) => Atomics.store(claims, index, 1);
     const post = (index) => parentPort.postMessage({ index, page: {
       type: "DocPage", fields: { file: files[index].absolutePath }, content: "[]", draft: false } });
     ${code}`,
  );
  claims = newClaims(files.length);
  ahead = new CompileAhead(program, files, 1, claims);
  await vi.waitFor(() => expect(Atomics.load(claims, 2)).toBe(1), 5000);
}

const fileOf = async (absolutePath: string) => (await ahead.take(absolutePath))?.fields.file ?? null;

test("a page that a thread has compiled is taken from the thread", async () => {
  await start("claim(2); post(2);");
  expect(await fileOf("/three.mdx")).toBe("/three.mdx");
});

test("a page that a thread is still compiling is awaited", async () => {
  await start(
    "claim(1); claim(2); parentPort.on('message', () => {}); setTimeout(() => { post(2); post(1); process.exit(); }, 50);",
  );
  expect(await Promise.all([fileOf("/two.mdx"), fileOf("/three.mdx")])).toEqual(["/two.mdx", "/three.mdx"]);
});

test("an unclaimed file is left to the caller, and no thread compiles it anymore", async () => {
  await start("claim(2); post(2);");
  expect(await fileOf("/one.mdx")).toBeNull();
  expect(claimFile(claims, 0)).toBe(false);
});

test("if a thread crashes, the caller compiles the files it had claimed", async () => {
  await start("claim(1); claim(2); setTimeout(() => { throw new Error('broken'); }, 50);");
  expect(await Promise.all([fileOf("/two.mdx"), fileOf("/three.mdx")])).toEqual([null, null]);
});

test("a file that isn't in the list is left to the caller", async () => {
  await start("claim(2); post(2);");
  expect(await fileOf("/another.mdx")).toBeNull();
});

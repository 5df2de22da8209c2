import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import webpack from "webpack";
import { StylesInChunkHash, stylesDigest } from "./styles-in-chunk-hash";

function folderWith(style: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, "src/part"), { recursive: true });
  writeFileSync(path.join(folder, "src/part/a.module.css"), style);
  writeFileSync(path.join(folder, "src/entry.js"), "console.log(1);\n");
  return folder;
}

/** Compiles a program without styles. @returns the hash of its chunk, which Gatsby compares */
function chunkHash(style: string): Promise<string | undefined> {
  const folder = folderWith(style);
  const compiler = webpack({
    context: folder,
    mode: "none",
    entry: "./src/entry.js",
    output: { path: path.join(folder, "out") },
    plugins: [new StylesInChunkHash(folder)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve([...(stats?.compilation.chunks ?? [])][0]?.hash);
    });
  });
}

test("the chunk hash changes with the styles, and stays the same otherwise", async () => {
  const first = await chunkHash(".a{}");
  expect(first).toBeTruthy();
  expect(await chunkHash(".a{}")).toBe(first);
  expect(await chunkHash(".a{top:0}")).not.toBe(first);
});

test("styles in packages count through the lock file, and other files don't count", () => {
  const folder = folderWith(".a{}");
  const first = stylesDigest(folder);
  writeFileSync(path.join(folder, "src/entry.js"), "console.log(2);\n");
  expect(stylesDigest(folder)).toBe(first);
  writeFileSync(path.join(folder, "package-lock.json"), "{}");
  expect(stylesDigest(folder)).not.toBe(first);
});

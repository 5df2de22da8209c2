import { mkdtemp, mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressFiles } from "./compress-files";

const long = "Kafka ".repeat(500);

async function siteOf(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), "compress-files-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return directory;
}

test("compresses long texts in both formats, but not images or short texts", async () => {
  const directory = await siteOf({ "a/index.html": long, "image.png": long, "short.txt": "short" });
  expect(await compressFiles(directory)).toBe(1);
  expect((await readdir(path.join(directory, "a"))).sort()).toEqual([
    "index.html",
    "index.html.br",
    "index.html.gz",
  ]);
  expect((await readdir(directory)).sort()).toEqual(["a", "image.png", "short.txt"]);
  const file = path.join(directory, "a/index.html");
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(long);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(long);
});

test("compresses only changed files again", async () => {
  const directory = await siteOf({ "a.html": long, "b.html": long });
  expect(await compressFiles(directory)).toBe(2);
  expect(await compressFiles(directory)).toBe(0);

  const file = path.join(directory, "b.html");
  await writeFile(file, `changed ${long}`);
  const later = new Date(Date.now() + 5000);
  await utimes(file, later, later);
  expect(await compressFiles(directory)).toBe(1);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(`changed ${long}`);
});

test("deletes compressed versions of files that were deleted or are now too short", async () => {
  const directory = await siteOf({ "gone.html": long, "shrunk.html": long, "archive.tar.gz": long });
  await compressFiles(directory);
  await rm(path.join(directory, "gone.html"));
  await writeFile(path.join(directory, "shrunk.html"), "short");
  expect(await compressFiles(directory)).toBe(0);
  expect((await readdir(directory)).sort()).toEqual(["archive.tar.gz", "shrunk.html"]);
});

test("compresses only the wanted files, and leaves the others as they are", async () => {
  const directory = await siteOf({ "a.html": long, "b.md": long });
  expect(await compressFiles(directory, { isWanted: (file) => file.endsWith(".html") })).toBe(1);
  expect((await readdir(directory)).sort()).toEqual(["a.html", "a.html.br", "a.html.gz", "b.md"]);
  expect(await compressFiles(directory)).toBe(1);
});

test("reports a file that can't be written", async () => {
  const directory = await siteOf({ "a.html": long, "a.html.br/file": "A folder is in the way." });
  await utimes(path.join(directory, "a.html.br"), new Date(0), new Date(0));
  await expect(compressFiles(directory)).rejects.toThrow("EISDIR");
});

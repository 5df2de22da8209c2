import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startThreads } from "./start-threads";

/** The root of a site whose build has compiled a program, as esbuild does. */
async function rootWith(code: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "threads-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, ".cache/compiled"), { recursive: true });
  await writeFile(
    path.join(root, ".cache/compiled/compress-chunk.js"),
    `exports.__esModule = true;\n${code}`,
  );
  return root;
}

function start(root: string, count: number, workerData?: object) {
  const threads = startThreads<number, number>(root, "compress-chunk", count, workerData);
  if (!threads) throw new Error("No thread was started.");
  onTestFinished(() => threads.destroy());
  return threads;
}

test("threads perform tasks with the data that all of them share", async () => {
  const root = await rootWith(
    `const { isMainThread } = require("node:worker_threads");
     const { workerData } = require(${JSON.stringify(require.resolve("piscina"))});
     exports.default = (task) => task * workerData.factor + (isMainThread ? 0.5 : 0);`,
  );
  const threads = start(root, 2, { factor: 10 });
  expect(await Promise.all([1, 2, 3].map((task) => threads.run(task)))).toEqual([10, 20, 30]);
});

test("a task that fails leaves the others alone", async () => {
  const root = await rootWith(
    `exports.default = (task) => { if (task === 1) throw new Error("broken"); return task; };`,
  );
  const threads = start(root, 1);
  await expect(threads.run(1)).rejects.toThrow("broken");
  expect(await threads.run(2)).toBe(2);
});

test("no thread starts without a compiled program, or if none is wanted", async () => {
  const root = await rootWith("exports.default = () => 1;");
  expect(startThreads(root, "compile-page", 2)).toBeUndefined();
  expect(startThreads(root, "compress-chunk", 0)).toBeUndefined();
});

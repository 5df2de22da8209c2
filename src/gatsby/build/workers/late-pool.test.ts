import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { latePoolClass, type Pool } from "./late-pool";

interface Counted {
  getWorkerInfo: () => { workerId: number }[];
}

/** A pool of two workers, whose function `work` returns the process ID. */
function newPool() {
  const folder = mkdtempSync(path.join(tmpdir(), "late-pool-"));
  const file = path.join(folder, "worker.js");
  writeFileSync(file, "exports.work = () => process.pid;");
  const { WorkerPool } = createRequire(import.meta.url)("gatsby-worker") as {
    WorkerPool: typeof Pool & (new (...args: unknown[]) => Counted);
  };
  const LatePool = latePoolClass(WorkerPool);
  const pool = new LatePool(file, { numWorkers: 2 });
  onTestFinished(async () => {
    await Promise.all(pool.end());
    rmSync(folder, { recursive: true });
  });
  const count = () => (pool as typeof pool & Counted).getWorkerInfo().length;
  return { pool, count };
}

test("workers start with their first task and are shared by the others", async () => {
  const { pool, count } = newPool();
  expect(count()).toBe(0);
  const results = await Promise.all(Array.from({ length: 4 }, () => pool.scheduleWorkSingle("work")));
  expect(count()).toBe(2);
  expect(new Set(results).size).toBe(2);
});

test("a pool without tasks starts no workers, whatever Gatsby asks of all workers", async () => {
  const { pool, count } = newPool();
  expect(pool.scheduleWorkAll("work")).toEqual([]);
  await pool.restart();
  expect(count()).toBe(0);
  expect(pool.end()).toEqual([]);
});

test("workers that were started early aren't restarted", async () => {
  const { pool, count } = newPool();
  pool.start();
  expect(count()).toBe(2);
  await pool.restart();
  expect(await pool.scheduleWorkSingle("work")).toEqual(expect.any(Number));
  expect(count()).toBe(2);
});

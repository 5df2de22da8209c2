import { existsSync } from "node:fs";
import path from "node:path";
import { Piscina } from "piscina";

/**
 * Room for short-lived objects in MB, as in the main process. With Node's default, collecting them takes a tenth of a thread's
 * time.
 */
const YOUNG_GENERATION = 64;

/** Waiting tasks per thread, so that a thread doesn't have to wait for the next one while the main thread is busy. */
const TASKS_PER_THREAD = 64;

/**
 * Starts threads that run a program of the build. Its file exports the function that performs a task, and
 * `src/gatsby/build/entry-points` compiles it.
 * @param program the file's name, without its extension
 * @param count the number of threads
 * @param workerData what all tasks need
 * @returns undefined if the program isn't compiled, as in a build with webpack, or if `count` is 0
 */
export function startThreads<Task, Result>(
  root: string,
  program: "compile-page" | "compress-chunk",
  count: number,
  workerData?: object,
): Piscina<Task, Result> | undefined {
  const filename = path.join(root, ".cache/compiled", `${program}.js`);
  if (count < 1 || !existsSync(filename)) return undefined;
  return new Piscina<Task, Result>({
    filename,
    workerData,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: TASKS_PER_THREAD,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  });
}

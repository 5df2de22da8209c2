import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FIXTURE_SITES } from "./paths";

const LOCK = join(FIXTURE_SITES, "build.lock");
const POLL_INTERVAL = 250;

/**
 * Runs a Gatsby build of a fixture site when no other one is running, in this process or another: test files
 * and the global setup run in processes of their own.
 *
 * @param build what to run
 * @param lock the file that stands for a running build
 * @returns what `build` returns
 * @throws what `build` throws
 */
export async function whenNoOtherBuildRuns<Result>(
  build: () => Promise<Result>,
  lock = LOCK,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await tryToLock(lock))) await sleep(POLL_INTERVAL);
  try {
    return await build();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Creating a file that must not exist is the one step that only one process can win. */
async function tryToLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const owner = Number(await readFile(lock, "utf8").catch(() => ""));
  if (owner > 0 && !isAlive(owner)) await rm(lock, { force: true });
  return false;
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but lives.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

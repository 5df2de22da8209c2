import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FIXTURE_SITES } from "./paths";

const LOCK = join(FIXTURE_SITES, "build.lock");
const POLL_INTERVAL = 250;

/**
 * Runs a Gatsby build of a fixture site once no other build is running in any process. Test files and the global setup
 * run in separate processes.
 *
 * @param build the build to run
 * @param lock the file that exists while a build is running
 * @returns the result of `build`
 * @throws any error that `build` throws
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

/** Relies on exclusive file creation, which succeeds in only one process. */
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
    // A process owned by another user can't be signaled, but it is alive.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../../scripts/temporary-folder.test-support";
import { whenNoOtherBuildRuns } from "./build-queue";

async function makeLockPath(): Promise<string> {
  return join(await makeTemporaryFolder({}), "sites", "build.lock");
}

test("builds run one after the other", async () => {
  const lock = await makeLockPath();
  const events: string[] = [];
  const build = (name: string): Promise<void> =>
    whenNoOtherBuildRuns(async () => {
      events.push(`${name} begins`);
      await sleep(20);
      events.push(`${name} ends`);
    }, lock);
  await Promise.all([build("build"), build("build"), build("build")]);
  expect(events).toEqual(Array.from({ length: 3 }, () => ["build begins", "build ends"]).flat());
});

test("a failed build lets the next one run", async () => {
  const lock = await makeLockPath();
  await expect(whenNoOtherBuildRuns(() => Promise.reject(new Error("broken")), lock)).rejects.toThrow(
    "broken",
  );
  expect(await whenNoOtherBuildRuns(() => Promise.resolve("built"), lock)).toBe("built");
  expect(existsSync(lock)).toBe(false);
});

test("a lock left behind by a dead process doesn't block a build", async () => {
  const dead = spawnSync(process.execPath, ["--version"]).pid;
  const folder = await makeTemporaryFolder({ "build.lock": String(dead) });
  expect(await whenNoOtherBuildRuns(() => Promise.resolve("built"), join(folder, "build.lock"))).toBe(
    "built",
  );
});

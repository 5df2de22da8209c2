import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder.test-support";
import { countVitestRun } from "./test-counts";

interface FileResult {
  status: string;
  tests: string[];
}

/** Writes a report the way Vitest does and counts its tests. */
async function count(files: FileResult[], exitCode: number): Promise<unknown> {
  const all = files.flatMap((file) => file.tests);
  const report = {
    numPassedTests: all.filter((status) => status === "passed").length,
    numFailedTests: all.filter((status) => status === "failed").length,
    numPendingTests: all.filter((status) => status === "skipped").length,
    testResults: files.map((file) => ({
      status: file.status,
      assertionResults: file.tests.map((status) => ({ status })),
    })),
  };
  const folder = await makeTemporaryFolder({ "unit.json": JSON.stringify(report) });
  return countVitestRun(join(folder, "unit.json"), exitCode);
}

test("counts passed tests and ignores skipped ones", async () => {
  const files = [{ status: "passed", tests: ["passed", "skipped", "passed"] }];
  expect(await count(files, 0)).toEqual({ passed: 2, failed: 0 });
});

test("counts failed tests", async () => {
  const files = [
    { status: "failed", tests: ["passed", "failed"] },
    { status: "passed", tests: ["passed"] },
  ];
  expect(await count(files, 1)).toEqual({ passed: 2, failed: 1 });
});

test("counts a file that could not be loaded as one failure", async () => {
  const files = [
    { status: "failed", tests: [] },
    { status: "passed", tests: ["passed"] },
  ];
  expect(await count(files, 1)).toEqual({ passed: 1, failed: 1 });
});

test("counts a file whose hook failed as one failure", async () => {
  expect(await count([{ status: "failed", tests: ["skipped", "skipped"] }], 1)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test("counts an exit code that no test explains as one failure", async () => {
  expect(await count([{ status: "passed", tests: ["passed"] }], 1)).toEqual({ passed: 1, failed: 1 });
});

test("counts a missing report as one failure, regardless of the exit code", async () => {
  const folder = await makeTemporaryFolder({});
  expect(countVitestRun(join(folder, "unit.json"), 0)).toEqual({ passed: 0, failed: 1 });
});

test.each(["", '{"numPassedTests":', "{}"])(
  "counts an unreadable report as one failure: %j",
  async (text) => {
    const folder = await makeTemporaryFolder({ "unit.json": text });
    expect(countVitestRun(join(folder, "unit.json"), 0)).toEqual({ passed: 0, failed: 1 });
  },
);

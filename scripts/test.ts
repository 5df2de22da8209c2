import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { runMain } from "./run-main.mjs";
import { countVitestRun } from "./test-counts";
import type { TestCounts } from "./test-counts";
import { UserError } from "./user-error.mjs";

// All of `npm test`, once dependencies are there (test.mjs sees to that).

interface Step {
  name: string;
  run: () => Promise<TestCounts>;
}

interface StepResult extends TestCounts {
  name: string;
  seconds: number;
}

const REPORTS = join(PROJECT_ROOT, "test-results");

const STEPS: Step[] = [
  { name: "format", run: () => runScript("format:check") },
  { name: "lint", run: () => runScript("lint:code") },
  { name: "styles", run: () => runScript("lint:styles") },
  { name: "types", run: () => runScript("typecheck") },
  { name: "unit tests", run: () => runTests("unit") },
  { name: "site build", run: () => runScript("build") },
  {
    name: "browser tests",
    run: async () => {
      await ensureChromium();
      return runTests("browser");
    },
  },
];

/** Runs an npm script, which counts as one test. */
async function runScript(script: string): Promise<TestCounts> {
  const exitCode = await runCommand("npm", ["run", "--silent", script], { cwd: PROJECT_ROOT });
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs one of vitest's projects, whose tests are counted one by one. */
async function runTests(project: "unit" | "browser"): Promise<TestCounts> {
  const report = join(REPORTS, `${project}.json`);
  // Else the report of an earlier run would be counted when this one dies.
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--silent", `test:${project}`, "--", ...reporters];
  return countVitestRun(report, await runCommand("npm", args, { cwd: PROJECT_ROOT }));
}

/** Runs a step to its end whatever happens; what it throws is one failure. */
async function runStep(step: Step): Promise<StepResult> {
  console.log(`\n--- ${step.name} ---`);
  const start = Date.now();
  const counts = await step.run().catch((error: unknown) => {
    console.error(error instanceof UserError ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return { name: step.name, ...counts, seconds: (Date.now() - start) / 1000 };
}

function printSummary(results: StepResult[]): void {
  console.log("\n--- summary ---");
  for (const { name, passed, failed, seconds } of results) {
    const result = failed === 0 ? "ok" : "FAILED";
    const counts = `${passed} passed, ${failed} failed`;
    console.log(
      `${name.padEnd(15)}${result.padEnd(8)}${counts.padEnd(24)}${seconds.toFixed(1).padStart(7)} s`,
    );
  }
}

void runMain(import.meta.url, async () => {
  // Ctrl-C reaches the running step by itself (runCommand forwards it); the steps after it must not start.
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());

  mkdirSync(REPORTS, { recursive: true });
  const results: StepResult[] = [];
  for (const step of STEPS) {
    if (!stop.signal.aborted) results.push(await runStep(step));
  }
  printSummary(results);
  const total = (key: "passed" | "failed"): number => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  return total("failed") > 0 || stop.signal.aborted ? 1 : 0;
});

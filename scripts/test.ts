import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { ensureChromium } from "./debian/chromium.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { runMain } from "./run-main.mjs";
import { countVitestRun } from "./test-counts";
import type { TestCounts } from "./test-counts";
import { UserError } from "./user-error.mjs";

// All of `npm test`, once dependencies are there (test.mjs sees to that).

type Collect = (text: string) => void;

interface Step {
  name: string;
  /** What it prints goes to `collect`, where one is given. */
  run: (collect?: Collect) => Promise<TestCounts>;
}

interface StepResult extends TestCounts {
  name: string;
  seconds: number;
}

const REPORTS = join(PROJECT_ROOT, "test-results");

/** Each uses one core for most of its time, so they run at the same time as the build and the unit tests. */
const STATIC_CHECKS: Step[] = [
  { name: "format", run: (collect) => runScript("format:check", collect) },
  { name: "types", run: (collect) => runScript("typecheck", collect) },
  { name: "lint", run: (collect) => runScript("lint:code", collect) },
  { name: "styles", run: (collect) => runScript("lint:styles", collect) },
];
const BUILD_AND_UNIT_TESTS: Step[] = [
  { name: "site build", run: () => runScript("build") },
  { name: "unit tests", run: () => runTests("unit") },
];

const BROWSER_TESTS: Step[] = [
  {
    name: "browser tests",
    run: async () => {
      await ensureChromium();
      return runTests("browser");
    },
  },
  // Of the sites that the browser tests have built.
  { name: "translated", run: () => runTests("translated") },
];

/** Runs an npm script, which counts as one test. */
async function runScript(script: string, collect?: Collect): Promise<TestCounts> {
  const options = { cwd: PROJECT_ROOT, ...(collect && { collect }) };
  const exitCode = await runCommand("npm", ["run", "--silent", script], options);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs one of vitest's projects, whose tests are counted one by one. */
async function runTests(project: "unit" | "browser" | "translated"): Promise<TestCounts> {
  const report = join(REPORTS, `${project}.json`);
  // Otherwise, if this run crashes, the report of an earlier run would be counted.
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--silent", `test:${project}`, "--", ...reporters];
  return countVitestRun(report, await runCommand("npm", args, { cwd: PROJECT_ROOT }));
}

/** Runs a step to completion in any case. A thrown error counts as one failure. */
async function runStep(step: Step, collect?: Collect): Promise<StepResult> {
  const print = collect ?? ((text: string) => process.stdout.write(text));
  print(`\n--- ${step.name} ---\n`);
  const start = Date.now();
  const counts = await step.run(collect).catch((error: unknown) => {
    print(`${error instanceof UserError ? error.message : inspect(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  return { name: step.name, ...counts, seconds: (Date.now() - start) / 1000 };
}

/** Runs steps one after the other; none is begun after `stop`. */
async function runSteps(steps: readonly Step[], stop: AbortSignal, collect?: Collect): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) if (!stop.aborted) results.push(await runStep(step, collect));
  return results;
}

/** Runs two lists of steps at the same time. The output of the steps in `beside` is printed once both lists are done. */
async function runBeside(
  beside: readonly Step[],
  steps: readonly Step[],
  stop: AbortSignal,
): Promise<StepResult[]> {
  let output = "";
  const running = runSteps(beside, stop, (text) => {
    output += text;
  });
  const results = await runSteps(steps, stop);
  const others = await running;
  process.stdout.write(output);
  return [...others, ...results];
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
  const results = [
    ...(await runBeside(STATIC_CHECKS, BUILD_AND_UNIT_TESTS, stop.signal)),
    ...(await runSteps(BROWSER_TESTS, stop.signal)),
  ];
  printSummary(results);
  const total = (key: "passed" | "failed"): number => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  return total("failed") > 0 || stop.signal.aborted ? 1 : 0;
});

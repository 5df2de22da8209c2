import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { compilePreload } from "./gatsby-preload.mjs";
import { ensureInstalled } from "./install.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { runMain } from "./run-main.mjs";
import { UserError } from "./user-error.mjs";

/** Gatsby's command line. Called by its path, since only some package managers put it on the PATH. */
export const GATSBY_CLI = join(PROJECT_ROOT, "node_modules", "gatsby", "cli.js");

/**
 * The environment in which Gatsby runs: no telemetry, as many workers as there are processors (Gatsby leaves one to the
 * main process, which only waits for them), more room for short-lived objects, whose collection took a tenth of a build,
 * and, where nobody watches a terminal, plain lines instead of an animated status.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} isTerminal whether the output goes to a terminal
 * @returns {NodeJS.ProcessEnv} a copy with the switches set
 */
export function gatsbyEnvironment(environment, isTerminal) {
  return {
    ...environment,
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_OPTIONS:
      `${environment.NODE_OPTIONS ?? ""} --max-semi-space-size=64 --require ${JSON.stringify(compilePreload())}`.trim(),
    GATSBY_CPU_COUNT: environment.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1),
    ...(isTerminal ? {} : { CI: environment.CI ?? "true" }),
  };
}

void runMain(import.meta.url, async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) {
    throw new UserError("Say what Gatsby should do, for example: node scripts/gatsby.mjs build");
  }
  // Authors start here after every pull; the other commands are steps of scripts that have installed before.
  if (command === "develop") await ensureInstalled();
  if (!existsSync(GATSBY_CLI)) {
    throw new UserError("Gatsby is not installed. Run first: node scripts/install.mjs");
  }
  const env = gatsbyEnvironment(process.env, process.stdout.isTTY);
  return runCommand(process.execPath, [GATSBY_CLI, command, ...args], { cwd: PROJECT_ROOT, env });
});

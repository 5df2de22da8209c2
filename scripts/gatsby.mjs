import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { compilePreload } from "./gatsby-preload.mjs";
import { ensureInstalled } from "./install.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { runMain } from "./run-main.mjs";
import { UserError } from "./user-error.mjs";

/** Gatsby's command line. It's called by its path, because only some package managers add it to the PATH. */
export const GATSBY_CLI = join(PROJECT_ROOT, "node_modules", "gatsby", "cli.js");

/**
 * The environment in which Gatsby runs. It turns telemetry off and starts one worker per processor (Gatsby reserves one for
 * the main process, which only waits for the workers). Node gets more room for short-lived objects, because collecting them
 * took a tenth of a build. Without a terminal, Gatsby prints plain lines instead of an animated status.
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} isTerminal whether the output goes to a terminal
 * @returns {NodeJS.ProcessEnv} a copy with these settings
 */
export function gatsbyEnvironment(environment, isTerminal) {
  return {
    ...environment,
    GATSBY_TELEMETRY_DISABLED: "1",
    // Without it, a build leaves out the folder that the site is published in.
    PREFIX_PATHS: "true",
    NODE_OPTIONS:
      `${environment.NODE_OPTIONS ?? ""} --max-semi-space-size=32 --require ${JSON.stringify(compilePreload())}`.trim(),
    GATSBY_CPU_COUNT: environment.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1),
    ...(isTerminal ? {} : { CI: environment.CI ?? "true" }),
  };
}

void runMain(import.meta.url, async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) {
    throw new UserError("The Gatsby command is missing. Add it, for example: node scripts/gatsby.mjs build");
  }
  // Authors start here after each pull. The other commands belong to scripts that have already installed everything.
  if (command === "develop") await ensureInstalled();
  if (!existsSync(GATSBY_CLI)) {
    throw new UserError("Gatsby isn't installed. Install it first: node scripts/install.mjs");
  }
  const env = gatsbyEnvironment(process.env, process.stdout.isTTY);
  return runCommand(process.execPath, [GATSBY_CLI, command, ...args], { cwd: PROJECT_ROOT, env });
});

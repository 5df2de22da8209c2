import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runCommand } from "../run-command.mjs";
import { UserError } from "../user-error.mjs";

/** Debian's packages. The first is the same engine without the browser's user interface, and takes two thirds of the time. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

/** Where a package installs its program. */
const pathOf = (/** @type {string} */ name) => `/usr/bin/${name}`;

/**
 * Finds the Chromium for the browser tests.
 * @param {NodeJS.ProcessEnv} [environment] its `CHROMIUM_PATH` names a program to use instead of Debian's
 * @returns {string | undefined} undefined if Debian's packages aren't installed
 * @throws {UserError} if `CHROMIUM_PATH` names a file that doesn't exist
 */
export function findChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new UserError(
      `CHROMIUM_PATH is "${chosen}", but this file doesn't exist. Correct or unset the variable.`,
    );
  }
  return PACKAGES.map(pathOf).find((path) => existsSync(path));
}

/**
 * Finds Chromium. If there is none, installs Debian's package, if this user is allowed to.
 * @returns {Promise<string>} the path of the program
 * @throws {UserError} if there is none and it can't be installed; the message says what to do
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;

  const prefix = commandPrefix();
  if (prefix === undefined) {
    throw new UserError(
      `The browser tests need Chromium, which isn't installed at ${PACKAGES.map(pathOf).join(" or ")}. Install it (on Debian: ` +
        `apt-get install chromium), or set CHROMIUM_PATH to the path of a Chromium or Chrome program.`,
    );
  }
  console.log("Installing Chromium for the browser tests (apt-get) ...");
  const aptGet = (/** @type {string[]} */ ...args) =>
    runCommand("env", [...prefix, "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]);
  const failed = (/** @type {string} */ command, /** @type {number} */ exitCode) =>
    new UserError(
      `"apt-get ${command}" failed with exit code ${exitCode}. See its message above. ` +
        `Install Chromium yourself, or set CHROMIUM_PATH to the path of a Chromium or Chrome program.`,
    );
  const updated = await aptGet("update");
  if (updated !== 0) throw failed("update", updated);
  let exitCode = 0;
  // Older systems have only the second package.
  for (const name of PACKAGES) {
    exitCode = await aptGet("install", "-y", "--no-install-recommends", name);
    if (exitCode === 0) break;
  }
  if (exitCode !== 0) throw failed(`install ${PACKAGES.at(-1)}`, exitCode);
  const installed = findChromium();
  if (installed === undefined) {
    throw new UserError(
      `apt-get installed Chromium, but not at ${PACKAGES.map(pathOf).join(" or ")}. Set CHROMIUM_PATH to the path of the program.`,
    );
  }
  return installed;
}

/**
 * The beginning of the command line before `apt-get` and its environment.
 * @returns {string[] | undefined} undefined if this user isn't allowed to install packages, or apt-get doesn't exist
 */
function commandPrefix() {
  const succeeds = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    spawnSync(command, args, { stdio: "ignore" }).status === 0;
  if (!succeeds("apt-get", ["--version"])) return undefined;
  if (process.getuid?.() === 0) return [];
  // -n: fail instead of asking for a password.
  return succeeds("sudo", ["-n", "true"]) ? ["sudo", "-n", "env"] : undefined;
}

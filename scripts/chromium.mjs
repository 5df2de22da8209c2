import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";
import { UserError } from "./user-error.mjs";

/** Debian's packages. The first has the same engine without the browser around it, and takes two thirds of the time. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

/** Where a package puts its program. */
const pathOf = (/** @type {string} */ name) => `/usr/bin/${name}`;

/**
 * Where the Chromium of the browser tests is.
 *
 * @param {NodeJS.ProcessEnv} [environment] `CHROMIUM_PATH` in it names another program than Debian's
 * @returns {string | undefined} nothing when Debian's packages aren't installed
 * @throws {UserError} when `CHROMIUM_PATH` names a file that does not exist
 */
export function findChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new UserError(`CHROMIUM_PATH is "${chosen}", but there is no such file. Correct or unset it.`);
  }
  return PACKAGES.map(pathOf).find((path) => existsSync(path));
}

/**
 * Finds Chromium and, where there is none, installs Debian's package if this user may.
 *
 * @returns {Promise<string>} the path of the program
 * @throws {UserError} when there is none and it cannot be installed; the message says what to do
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;

  const prefix = commandPrefix();
  if (prefix === undefined) {
    throw new UserError(
      `The browser tests need Chromium, and there is none at ${PACKAGES.map(pathOf).join(" or ")}. Install it (on Debian: ` +
        `apt-get install chromium), or set CHROMIUM_PATH to the program of a Chromium or Chrome you have.`,
    );
  }
  console.log("Installing Chromium for the browser tests (apt-get) ...");
  const aptGet = (/** @type {string[]} */ ...args) =>
    runCommand("env", [...prefix, "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]);
  const failed = (/** @type {string} */ command, /** @type {number} */ exitCode) =>
    new UserError(
      `"apt-get ${command}" failed with exit code ${exitCode}; its own message is above. ` +
        `Install Chromium yourself, or set CHROMIUM_PATH to the program of one you have.`,
    );
  const updated = await aptGet("update");
  if (updated !== 0) throw failed("update", updated);
  let exitCode = 0;
  // Older systems have the second package only.
  for (const name of PACKAGES) {
    exitCode = await aptGet("install", "-y", "--no-install-recommends", name);
    if (exitCode === 0) break;
  }
  if (exitCode !== 0) throw failed(`install ${PACKAGES.at(-1)}`, exitCode);
  const installed = findChromium();
  if (installed === undefined) {
    throw new UserError(
      `apt-get installed Chromium, but not at ${PACKAGES.map(pathOf).join(" or ")}: set CHROMIUM_PATH.`,
    );
  }
  return installed;
}

/**
 * What must stand before `apt-get` and its environment on the command line of `env`.
 *
 * @returns {string[] | undefined} nothing when this user may not install packages, or apt-get does not exist
 */
function commandPrefix() {
  const succeeds = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    spawnSync(command, args, { stdio: "ignore" }).status === 0;
  if (!succeeds("apt-get", ["--version"])) return undefined;
  if (process.getuid?.() === 0) return [];
  // -n: never ask for a password, fail instead.
  return succeeds("sudo", ["-n", "true"]) ? ["sudo", "-n", "env"] : undefined;
}

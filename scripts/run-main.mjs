import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { UserError } from "./user-error.mjs";

/**
 * Runs `main` when the module is the one Node was started with, and does nothing when it was imported.
 * A thrown `UserError` is printed as its message alone; anything else with its stack. Both exit with 1.
 *
 * @param {string} moduleUrl the caller's `import.meta.url`
 * @param {() => number | void | Promise<number | void>} main returns the exit code; nothing means 0
 * @returns {Promise<void>} settled when `main` is done; never rejects
 */
export async function runMain(moduleUrl, main) {
  if (!isEntryPoint(moduleUrl)) return;
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}

/** @param {string} moduleUrl */
function isEntryPoint(moduleUrl) {
  const entry = process.argv[1];
  return entry !== undefined && realpathSync(entry) === fileURLToPath(moduleUrl);
}

import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { UserError } from "./user-error.mjs";

/**
 * Runs `main` if Node was started with this module, and does nothing if the module was imported. For a `UserError`, only its
 * message is printed; for any other error, also its stack. Both exit with 1.
 * @param {string} moduleUrl the caller's `import.meta.url`
 * @param {() => number | void | Promise<number | void>} main returns the exit code; without one, it's 0
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

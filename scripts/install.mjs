import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { runMain } from "./run-main.mjs";
import { UserError } from "./user-error.mjs";

// This file runs in a bare clone with any version of Node, so it uses only Node's own modules, including old ones.

const STAMP = ".install-stamp";

/**
 * Makes sure that `node_modules` matches `package-lock.json`. Runs `npm ci` if the folder is missing or the lock file has
 * changed since the last installation.
 * @param {{ root?: string, nodeVersion?: string }} [options] the folder with package.json (default: this repository) and the
 *   version of Node to check (default: the running one)
 * @returns {Promise<"installed" | "unchanged">} whether `npm ci` ran
 * @throws {UserError} if Node is older than `engines` allows, the lock file is missing, or `npm ci` fails
 */
export async function ensureInstalled({ root = PROJECT_ROOT, nodeVersion = process.versions.node } = {}) {
  assertNodeVersion(root, nodeVersion);
  const lockFile = join(root, "package-lock.json");
  if (!existsSync(lockFile)) {
    throw new UserError(`${root} has no package-lock.json. Restore the file: git checkout package-lock.json`);
  }
  const fingerprint = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  const stampFile = join(root, "node_modules", STAMP);
  if (readIfThere(stampFile) === fingerprint) return "unchanged";
  if (isInstalledByHand(root, lockFile)) {
    writeFileSync(stampFile, fingerprint);
    return "unchanged";
  }

  console.log("Installing dependencies (npm ci) ...");
  // Development tools build and test the site, so they are needed even if NODE_ENV is production.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const exitCode = await runCommand("npm", args, { cwd: root });
  if (exitCode !== 0) {
    throw new UserError(
      `"npm ci" failed with exit code ${exitCode}. See its message above, fix the problem, then run the command again.`,
    );
  }
  writeFileSync(stampFile, fingerprint);
  return "installed";
}

/**
 * Checks the running Node against the `engines` field in package.json, which has the form `>=20.19.0`.
 * @param {string} root the folder with package.json
 * @param {string} nodeVersion such as "20.19.0"
 * @returns {void}
 * @throws {UserError} if Node is older
 */
export function assertNodeVersion(root = PROJECT_ROOT, nodeVersion = process.versions.node) {
  /** @type {{ engines?: { node?: string } }} */
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const required = /^>=\s*(\d+\.\d+\.\d+)$/.exec(manifest.engines?.node ?? "")?.[1];
  if (required !== undefined && compareVersions(nodeVersion, required) < 0) {
    throw new UserError(
      `Node ${nodeVersion} is too old. This project requires Node ${required} or later. ` +
        `Install a later version, then run the command again.`,
    );
  }
}

/**
 * Whether npm itself installed the lock file's packages, for example because someone ran `npm ci` or `npm install <name>`.
 * npm keeps its own record of what it installed. This avoids a second installation, which takes minutes.
 * @param {string} root
 * @param {string} lockFile
 */
function isInstalledByHand(root, lockFile) {
  const record = readIfThere(join(root, "node_modules", ".package-lock.json"));
  if (record === undefined) return false;
  const wanted = lockedPackages(readFileSync(lockFile, "utf8"));
  const present = lockedPackages(record);
  for (const path of Object.keys(present)) {
    if (wanted[path] === undefined) return false;
  }
  return Object.entries(wanted).every(([path, locked]) => {
    const installed = present[path];
    // Optional packages for other platforms are in the lock file but never in the folder.
    if (installed === undefined) return path === "" || (locked.optional ?? locked.devOptional);
    return installed.version === locked.version && installed.integrity === locked.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} lockFileText
 * @returns {Record<string, LockedPackage | undefined> & Record<string, LockedPackage>}
 */
function lockedPackages(lockFileText) {
  return JSON.parse(lockFileText).packages ?? {};
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/**
 * @param {string} left
 * @param {string} right
 */
function compareVersions(left, right) {
  const rightParts = right.split(".").map(Number);
  for (const [index, part] of left.split(".").map(Number).entries()) {
    const difference = part - (rightParts[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

void runMain(import.meta.url, async () => {
  await ensureInstalled();
});

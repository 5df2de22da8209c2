import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../project-root.mjs";
import { UserError } from "../user-error.mjs";

const FOLDER = join(PROJECT_ROOT, "node_modules", ".cache", "debian");

/**
 * Finds one of Debian's programs. If it isn't installed, unpacks its package without installing it, which needs no
 * permissions and doesn't start any server in the package.
 * @param {string} name of the package, such as `caddy`
 * @param {string} path of the program once installed, such as `/usr/bin/caddy`
 * @param {string} [folder] where to unpack packages
 * @returns {string} the path of a program that can run
 * @throws {UserError} if there is no such program; the message says what to do
 */
export function ensureDebianProgram(name, path, folder = FOLDER) {
  if (existsSync(path)) return path;
  const unpacked = join(folder, name);
  const program = join(unpacked, path);
  if (existsSync(program)) return program;

  mkdirSync(folder, { recursive: true });
  const download = mkdtempSync(join(folder, "download-"));
  try {
    run(name, download, "apt-get", ["download", name]);
    const archive = readdirSync(download).find((file) => file.endsWith(".deb"));
    if (archive === undefined) throw failure(name, "apt-get didn't download a package");
    run(name, download, "dpkg-deb", ["--extract", archive, "files"]);
    rmSync(unpacked, { recursive: true, force: true });
    mkdirSync(dirname(unpacked), { recursive: true });
    renameSync(join(download, "files"), unpacked);
  } finally {
    rmSync(download, { recursive: true, force: true });
  }
  if (!existsSync(program)) throw failure(name, `the package doesn't contain ${path}`);
  return program;
}

/** @type {(name: string, folder: string, command: string, args: string[]) => void} */
function run(name, folder, command, args) {
  const { status, error, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw failure(name, error?.message ?? stderr.trim());
}

/** @type {(name: string, reason: string) => UserError} */
function failure(name, reason) {
  return new UserError(
    `The tests need "${name}", which couldn't be downloaded: ${reason}. Install it (on Debian: apt-get update && apt-get install ${name}).`,
  );
}

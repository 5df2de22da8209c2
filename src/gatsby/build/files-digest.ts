import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Computes a digest of files, which shows whether output generated from them is still up to date.
 *
 * @param root the folder that paths are relative to
 * @param paths files and folders; missing ones are part of the digest too
 * @returns the same text for the same names and contents
 */
export function digestOf(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesIn)) {
    hash.update(`${relative(root, path)}\0`);
    hash.update(existsSync(path) ? readFileSync(path) : "missing");
    hash.update("\0");
  }
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!existsSync(path) || statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns the browsers that a site supports.
 * @param root absolute path of the site
 * @returns `browserslist` in its package.json
 * @throws Error when there is none
 */
export function browsersOf(root: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    browserslist?: string[];
  };
  if (!manifest.browserslist) throw new Error(`package.json in ${root} has no browserslist. Add one.`);
  return manifest.browserslist;
}

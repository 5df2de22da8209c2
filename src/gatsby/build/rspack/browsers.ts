import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The browsers that a site is built for.
 * @param root absolute path of the site
 * @returns `browserslist` of its package.json
 * @throws Error when there is none
 */
export function browsersOf(root: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    browserslist?: string[];
  };
  if (!manifest.browserslist) throw new Error(`package.json in ${root} has no browserslist`);
  return manifest.browserslist;
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Names of scripts and style sheets carry a digest. */
const hashed = /^\/?[^/]+[.-][0-9a-f]{16,}\.(?:js|css)$/;

/**
 * Tells whether a file belongs to the last build: Gatsby keeps scripts and styles of earlier ones beside it, for readers
 * who still have a page of theirs open.
 *
 * @param directory what was built
 * @throws {Error} when the build tells nothing of its files
 * @returns takes a path in that folder, with or without a slash before it
 */
export async function lastBuildOf(directory: string): Promise<(file: string) => boolean> {
  const stats = JSON.parse(await readFile(join(directory, "webpack.stats.json"), "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const assets = new Set(Object.values(stats.assetsByChunkName).flat());
  if (assets.size === 0) throw new Error(`${directory}/webpack.stats.json names no files`);
  return (file) => !hashed.test(file) || assets.has(file.replace(/^\//, ""));
}

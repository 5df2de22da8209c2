import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Names of scripts and style sheets contain a digest. */
const hashed = /^\/?[^/]+[.-][0-9a-f]{16,}\.(?:js|css)$/;

/**
 * Checks whether a file belongs to the last build. Gatsby keeps scripts and styles of earlier builds next to it, for readers
 * who still have a page from such a build open.
 *
 * @param directory the build output
 * @throws {Error} if the build's statistics list no files
 * @returns a function that takes a path in that folder, with or without a leading slash
 */
export async function lastBuildOf(directory: string): Promise<(file: string) => boolean> {
  const stats = JSON.parse(await readFile(join(directory, "webpack.stats.json"), "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const assets = new Set(Object.values(stats.assetsByChunkName).flat());
  if (assets.size === 0) throw new Error(`${directory}/webpack.stats.json names no files`);
  return (file) => !hashed.test(file) || assets.has(file.replace(/^\//, ""));
}

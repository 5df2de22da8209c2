import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Mirrors the files of other folders into one folder. Files that already match keep their inode and modification time.
 * gatsby-source-filesystem caches digests by both, so rewriting the whole tree, which can swap inodes between files, would
 * make it mistake one file for another.
 *
 * @param sources files and folders by their path in the folder; later ones overwrite earlier ones
 * @param directory the folder, created if it doesn't exist
 * @param kept top-level entries of the folder to leave untouched
 */
export async function syncFolder(
  sources: readonly (readonly [path: string, source: string])[],
  directory: string,
  kept: ReadonlySet<string>,
): Promise<void> {
  const wanted = new Map<string, string>();
  for (const [path, source] of sources)
    for (const below of await filesBelow(source)) wanted.set(join(path, below), join(source, below));

  await mkdir(directory, { recursive: true });
  for (const entry of await readdir(directory)) {
    if (kept.has(entry)) continue;
    for (const below of await filesBelow(join(directory, entry)))
      if (!wanted.has(join(entry, below))) await rm(join(directory, entry, below));
  }
  for (const [path, source] of wanted) {
    const target = join(directory, path);
    if (await isSame(source, target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
  }
}

/** @returns the paths below a folder, one empty path for a file, or no paths if nothing exists there */
async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR") return [""];
    throw error;
  }
}

async function isSame(source: string, target: string): Promise<boolean> {
  const [one, other] = await Promise.all([readFile(source), readFile(target).catch(() => undefined)]);
  return other?.equals(one) ?? false;
}

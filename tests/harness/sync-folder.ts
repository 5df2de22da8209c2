import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Makes a folder hold the files of other folders. A file that is already as it should be is left alone, inode and time
 * included, as an author's tools would: gatsby-source-filesystem knows a file's digest by both, so a tree that is written
 * anew each time, in which files change inodes with each other, makes it take one file for another.
 *
 * @param sources files and folders by their path in the folder; later ones are laid over earlier ones
 * @param directory the folder, which is made where there is none
 * @param kept entries of the folder itself that stay as they are
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

/** @returns paths below a folder; of a file one empty path, of what isn't there none */
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

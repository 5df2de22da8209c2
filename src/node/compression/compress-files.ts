import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import compressChunk from "./compress-chunk";

/** Compressible file types. Images, fonts and videos are already compressed. */
const compressible = /\.(?:html|css|m?js|json|map|xml|svg|txt|md|webmanifest|wasm|ya?ml)$/;

const FILES_PER_CHUNK = 32;

interface CompressOptions {
  /** Whether to compress a file, by its absolute path. */
  isWanted?: (file: string) => boolean;
  /** Compresses some files. */
  compress?: (files: readonly string[]) => Promise<number>;
}

/**
 * Writes a Brotli and a gzip version next to each compressible file of a built site, for hosts that serve them
 * (`brotli_static`, `gzip_static`, `precompressed`). Versions newer than their file are kept, so a warm build compresses only
 * the files it wrote. Versions of files that no longer exist are deleted.
 *
 * @param directory absolute path of the built site
 * @returns how many files were compressed this time
 * @throws Error when a file can't be read or written
 */
export async function compressFiles(
  directory: string,
  { isWanted = () => true, compress = compressHere }: CompressOptions = {},
): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const leftovers = [...files].filter((file) => isLeftover(file, files));
  await Promise.all(leftovers.map((file) => rm(file)));

  const waiting = [...files].filter((file) => compressible.test(file) && isWanted(file));
  const counts = await Promise.all(chunksOf(waiting).map((chunk) => compress(chunk)));
  return counts.reduce((sum, count) => sum + count, 0);
}

const compressHere = (files: readonly string[]) => Promise.resolve(compressChunk(files));

function chunksOf(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / FILES_PER_CHUNK);
  return Array.from({ length: count }, (_, chunk) =>
    files.slice(chunk * FILES_PER_CHUNK, (chunk + 1) * FILES_PER_CHUNK),
  );
}

/** A compressed version whose file no longer exists, such as after a page was removed. */
function isLeftover(file: string, files: ReadonlySet<string>): boolean {
  const original = file.replace(/\.(?:br|gz)$/, "");
  return original !== file && compressible.test(original) && !files.has(original);
}

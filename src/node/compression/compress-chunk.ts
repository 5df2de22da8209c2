import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Smaller files fit into a single packet anyway. */
const smallestSize = 1024;

// On pages that repeat the markup around their content, level 5 produces smaller files than level 9 and is ten times as fast.
const compressors: Record<string, (content: Buffer) => Buffer> = {
  ".br": (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ".gz": (content) => gzipSync(content, { level: 6 }),
};

/**
 * Writes the compressed versions of some files. Versions newer than their file are kept. This file is also the program of a
 * thread.
 * @param files absolute paths
 * @returns how many files were compressed
 * @throws Error when a file can't be read or written
 */
export default function compressChunk(files: readonly string[]): number {
  return files.filter(compressFile).length;
}

function compressFile(file: string): boolean {
  const { size, mtimeMs } = statSync(file);
  const suffixes = Object.keys(compressors);
  if (size < smallestSize) {
    for (const suffix of suffixes) rmSync(file + suffix, { force: true });
    return false;
  }
  if (suffixes.every((suffix) => modifiedAt(file + suffix) >= mtimeMs)) return false;
  const content = readFileSync(file);
  for (const [suffix, compress] of Object.entries(compressors))
    writeFileSync(file + suffix, compress(content));
  return true;
}

/** When a file was last written, in milliseconds; 0 when it doesn't exist. */
function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

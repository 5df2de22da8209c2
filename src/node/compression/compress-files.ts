import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Compressible file types. Images, fonts and videos are already compressed. */
const compressible = /\.(?:html|css|m?js|json|map|xml|svg|txt|md|webmanifest|wasm|ya?ml)$/;

/** Smaller files fit into a single packet anyway. */
const smallestSize = 1024;

/** The number of files compressed at the same time; Node's thread pool has four threads. */
const parallelFiles = 4;

// On pages that repeat the markup around their content, level 5 produces smaller files than level 9 and is ten times as fast.
const compressors: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ".gz": (content) => promisify(gzip)(content, { level: 6 }),
};

/**
 * Writes a Brotli and a gzip version next to each compressible file of a built site, for hosts that serve them
 * (`brotli_static`, `gzip_static`, `precompressed`). Versions newer than their file are kept, so a warm build compresses only
 * the files it wrote. Versions of files that no longer exist are deleted.
 *
 * @param directory absolute path of the built site
 * @returns how many files were compressed this time
 * @throws Error when a file can't be read or written
 */
export async function compressFiles(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const leftovers = [...files].filter((file) => isLeftover(file, files));
  await Promise.all(leftovers.map((file) => rm(file)));

  const waiting = [...files].filter((file) => compressible.test(file));
  let compressed = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (await compressFile(file)) compressed++;
    }
  };
  await Promise.all(Array.from({ length: parallelFiles }, work));
  return compressed;
}

/** A compressed version whose file no longer exists, such as after a page was removed. */
function isLeftover(file: string, files: ReadonlySet<string>): boolean {
  const original = file.replace(/\.(?:br|gz)$/, "");
  return original !== file && compressible.test(original) && !files.has(original);
}

async function compressFile(file: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(file);
  const suffixes = Object.keys(compressors);
  if (size < smallestSize) {
    await Promise.all(suffixes.map((suffix) => rm(file + suffix, { force: true })));
    return false;
  }
  const ages = await Promise.all(suffixes.map((suffix) => modifiedAt(file + suffix)));
  if (ages.every((age) => age >= mtimeMs)) return false;
  const content = await readFile(file);
  for (const [suffix, compress] of Object.entries(compressors)) {
    await writeFile(file + suffix, await compress(content));
  }
  return true;
}

/** When a file was last written, in milliseconds; 0 when it doesn't exist. */
function modifiedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

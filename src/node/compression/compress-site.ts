import { availableParallelism } from "node:os";
import path from "node:path";
import { startThreads } from "../threads/start-threads";
import { compressFiles } from "./compress-files";

/** Files that no step changes after Gatsby has written them. */
const writtenByGatsby = /\.(?:html|js|css)$|[\\/]page-data[\\/]/;

const MOST_THREADS = 4;

/**
 * Starts to compress the finished pages of a build in threads, while the rest of the site is written.
 * @returns a function that compresses all other files, to call when everything is written; it throws like `compressFiles`
 */
export function startCompression(root: string): () => Promise<void> {
  const directory = path.join(root, "public");
  const threads = startThreads<readonly string[], number>(
    root,
    "compress-chunk",
    Math.min(availableParallelism(), MOST_THREADS),
  );
  if (!threads)
    return async () => {
      await compressFiles(directory);
    };
  const compress = (files: readonly string[]) => threads.run(files);
  // A failure is found again when the function runs.
  const started = compressFiles(directory, {
    isWanted: (file) => writtenByGatsby.test(file),
    compress,
  }).catch(() => undefined);
  return async () => {
    await started;
    await compressFiles(directory, { compress });
    await threads.destroy();
  };
}

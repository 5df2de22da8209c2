interface WatchOptions {
  awaitWriteFinish?: { stabilityThreshold: number; pollInterval: number };
}

interface WatcherModule {
  watch: (paths: string | readonly string[], options?: WatchOptions) => unknown;
}

/** In milliseconds. Editors empty a file and then write it, which takes a few milliseconds. */
const awaitWriteFinish = { stabilityThreshold: 30, pollInterval: 10 };

/**
 * Replaces chokidar in gatsby-source-filesystem. This version reports a changed file once its size has stayed the same for 30 ms.
 * Without this, Gatsby could read a file while an editor is writing it. chokidar ignores changes within 50 ms of another change
 * to the same file, so Gatsby would never see the rest.
 * @param original loads chokidar
 */
export function watcherReplacement(original: () => unknown): WatcherModule {
  const module = original() as WatcherModule;
  return { ...module, watch: (paths, options) => module.watch(paths, { ...options, awaitWriteFinish }) };
}

import type { GatsbyEmitter } from "../gatsby-store";

/**
 * Watches the calls to plugins from now on.
 * @returns a function that waits until no plugin is running
 */
export function watchPlugins(emitter: GatsbyEmitter): () => Promise<void> {
  let running = false;
  let waiting: (() => void)[] = [];
  emitter.on("API_RUNNING_START", () => {
    running = true;
  });
  emitter.on("API_RUNNING_QUEUE_EMPTY", () => {
    running = false;
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  return async () => {
    if (running) await new Promise<void>((resolve) => waiting.push(resolve));
  };
}

import { gatsbyEmitter, type GatsbyEmitter } from "../gatsby-store";

interface MutationBatchModule {
  runMutationBatch: (context: unknown) => Promise<unknown>;
}

/**
 * Replaces Gatsby's module that applies changed nodes during development. Gatsby creates pages as soon as the changed nodes
 * exist. This version first waits until plugins have created the nodes made from them. Otherwise, a page that takes long to
 * compile would be missing, because Gatsby deletes its old nodes immediately.
 * @param original loads Gatsby's module
 */
export function mutationBatchReplacement(original: () => unknown): MutationBatchModule {
  const module = original() as MutationBatchModule;
  const pluginsFinished = watchPlugins(gatsbyEmitter());
  return {
    ...module,
    runMutationBatch: async (context) => {
      const result = await module.runMutationBatch(context);
      await pluginsFinished();
      return result;
    },
  };
}

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

import { gatsbyEmitter, nodesAreStored, type GatsbyEmitter } from "../gatsby-store";
import { watchPlugins } from "./running-plugins";

interface CreatePagesModule {
  createPages: (context: unknown) => Promise<unknown>;
}

/**
 * Replaces Gatsby's module that creates pages. Gatsby creates pages as soon as a changed file's node exists, and immediately deletes
 * the nodes that plugins created from the file. A page that takes long to compile would be missing, and so would one that is
 * edited while pages are being created. During development, this version first waits until plugins have created the new nodes and
 * these can be read, and creates pages again if another file changes meanwhile.
 * @param original loads Gatsby's module
 */
export function createPagesReplacement(original: () => unknown): CreatePagesModule {
  const module = original() as CreatePagesModule;
  const emitter = gatsbyEmitter();
  const pluginsFinished = watchPlugins(emitter);
  const nodesAreComplete = async (): Promise<void> => {
    await pluginsFinished();
    await nodesAreStored();
  };
  const fileChanges = countFileChanges(emitter);
  return {
    ...module,
    createPages: (context) =>
      createFromLatest(() => module.createPages(context), nodesAreComplete, fileChanges),
  };
}

/**
 * Creates pages once all nodes are there, and again if files change meanwhile.
 * @param fileChanges returns the number of changes so far
 * @returns the result of the last call
 */
export async function createFromLatest<Result>(
  createPages: () => Promise<Result>,
  nodesAreComplete: () => Promise<void>,
  fileChanges: () => number,
): Promise<Result> {
  await nodesAreComplete();
  const before = fileChanges();
  const result = await createPages();
  return before === fileChanges() ? result : createFromLatest(createPages, nodesAreComplete, fileChanges);
}

/**
 * Counts changes to the nodes of files from now on. Nodes that plugins create from files don't count, because Gatsby also changes
 * nodes while it creates pages.
 * @returns a function that returns the number of changes
 */
export function countFileChanges(emitter: GatsbyEmitter): () => number {
  let count = 0;
  emitter.on("ENQUEUE_NODE_MUTATION", ({ payload }) => {
    if (payload?.[0]?.internal?.type === "File") count += 1;
  });
  return () => count;
}

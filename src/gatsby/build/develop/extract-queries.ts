import { gatsbyEmitter, gatsbyStore } from "../gatsby-store";

interface ExtractQueriesModule {
  extractQueries: (context: unknown) => Promise<unknown>;
}

/**
 * Replaces Gatsby's module that finds queries in components and checks them against the schema. Gatsby does this after each edit.
 * During development, this version does it only if a component, the schema or the pages' templates have changed, so edits to content
 * show sooner.
 * @param original loads Gatsby's module
 */
export function extractQueriesReplacement(original: () => unknown): ExtractQueriesModule {
  const module = original() as ExtractQueriesModule;
  let changedFiles = 0;
  gatsbyEmitter().on("SOURCE_FILE_CHANGED", () => {
    changedFiles += 1;
  });
  const inputs = (): unknown[] => {
    const { schema, components } = gatsbyStore().getState();
    return [changedFiles, schema, [...components.keys()].sort().join("\0")];
  };
  return { ...module, extractQueries: ifChanged(inputs, (context) => module.extractQueries(context)) };
}

/** Makes a function that runs only if one of its inputs is a different value than at its last run. */
export function ifChanged(
  inputs: () => readonly unknown[],
  run: (context: unknown) => Promise<unknown>,
): (context: unknown) => Promise<unknown> {
  let before: readonly unknown[] | undefined;
  return async (context) => {
    const now = inputs();
    if (before?.every((value, index) => value === now[index])) return undefined;
    before = now;
    return run(context);
  };
}

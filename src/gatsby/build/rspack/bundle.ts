import { readableErrors, type RspackError } from "./build-errors";

interface BundleModule {
  build: (configuration: unknown) => Promise<unknown>;
}

/**
 * Replaces Gatsby's module that runs webpack, to report errors in webpack's format.
 * @param original loads Gatsby's module
 */
export function bundleReplacement(original: () => unknown): BundleModule {
  const module = original() as BundleModule;
  return {
    ...module,
    build: async (configuration) => {
      try {
        return await module.build(configuration);
      } catch (error) {
        throw Array.isArray(error) ? readableErrors(error as RspackError[]) : error;
      }
    },
  };
}

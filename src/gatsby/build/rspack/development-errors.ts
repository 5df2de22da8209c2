import { readableErrors, type RspackError } from "./build-errors";

interface ErrorModule {
  structureWebpackErrors: (stage: string, errors: unknown) => unknown;
}

/**
 * Replaces Gatsby's module that describes errors during development, to report errors in webpack's format.
 * @param original loads Gatsby's module
 */
export function errorsReplacement(original: () => unknown): ErrorModule {
  const module = original() as ErrorModule;
  return {
    ...module,
    structureWebpackErrors: (stage, errors) =>
      module.structureWebpackErrors(
        stage,
        Array.isArray(errors) ? readableErrors(errors as RspackError[]) : errors,
      ),
  };
}

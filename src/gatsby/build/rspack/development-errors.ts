import { readableErrors, type RspackError } from "./build-errors";

interface ErrorModule {
  structureWebpackErrors: (stage: string, errors: unknown) => unknown;
}

/**
 * What Gatsby gets for its module that describes errors while developing: the same, with errors as webpack gives them.
 * @param original loads Gatsby's module
 */
export function errorsStandIn(original: () => unknown): ErrorModule {
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

/** A part of the site whose code is loaded when it is needed. */
export interface LazyPart<T> {
  /** Loads the code once; a failure is forgotten, so that the next call tries again. */
  load: () => Promise<T>;
  /** The code if it is there already. */
  loaded: () => T | null;
}

/**
 * @param load imports the part's code
 * @example lazyPart(() => import(/\* webpackChunkName: "search-modal" *\/ "./SearchModal"))
 */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let pending: Promise<T> | null = null;
  let module: T | null = null;
  return {
    load: () => {
      pending ??= load().then(
        (result) => (module = result),
        (error: unknown) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
    loaded: () => module,
  };
}

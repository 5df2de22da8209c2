/** A part of the site whose code is loaded when it's needed. */
export interface LazyPart<T> {
  /** Loads the code once. A failure is forgotten, so the next call tries again. */
  load: () => Promise<T>;
  /** The code, if it is already loaded. */
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

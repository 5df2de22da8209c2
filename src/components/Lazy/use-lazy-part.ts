import { startTransition, useCallback, useEffect, useState } from "react";
import type { LazyPart } from "./lazy-part";

interface LoadedPart<T> {
  /** Null until the code is loaded. */
  module: T | null;
  hasFailed: boolean;
  /** Tries again after a failure. */
  retry: () => void;
}

/** Loads a part when the component is mounted. @param part must be the same on every render */
export function useLazyPart<T>(part: LazyPart<T>): LoadedPart<T> {
  const [module, setModule] = useState<T | null>(() => part.loaded());
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (module !== null || hasFailed) return;
    let isWanted = true;
    part.load().then(
      (loaded) => {
        // In a transition, so that a slow phone keeps scrolling. React calls functions, so the module is wrapped in one.
        if (isWanted) startTransition(() => setModule(() => loaded));
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [part, module, hasFailed]);

  const retry = useCallback(() => setHasFailed(false), []);
  return { module, hasFailed, retry };
}

import { useCallback, useEffect, useState } from "react";
import type { LazyPart } from "./lazy-part";

interface LoadedPart<T> {
  /** Null as long as the code isn't there. */
  module: T | null;
  hasFailed: boolean;
  /** Loads once more after a failure. */
  retry: () => void;
}

/** Loads a part when the component that uses it is there. @param part the same each time */
export function useLazyPart<T>(part: LazyPart<T>): LoadedPart<T> {
  const [module, setModule] = useState<T | null>(() => part.loaded());
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (module !== null || hasFailed) return;
    let isWanted = true;
    part.load().then(
      (loaded) => {
        // A function would be taken for an update, so it is wrapped.
        if (isWanted) setModule(() => loaded);
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

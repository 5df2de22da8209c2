import { useCallback, useSyncExternalStore } from "react";
import { readStored, writeStored } from "../model/site/browser-storage";

const changed = "stored-value-changed";

/**
 * A value in the browser's storage, shared by all components that use its key and by all windows of the site.
 * @param key with null, nothing is stored
 * @returns the value and a setter; the value is null if there is none, on the server and until the page is mounted
 */
export function useStored(key: string | null): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => (key === null ? null : readStored(key)),
    () => null,
  );
  const store = useCallback(
    (next: string) => {
      if (key === null) return;
      writeStored(key, next);
      window.dispatchEvent(new Event(changed));
    },
    [key],
  );
  return [value, store];
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener("storage", onChange);
  };
}

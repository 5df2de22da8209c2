import { useCallback, useSyncExternalStore } from "react";

// Kept in the module, so that check marks survive a visit to a release's page and disappear when the tab is closed.
let ticked: ReadonlySet<string> = new Set();
const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>): void {
  ticked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The entries of the upgrade path that a reader has checked off, remembered while the site is open.
 * @returns their keys, and a function that checks or unchecks entries
 */
export function useTickedEntries(): [
  ReadonlySet<string>,
  (keys: readonly string[], isTicked: boolean) => void,
] {
  const keys = useSyncExternalStore(
    subscribe,
    () => ticked,
    () => none,
  );
  const tick = useCallback((changed: readonly string[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const key of changed) {
      if (isTicked) next.add(key);
      else next.delete(key);
    }
    set(next);
  }, []);
  return [keys, tick];
}

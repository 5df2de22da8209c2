import { useCallback, useSyncExternalStore } from "react";
import { preferredVersionKey } from "../model/site/storage-keys";

const changed = "preferred-version-changed";

/**
 * The version of a section that the reader chose last, in this window or an earlier one.
 * @returns its name, null on the server and where nothing was chosen, and a function that remembers another one
 */
export function usePreferredVersion(section: string): [string | null, (version: string) => void] {
  const key = preferredVersionKey(section);
  const preferred = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const remember = useCallback(
    (version: string) => {
      try {
        localStorage.setItem(key, version);
      } catch {
        // Storage is forbidden: the choice holds for the pages of the version only.
      }
      window.dispatchEvent(new Event(changed));
    },
    [key],
  );
  return [preferred, remember];
}

function subscribe(notify: () => void): () => void {
  const events = [changed, "storage"];
  for (const event of events) window.addEventListener(event, notify);
  return () => {
    for (const event of events) window.removeEventListener(event, notify);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

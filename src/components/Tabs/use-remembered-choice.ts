import { useCallback, useSyncExternalStore } from "react";
import { tabsKey } from "../../model/site/storage-keys";

const changed = "tabs-changed";

/**
 * The choice of a group of tabs, shared by all groups of that name and remembered in the browser.
 * @param group name of the group; null keeps nothing
 * @returns the remembered value, null while there is none or the page isn't mounted, and a setter
 */
export function useRememberedChoice(group: string | null): [string | null, (value: string) => void] {
  const key = tabsKey(group ?? "");
  const choice = useSyncExternalStore(
    subscribe,
    () => (group === null ? null : read(key)),
    () => null,
  );
  const choose = useCallback(
    (value: string) => {
      if (group === null) return;
      write(key, value);
      window.dispatchEvent(new Event(changed));
    },
    [group, key],
  );
  return [choice, choose];
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener("storage", onChange);
  };
}

// Storage can be forbidden or full; tabs then work without remembering.
const fallback = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
}

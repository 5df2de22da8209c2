export type StorageArea = "localStorage" | "sessionStorage";

/** Values that the browser didn't store. They last until the reader leaves or reloads the page. */
const unsaved = new Map<string, string>();

/**
 * Reads a value from the browser's storage. Other code could have written the value, so check it before use.
 * @returns the last value given to `writeStored`, even if the browser couldn't store it; null if there is none
 */
export function readStored(key: string, area: StorageArea = "localStorage"): string | null {
  const value = unsaved.get(`${area}:${key}`);
  if (value !== undefined) return value;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value in the browser. If storage is blocked or full, only this page view remembers the value. */
export function writeStored(key: string, value: string, area: StorageArea = "localStorage"): void {
  try {
    globalThis[area].setItem(key, value);
    unsaved.delete(`${area}:${key}`);
  } catch {
    unsaved.set(`${area}:${key}`, value);
  }
}

/** Reads a JSON value from the browser's storage. @returns null if there is no value, or if it isn't valid JSON */
export function readStoredJson(key: string, area?: StorageArea): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? "null");
  } catch {
    return null;
  }
}

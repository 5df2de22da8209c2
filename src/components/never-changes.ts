/**
 * Subscribes to nothing, for `useSyncExternalStore` with a value that the server doesn't know and that stays the same in a
 * browser.
 */
export function neverChanges(): () => void {
  return () => undefined;
}

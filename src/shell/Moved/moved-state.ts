/** What a history entry stores about the old address that led to it. */
interface MovedState {
  movedFrom?: unknown;
}

/** State for a navigation from an old address. */
export function movedState(path: string): { movedFrom: string } {
  return { movedFrom: path };
}

/** The old address that led to a page; null if a different link did. */
export function movedFromOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null) return null;
  const { movedFrom } = state as MovedState;
  return typeof movedFrom === "string" ? movedFrom : null;
}

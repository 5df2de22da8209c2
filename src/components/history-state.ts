/** The text of the search hit, or the old address of the page, that led to a history entry. */
type Origin = "foundText" | "movedFrom";

/**
 * Reads what a history entry stores about the link that led to it.
 * @param state of the entry, which other code can also write
 * @returns null if a different link led to it
 */
export function originOf(state: unknown, origin: Origin): string | null {
  if (typeof state !== "object" || state === null) return null;
  const value = (state as Partial<Record<Origin, unknown>>)[origin];
  return typeof value === "string" ? value : null;
}

/** What a history entry stores about the search hit that led to it. */
interface FoundState {
  foundText?: unknown;
}

/** State for a navigation to a page with a search hit. @param text as the hit shows it; null if it has none */
export function foundState(text: string | null | undefined): { foundText?: string } {
  return text ? { foundText: text } : {};
}

/** The text that the reader searched for; null if a different link led to the page. */
export function foundTextOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null) return null;
  const { foundText } = state as FoundState;
  return typeof foundText === "string" ? foundText : null;
}

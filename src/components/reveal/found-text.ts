/** What an entry of the history keeps of the search hit that led to it. */
interface FoundState {
  foundText?: unknown;
}

/** State for a navigation to a page on which a text was found. @param text as the hit shows it; null where it has none */
export function foundState(text: string | null | undefined): { foundText?: string } {
  return text ? { foundText: text } : {};
}

/** The text that the reader has come for; null on the way of any other link. */
export function foundTextOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null) return null;
  const { foundText } = state as FoundState;
  return typeof foundText === "string" ? foundText : null;
}

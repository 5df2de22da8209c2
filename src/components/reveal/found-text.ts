/** State for a navigation to a page with a search hit. @param text as the hit shows it; null if it has none */
export function foundState(text: string | null | undefined): { foundText?: string } {
  return text ? { foundText: text } : {};
}

/**
 * Whether a text contains every one of the words, in any order and case. An empty query matches everything.
 * @param words what a reader typed, split at spaces
 */
export function matchesWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

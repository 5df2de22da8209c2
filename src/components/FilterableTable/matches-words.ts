/**
 * Whether a text holds every one of the words, in any order and whatever their case. An empty query matches everything.
 * @param words what a reader typed, split at blanks
 */
export function matchesWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** The longest query that the search box accepts. */
export const maxQueryLength = 64;

/**
 * Shortens a query that was typed, pasted or passed in an address to the length that search accepts.
 * @returns at most 64 UTF-16 units, without half of a character
 */
export function limitQuery(text: string): string {
  return text.slice(0, maxQueryLength).replace(/\p{Surrogate}/gu, "");
}

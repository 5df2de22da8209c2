import { closest, distance } from "fastest-levenshtein";

/** The share of a word that can differ. */
const tolerance = 0.4;

/**
 * Returns the candidate that was probably meant: the closest one, if it is close enough. A more distant one would be a
 * coincidence and misleading.
 * @returns null if none is close enough
 */
export function suggestionFor(wanted: string, candidates: readonly string[]): string | null {
  if (candidates.length === 0) return null;
  const nearest = closest(wanted, [...candidates]);
  // Folders that two paths have in common don't show whether one was meant instead of the other.
  const shared = sharedFolders(wanted, nearest);
  const length = Math.max(wanted.length, nearest.length) - shared;
  const allowed = Math.floor(length * tolerance);
  return distance(wanted, nearest) <= allowed || isSwapped(wanted, nearest) ? nearest : null;
}

/** The length of the common prefix of two paths, up to a slash. */
function sharedFolders(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return one.slice(0, same).lastIndexOf("/") + 1;
}

/** Two swapped letters count as two mistakes, which is a lot in a short word. */
function isSwapped(wanted: string, candidate: string): boolean {
  const letters = (word: string) => Array.from(word).sort().join("");
  return distance(wanted, candidate) === 2 && letters(wanted) === letters(candidate);
}

/** The suggestion as the start of a hint, or nothing. @param show formats a candidate */
export function didYouMean(
  wanted: string,
  candidates: readonly string[],
  show: (candidate: string) => string = (candidate) => candidate,
): string {
  const suggestion = suggestionFor(wanted, candidates);
  return suggestion === null ? "" : `did you mean \`${show(suggestion)}\`? `;
}

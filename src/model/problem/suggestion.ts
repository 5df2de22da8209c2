import { closest, distance } from "fastest-levenshtein";

/** What part of a word may differ. */
const tolerance = 0.4;

/**
 * The candidate that was probably meant: the nearest one, where it is near. Farther ones
 * are chance and would lead astray.
 * @returns null where none is near
 */
export function suggestionFor(wanted: string, candidates: readonly string[]): string | null {
  if (candidates.length === 0) return null;
  const nearest = closest(wanted, [...candidates]);
  // The folders that two paths have in common say nothing of whether one was meant by the other.
  const shared = sharedFolders(wanted, nearest);
  const length = Math.max(wanted.length, nearest.length) - shared;
  const allowed = Math.floor(length * tolerance);
  return distance(wanted, nearest) <= allowed || isSwapped(wanted, nearest) ? nearest : null;
}

/** How much of two paths is the same up to a slash. */
function sharedFolders(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return one.slice(0, same).lastIndexOf("/") + 1;
}

/** Two neighbouring letters in the wrong order count as two mistakes, which is a lot in a short word. */
function isSwapped(wanted: string, candidate: string): boolean {
  const letters = (word: string) => Array.from(word).sort().join("");
  return distance(wanted, candidate) === 2 && letters(wanted) === letters(candidate);
}

/** The suggestion as the start of a hint, or nothing. @param show how a candidate is written */
export function didYouMean(
  wanted: string,
  candidates: readonly string[],
  show: (candidate: string) => string = (candidate) => candidate,
): string {
  const suggestion = suggestionFor(wanted, candidates);
  return suggestion === null ? "" : `did you mean \`${show(suggestion)}\`? `;
}

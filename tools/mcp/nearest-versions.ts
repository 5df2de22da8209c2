import { compareVersions } from "../../src/model/release/version";

/**
 * Versions close to one that doesn't exist: first those with the same minor version, then the newest.
 * @param wanted the requested version, such as `3.5`
 * @param versions all existing versions
 * @returns at most three
 */
export function nearestVersions(wanted: string, versions: readonly string[]): string[] {
  const newestFirst = versions.toSorted((one, other) => compareVersions(other, one));
  const minor = wanted.split(".").slice(0, 2).join(".");
  const related = newestFirst.filter((version) => version.startsWith(`${minor}.`));
  return [...new Set([...related, ...newestFirst])].slice(0, 3);
}

/** A version number as defined by SemVer. */
export interface Version {
  major: number;
  minor: number;
  patch: number;
  /** The text after the dash, `rc.1`; empty for a release. */
  preRelease: string;
}

const form = /^v?(\d+)\.(\d+)(?:\.(\d+))?(?:-([0-9a-z.-]+))?(?:\+[0-9a-z.-]+)?$/i;

/**
 * Parses a version number.
 * @param text `3.8.1`; `3.8` is parsed as 3.8.0
 * @returns null if the text isn't a version
 */
export function parseVersion(text: string): Version | null {
  const match = form.exec(text.trim());
  if (!match) return null;
  const [, major, minor, patch = "0", preRelease = ""] = match;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), preRelease };
}

/**
 * Compares two versions by the rules of SemVer, lower first: number by number, with a pre-release before its release. Texts
 * that aren't versions come before all versions.
 */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parseVersion(one), parseVersion(other)];
  if (!a || !b) return Number(a !== null) - Number(b !== null);
  return (
    a.major - b.major || a.minor - b.minor || a.patch - b.patch || comparePre(a.preRelease, b.preRelease)
  );
}

function comparePre(one: string, other: string): number {
  if (one === "" || other === "") return Number(one === "") - Number(other === "");
  const [a, b] = [one.split("."), other.split(".")];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    // If two lists have the same beginning, the shorter one is lower.
    if (left === undefined || right === undefined) return a.length - b.length;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(left), /^\d+$/.test(right)];
    if (isNumber && isOtherNumber && Number(left) !== Number(right)) return Number(left) - Number(right);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** Whether a version is in a range: at least `from`, and lower than `below`. An absent bound means no limit. */
export function isInRange(
  version: string,
  { from, below }: { readonly from?: string | null | undefined; readonly below?: string | null | undefined },
): boolean {
  return (!from || compareVersions(version, from) >= 0) && (!below || compareVersions(version, below) < 0);
}

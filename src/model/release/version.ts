/** A version number as SemVer reads it. */
export interface Version {
  major: number;
  minor: number;
  patch: number;
  /** What follows a dash, `rc.1`; empty for a release. */
  preRelease: string;
}

const form = /^v?(\d+)\.(\d+)(?:\.(\d+))?(?:-([0-9a-z.-]+))?(?:\+[0-9a-z.-]+)?$/i;

/**
 * Reads a version number.
 * @param text `3.8.1`; `3.8` is read as 3.8.0
 * @returns null for what is no version
 */
export function parseVersion(text: string): Version | null {
  const match = form.exec(text.trim());
  if (!match) return null;
  const [, major, minor, patch = "0", preRelease = ""] = match;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), preRelease };
}

/**
 * Orders two versions by the rules of SemVer, lower first: number by number, a pre-release before its release. What is no
 * version comes before all that are.
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
    // The shorter of two lists that begin alike is the lower one.
    if (left === undefined || right === undefined) return a.length - b.length;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(left), /^\d+$/.test(right)];
    if (isNumber && isOtherNumber && Number(left) !== Number(right)) return Number(left) - Number(right);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** Whether a version is in a range: at least `from`, and lower than `below`. A bound that is absent doesn't bind. */
export function isInRange(
  version: string,
  { from, below }: { readonly from?: string | null | undefined; readonly below?: string | null | undefined },
): boolean {
  return (!from || compareVersions(version, from) >= 0) && (!below || compareVersions(version, below) < 0);
}

import { closest, distance } from "fastest-levenshtein";
import { changelogPath } from "../../model/navigation/changelog-paths";
import type { PageLink } from "../../model/navigation/navigation";
import { cleanPath, decodeOr } from "../../model/navigation/path";
import {
  parseReleaseName,
  productOf,
  releaseLines,
  type ReleaseId,
  type ReleaseLine,
} from "../../model/release/release";
import { parseVersion } from "../../model/release/version";

/** A release as an address names it; the line is null if the address doesn't name one. */
interface WantedRelease {
  line: ReleaseLine | null;
  version: string;
}

/**
 * The releases with the versions closest to one that doesn't exist.
 * @param wanted the address as the browser reports it, such as `/changelog/Gateway-3.8.9/`, in any case and with typos in
 *   the line's name
 * @param limit the maximum number of releases
 * @returns the closest first; null if the address isn't a release's address
 */
export function nearestReleases(wanted: string, pages: readonly PageLink[], limit = 4): PageLink[] | null {
  const release = readRelease(cleanPath(decodeOr(wanted)));
  if (!release) return null;
  const found = pages.flatMap((page) => {
    const candidate = exactRelease(page.path);
    if (!candidate || (release.line && productOf(candidate.line) !== productOf(release.line))) return [];
    return [{ page, steps: stepsBetween(release, candidate) }];
  });
  return found
    .toSorted((a, b) => compareSteps(a.steps, b.steps))
    .slice(0, limit)
    .map(({ page }) => page);
}

function exactRelease(path: string): ReleaseId | null {
  return path.startsWith(changelogPath) ? parseReleaseName(path.slice(changelogPath.length, -1)) : null;
}

/** Reads a release as people write it: `gateway-3.8.9`, `Gatway-v3.8.9`, `3.8.9`. `Gateway-3` is the latest 3. */
function readRelease(path: string): WantedRelease | null {
  const name = /^\/changelog\/([^/]+)\/$/i.exec(path)?.[1] ?? "";
  const [, prefix = "", number = ""] = /^(?:([a-z]+)[-_ ]?)??v?(\d+(?:\.\d+){0,2})/i.exec(name) ?? [];
  if (number === "") return null;
  const version = number.includes(".") ? number : `${number}.${String(last)}.${String(last)}`;
  // Numbers without a line are the Platform's, but readers also leave out the names of other lines.
  if (prefix === "") return { line: null, version };
  const lowerCase = releaseLines.map((line) => line.toLowerCase());
  const nearest = closest(prefix.toLowerCase(), lowerCase);
  const line = releaseLines.find((each) => each.toLowerCase() === nearest);
  return line && distance(prefix.toLowerCase(), nearest) <= 2 ? { line, version } : null;
}

/** Higher than any version number. */
const last = 9999;

/** The distance between two versions: first in majors, then in minors, then in patches. Different lines add to it. */
function stepsBetween(one: WantedRelease, other: ReleaseId): number[] {
  const [a, b] = [parseVersion(one.version), parseVersion(other.version)];
  if (!a || !b) return [Infinity];
  return [
    Math.abs(a.major - b.major),
    Math.abs(a.minor - b.minor),
    Math.abs(a.patch - b.patch),
    Number((one.line ?? "Platform") !== other.line),
    // Of two versions at the same distance, the later one comes first.
    b.minor * -1000 - b.patch,
  ];
}

function compareSteps(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < one.length; index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

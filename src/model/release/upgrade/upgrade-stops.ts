import { byVersion, productOf, type ReleaseId, type ReleaseProduct } from "../release";
import type { RequiredStop } from "../release-facts";
import { compareVersions, parseVersion } from "../version";

/**
 * The maximum number of minor versions in one upgrade. The CLI stores no data, so it needs no stops. Source:
 * https://docs.conduktor.io/guide/support/upgrade
 */
export const longestStep: Readonly<Record<ReleaseProduct, number | null>> = {
  console: 2,
  gateway: 2,
  cli: null,
};

/** One of several upgrades. */
export interface UpgradeStep<Release> {
  /** The version that runs before it. */
  from: string;
  to: Release;
  /**
   * Why a release after `to` requires `to` to run first; null if only the general rule requires it, or if `to` is the target.
   */
  why: string | null;
}

/**
 * Plans the upgrades between two releases of a product: none is longer than the product's {@link longestStep}, and all stops
 * required by releases are included. A stop is the newest patch of its minor version.
 * @param between the releases after the running one, up to the target, lowest version first
 * @param from the running version
 * @returns the upgrades in their order; the last one leads to the target
 */
export function planSteps<Release extends ReleaseId & { readonly stop?: RequiredStop | null | undefined }>(
  between: readonly Release[],
  from: ReleaseId,
): UpgradeStep<Release>[] {
  const target = between.at(-1);
  if (!target) return [];
  const limit = longestStep[productOf(target.line)];
  const minors = [...new Set([from, ...between].map(({ version }) => minorOf(version)))];
  const reasons = requiredStops(between, from.version, minorOf(target.version));
  const steps: UpgradeStep<Release>[] = [];
  let current: ReleaseId = from;
  const stopAt = (minor: string) => {
    const to = newestOf(minor, between);
    if (to && compareVersions(to.version, current.version) > 0) {
      steps.push({ from: current.version, to, why: reasons.get(minor) ?? null });
      current = to;
    }
  };
  for (const wanted of [...reasons.keys(), minorOf(target.version)]) {
    if (limit !== null) {
      for (
        let index = minors.indexOf(minorOf(current.version)) + limit;
        index < minors.indexOf(wanted);
        index += limit
      )
        stopAt(minors[index] ?? wanted);
    }
    if (wanted !== minorOf(target.version)) stopAt(wanted);
  }
  return [...steps, { from: current.version, to: target, why: null }];
}

/** The minor versions that must run along the way, lowest first, with the reasons. */
function requiredStops(
  between: readonly { readonly stop?: RequiredStop | null | undefined }[],
  from: string,
  target: string,
): Map<string, string> {
  const stops = between
    .flatMap(({ stop }) => stop ?? [])
    .filter(({ at, unlessFrom }) => at !== target && compareVersions(from, unlessFrom ?? `${at}.0`) < 0);
  return new Map(
    stops.toSorted((a, b) => compareVersions(a.at, b.at)).map(({ at, why }): [string, string] => [at, why]),
  );
}

function newestOf<Release extends ReleaseId>(
  minor: string,
  releases: readonly Release[],
): Release | undefined {
  return releases.filter(({ version }) => minorOf(version) === minor).toSorted(byVersion)[0];
}

/** Returns `3.4` for `3.4.0`. */
function minorOf(version: string): string {
  const { major, minor } = parseVersion(version) ?? { major: 0, minor: 0 };
  return `${major}.${minor}`;
}

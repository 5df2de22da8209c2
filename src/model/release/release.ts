import { upgradePathPath } from "../navigation/changelog-paths";
import { compareVersions, parseVersion } from "./version";

export const releaseLines = ["Platform", "Console", "Gateway", "Cli"] as const;
export type ReleaseLine = (typeof releaseLines)[number];

/** The least that is known of a release. */
export interface ReleaseId {
  readonly line: ReleaseLine;
  /** The number alone, `3.8.1`. */
  readonly version: string;
}

export interface DatedRelease extends ReleaseId {
  /** `2025-04-18`; null where it isn't known. */
  readonly date: string | null;
}

/**
 * What operators upgrade along. The Platform became the Console at 1.17.2, with one row of version numbers, so both are
 * one product here.
 */
export const releaseProducts = ["console", "gateway", "cli"] as const;
export type ReleaseProduct = (typeof releaseProducts)[number];

const labels: Record<ReleaseLine, string> = {
  Platform: "Platform",
  Console: "Console",
  Gateway: "Gateway",
  Cli: "CLI",
};

export const productLabels: Record<ReleaseProduct, string> = {
  console: "Console",
  gateway: "Gateway",
  cli: "CLI",
};

/** A line as readers see it: `CLI` for `Cli`. */
export function lineLabel(line: ReleaseLine): string {
  return labels[line];
}

/** A release as readers see it, `CLI 0.5.0`. */
export function releaseTitle({ line, version }: ReleaseId): string {
  return `${lineLabel(line)} ${version}`;
}

/** A release's name in addresses and of its file: `Gateway-3.8.1`, of the Platform the number alone. */
export function releaseName({ line, version }: ReleaseId): string {
  return line === "Platform" ? version : `${line}-${version}`;
}

/** Reads {@link releaseName} back; null for any other text. */
export function parseReleaseName(name: string): ReleaseId | null {
  const [, prefix = "", version = ""] = /^(?:([A-Za-z]+)-)?(\d.*)$/.exec(name) ?? [];
  const line = prefix === "" ? "Platform" : releaseLines.find((each) => each === prefix);
  const isPrefixed = line !== "Platform" || prefix === "";
  return line && isPrefixed && parseVersion(version) ? { line, version } : null;
}

/** Whether a release's line is known. One with a mistake in its frontmatter has none, which the build reports elsewhere. */
export function hasLine<Release extends { readonly line: string }>(
  release: Release,
): release is Release & { readonly line: ReleaseLine } {
  return releaseLines.some((line) => line === release.line);
}

export function productOf(line: ReleaseLine): ReleaseProduct {
  return line === "Gateway" ? "gateway" : line === "Cli" ? "cli" : "console";
}

/** The address of a line's own page parts, feeds among them: `/changelog/gateway/`. */
export function lineSlug(line: ReleaseLine): string {
  return line.toLowerCase();
}

/** The line that a slug names; undefined for any other text. */
export function lineOfSlug(slug: string | null): ReleaseLine | undefined {
  return releaseLines.find((line) => lineSlug(line) === slug);
}

/** Highest version first. Lines of one product are one row; of two releases with one version, the earlier line is first. */
export function byVersion(one: ReleaseId, other: ReleaseId): number {
  return (
    releaseProducts.indexOf(productOf(one.line)) - releaseProducts.indexOf(productOf(other.line)) ||
    compareVersions(other.version, one.version) ||
    releaseLines.indexOf(one.line) - releaseLines.indexOf(other.line)
  );
}

/**
 * Newest first; on one day, the higher version. A correction of an older version can be newer than a higher one. Releases
 * without a date come last.
 */
export function byDate(one: DatedRelease, other: DatedRelease): number {
  const [a, b] = [one.date ?? "", other.date ?? ""];
  if (a !== b) return a < b ? 1 : -1;
  return byVersion(one, other);
}

/** The names of each line's highest version. */
export function latestNames(releases: readonly ReleaseId[]): Set<string> {
  const highest = releaseLines.flatMap((line) =>
    releases
      .filter((release) => release.line === line)
      .toSorted(byVersion)
      .slice(0, 1),
  );
  return new Set(highest.map(releaseName));
}

/** The releases before and after one in the order of versions of its product. */
export function neighbours<Release extends ReleaseId>(
  release: ReleaseId,
  releases: readonly Release[],
): { previous: Release | null; next: Release | null } {
  const own = releases.filter(({ line }) => productOf(line) === productOf(release.line)).toSorted(byVersion);
  const index = own.findIndex((other) => releaseName(other) === releaseName(release));
  if (index < 0) return { previous: null, next: null };
  return { previous: own[index + 1] ?? null, next: own[index - 1] ?? null };
}

/** The accent of a line's pages. */
export function areaOfLine(line: ReleaseLine): "platform" | "gateway" | "cli" {
  return line === "Gateway" ? "gateway" : line === "Cli" ? "cli" : "platform";
}

/** The address of what changes between two releases of one product. */
export function upgradePathAddress(from: ReleaseId, to: ReleaseId): string {
  const query = new URLSearchParams({ product: productOf(to.line), from: from.version, to: to.version });
  return `${upgradePathPath}?${query.toString()}`;
}

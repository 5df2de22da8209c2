import { upgradePathPath } from "../navigation/changelog-paths";
import { compareVersions, parseVersion } from "./version";

export const releaseLines = ["Platform", "Console", "Gateway", "Cli"] as const;
export type ReleaseLine = (typeof releaseLines)[number];

/** The minimum data about a release. */
export interface ReleaseId {
  readonly line: ReleaseLine;
  /** Only the number, `3.8.1`. */
  readonly version: string;
}

export interface DatedRelease extends ReleaseId {
  /** `2025-04-18`; null if it isn't known. */
  readonly date: string | null;
}

/**
 * The products for upgrades. The Platform became the Console at version 1.17.2 and version numbers continued, so both are the
 * same product here.
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

/** The displayed name of a release line: `CLI` for `Cli`. */
export function lineLabel(line: ReleaseLine): string {
  return labels[line];
}

/** The displayed name of a release, `CLI 0.5.0`. */
export function releaseTitle({ line, version }: ReleaseId): string {
  return `${lineLabel(line)} ${version}`;
}

/** A release's name in addresses and file names: `Gateway-3.8.1`, or only the number for the Platform. */
export function releaseName({ line, version }: ReleaseId): string {
  return line === "Platform" ? version : `${line}-${version}`;
}

/** Parses {@link releaseName}; returns null for any other text. */
export function parseReleaseName(name: string): ReleaseId | null {
  const [, prefix = "", version = ""] = /^(?:([A-Za-z]+)-)?(\d.*)$/.exec(name) ?? [];
  const line = prefix === "" ? "Platform" : releaseLines.find((each) => each === prefix);
  const isPrefixed = line !== "Platform" || prefix === "";
  return line && isPrefixed && parseVersion(version) ? { line, version } : null;
}

/** Whether a release's line is known. It isn't if the frontmatter is invalid, which the build reports elsewhere. */
export function hasLine<Release extends { readonly line: string }>(
  release: Release,
): release is Release & { readonly line: ReleaseLine } {
  return releaseLines.some((line) => line === release.line);
}

export function productOf(line: ReleaseLine): ReleaseProduct {
  return line === "Gateway" ? "gateway" : line === "Cli" ? "cli" : "console";
}

/** The base address of a release line, such as for its feeds: `/changelog/gateway/`. */
export function lineSlug(line: ReleaseLine): string {
  return line.toLowerCase();
}

/** The release line with a given slug; undefined for any other text. */
export function lineOfSlug(slug: string | null): ReleaseLine | undefined {
  return releaseLines.find((line) => lineSlug(line) === slug);
}

/**
 * Sorts by version, highest first. The release lines of a product share their order. For equal versions, the earlier line is
 * first.
 */
export function byVersion(one: ReleaseId, other: ReleaseId): number {
  return (
    releaseProducts.indexOf(productOf(one.line)) - releaseProducts.indexOf(productOf(other.line)) ||
    compareVersions(other.version, one.version) ||
    releaseLines.indexOf(one.line) - releaseLines.indexOf(other.line)
  );
}

/**
 * Sorts by date, newest first, and by version on the same day. A patch of an older version can be newer than a higher version.
 * Releases without a date come last.
 */
export function byDate(one: DatedRelease, other: DatedRelease): number {
  const [a, b] = [one.date ?? "", other.date ?? ""];
  if (a !== b) return a < b ? 1 : -1;
  return byVersion(one, other);
}

/** The names of each release line's highest version. */
export function latestNames(releases: readonly ReleaseId[]): Set<string> {
  const highest = releaseLines.flatMap((line) =>
    releases
      .filter((release) => release.line === line)
      .toSorted(byVersion)
      .slice(0, 1),
  );
  return new Set(highest.map(releaseName));
}

/** The previous and next releases in the order of the product's versions. */
export function neighbours<Release extends ReleaseId>(
  release: ReleaseId,
  releases: readonly Release[],
): { previous: Release | null; next: Release | null } {
  const own = releases.filter(({ line }) => productOf(line) === productOf(release.line)).toSorted(byVersion);
  const index = own.findIndex((other) => releaseName(other) === releaseName(release));
  if (index < 0) return { previous: null, next: null };
  return { previous: own[index + 1] ?? null, next: own[index - 1] ?? null };
}

/** The accent color of a release line's pages. */
export function areaOfLine(line: ReleaseLine): "platform" | "gateway" | "cli" {
  return line === "Gateway" ? "gateway" : line === "Cli" ? "cli" : "platform";
}

/** The address of the changes between two releases of a product. */
export function upgradePathAddress(from: ReleaseId, to: ReleaseId): string {
  const query = new URLSearchParams({ product: productOf(to.line), from: from.version, to: to.version });
  return `${upgradePathPath}?${query.toString()}`;
}

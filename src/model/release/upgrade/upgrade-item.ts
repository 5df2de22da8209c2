import type { DatedRelease } from "../release";
import type { ReleaseEntry } from "../release-entry";
import type { NetResult, RequiredStop } from "../release-facts";

/** A release with its changes, as stored in the upgrade path's data file. */
export interface UpgradeRelease extends DatedRelease {
  readonly entries: readonly ReleaseEntry[];
  readonly stop?: RequiredStop | null;
  readonly netResults?: readonly NetResult[];
}

/** The location of an entry. */
export interface UpgradeSource {
  release: UpgradeRelease;
  /** Address of the entry on its release's page. */
  path: string;
}

/** A change that an upgrade brings, merged from all releases that mention it. */
export interface UpgradeItem {
  /** Stays the same as long as the entry exists, regardless of the target. */
  key: string;
  entry: ReleaseEntry;
  /** The required actions without duplicates; those from earlier releases first. */
  actions: readonly string[];
  /** The entry's own release last, preceded by those with the same entry, in the order of versions. */
  sources: readonly [...UpgradeSource[], UpgradeSource];
}

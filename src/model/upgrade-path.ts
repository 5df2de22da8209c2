import { markdownOf } from "./content-markdown";
import {
  byVersion,
  productOf,
  releaseName,
  releaseTitle,
  type DatedRelease,
  type ReleaseProduct,
} from "./release";
import { entryKinds, type EntryKind, type ReleaseEntry } from "./release-entry";

/** A release with its changes, as the upgrade path's data file has it. */
export interface UpgradeRelease extends DatedRelease {
  readonly entries: readonly ReleaseEntry[];
}

export interface UpgradeItem {
  /** The same for as long as the entry is there. */
  key: string;
  /** Address of the entry on its release's page. */
  path: string;
  release: UpgradeRelease;
  entry: ReleaseEntry;
}

export interface UpgradeGroup {
  kind: EntryKind;
  title: string;
  items: UpgradeItem[];
}

/** What lies between two versions of a product. */
export type UpgradePath =
  | { state: "path"; releases: UpgradeRelease[]; groups: UpgradeGroup[]; isTargetOlder: boolean }
  /** Nothing to do: the target is what runs. */
  | { state: "same" }
  /** The target is the lower version. */
  | { state: "backwards" }
  /** One of the versions isn't a release of the product. */
  | { state: "unknown"; version: string };

/**
 * Collects everything that changes between the running version (exclusive) and the target (inclusive), by kind; within
 * a kind in the order in which the releases are passed.
 * @param releases of any order and all products
 * @param from the version that runs, `3.5.0`
 * @param to the version to go to
 */
export function upgradePath(
  releases: readonly UpgradeRelease[],
  product: ReleaseProduct,
  from: string,
  to: string,
): UpgradePath {
  const own = releases.filter(({ line }) => productOf(line) === product).toSorted((a, b) => byVersion(b, a));
  const start = own.findIndex(({ version }) => version === from);
  const end = own.findIndex(({ version }) => version === to);
  if (start < 0) return { state: "unknown", version: from };
  if (end < 0) return { state: "unknown", version: to };
  if (start === end) return { state: "same" };
  if (start > end) return { state: "backwards" };
  const between = own.slice(start + 1, end + 1);
  const groups = entryKinds
    .map(({ id, title }): UpgradeGroup => ({
      kind: id,
      title,
      items: between.flatMap((release) =>
        release.entries.filter(({ kind }) => kind === id).map((entry) => itemOf(release, entry)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
  const [runs, target] = [own[start]?.date, own[end]?.date];
  return {
    state: "path",
    releases: between,
    groups,
    isTargetOlder: Boolean(runs && target && target < runs),
  };
}

/**
 * The path as a checklist in Markdown.
 * @param ticked keys of what is done
 * @param origin of the site, for links
 */
export function checklistOf(
  title: string,
  groups: readonly UpgradeGroup[],
  ticked: ReadonlySet<string>,
  origin: string,
): string {
  const absolute = (href: string) => (href.startsWith("/") ? origin + href : href);
  const sections = groups.map(({ title: heading, items }) => {
    const lines = items.map(({ key, path, release, entry }) => {
      const text = markdownOf(entry.content, absolute).replace(/\n(?=[^\n])/g, "\n  ");
      const link = `[${releaseTitle(release)}](${absolute(path)})`;
      return `- [${ticked.has(key) ? "x" : " "}] **${entry.name}** (${link})${text ? `\n\n  ${text}` : ""}`;
    });
    return `## ${heading}\n\n${lines.join("\n\n")}`;
  });
  return `${[`# ${title}`, ...sections].join("\n\n")}\n`;
}

function itemOf(release: UpgradeRelease, entry: ReleaseEntry): UpgradeItem {
  const name = releaseName(release);
  return {
    key: `${name}#${entry.id}`,
    path: `/changelog/${name}/#${encodeURIComponent(entry.id)}`,
    release,
    entry,
  };
}

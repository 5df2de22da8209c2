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

/** Where an entry stands. */
export interface UpgradeSource {
  release: UpgradeRelease;
  /** Address of the entry on its release's page. */
  path: string;
}

export interface UpgradeItem {
  /** The same for as long as the entry is there, whatever the target. */
  key: string;
  entry: ReleaseEntry;
  /** The release whose entry it is; before it those that say the same, in the order of versions. */
  sources: readonly [...UpgradeSource[], UpgradeSource];
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
 * a kind in the order in which the releases are passed. What several releases say is there once, see {@link merged}.
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
      items: merged(
        between.flatMap((release) =>
          release.entries.filter(({ kind }) => kind === id).map((entry) => itemOf(release, entry)),
        ),
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
    const lines = items.map(({ key, entry, sources }) => {
      const text = markdownOf(entry.content, absolute).replace(/\n(?=[^\n])/g, "\n  ");
      const links = sources.map(({ release, path }) => `[${releaseTitle(release)}](${absolute(path)})`);
      const head = `- [${ticked.has(key) ? "x" : " "}] **${entry.name}** (${links.join(", ")})`;
      return `${head}${text ? `\n\n  ${text}` : ""}`;
    });
    return `## ${heading}\n\n${lines.join("\n\n")}`;
  });
  return `${[`# ${title}`, ...sections].join("\n\n")}\n`;
}

/** Kinds that a release after the other announces again, until it is over. */
const repeated: ReadonlySet<EntryKind> = new Set(["deprecation", "known-issue"]);

/**
 * Puts entries that say the same into one: those of one name and one text, and deprecations and known issues of one name,
 * whose text changes from release to release. The last release has the word.
 * @param items of one kind, in the order of versions
 */
function merged(items: readonly UpgradeItem[]): UpgradeItem[] {
  const byMeaning = new Map<string, UpgradeItem>();
  for (const item of items) {
    const { kind, name, content } = item.entry;
    const meaning = repeated.has(kind) ? name : JSON.stringify([name, content]);
    const earlier = byMeaning.get(meaning);
    // Anew, so that it stands where the last of them does.
    byMeaning.delete(meaning);
    byMeaning.set(
      meaning,
      earlier ? { ...item, key: earlier.key, sources: [...earlier.sources, ...item.sources] } : item,
    );
  }
  return [...byMeaning.values()];
}

function itemOf(release: UpgradeRelease, entry: ReleaseEntry): UpgradeItem {
  const name = releaseName(release);
  const path = `/changelog/${name}/#${encodeURIComponent(entry.id)}`;
  return { key: `${name}#${entry.id}`, entry, sources: [{ release, path }] };
}

import {
  byDate,
  byVersion,
  lineLabel,
  releaseLines,
  releaseTitle,
  type DatedRelease,
  type ReleaseLine,
} from "./release";
import type { EntryKind } from "./release-entry";
import { wordsOf } from "./release-words";

/** A release as it appears in the list of all releases. */
export interface ListedRelease extends DatedRelease {
  readonly name: string;
  readonly path: string;
  readonly summary: string | null;
  readonly kinds: readonly string[];
  readonly breaking: readonly { readonly what: string }[];
  /** IDs of vulnerabilities that it fixes. */
  readonly security: readonly string[];
  /** Words of its entries that aren't in the properties above, see src/model/release/release-words.ts. */
  readonly words: string;
}

/** The filters of the list, and the kinds of entries that each one includes. */
export const listFilters = [
  { id: "breaking", kinds: ["breaking", "upgrade"] },
  { id: "security", kinds: ["security"] },
  { id: "feature", kinds: ["feature", "improvement"] },
  { id: "fix", kinds: ["fix"] },
] as const satisfies readonly { id: string; kinds: readonly EntryKind[] }[];

export interface ReleaseFilter {
  line: ReleaseLine | undefined;
  /** ID of one of {@link listFilters}; any other value has no effect. */
  kind: string | null;
  words: string;
}

export interface ReleaseGroup<Release> {
  /** `2025-04`, or the name of the release line. */
  id: string;
  title: string;
  releases: Release[];
}

/**
 * Returns the releases of the given release line that have changes of the given kind and that contain every word, in their
 * name, their summary, their breaking changes, the vulnerabilities they fix or the words of their entries.
 */
export function filterReleases<Release extends ListedRelease>(
  releases: readonly Release[],
  { line, kind, words }: ReleaseFilter,
): Release[] {
  const wanted: readonly string[] | undefined = listFilters.find(({ id }) => id === kind)?.kinds;
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return releases.filter((release) => {
    if (line && release.line !== line) return false;
    if (wanted && !release.kinds.some((each) => wanted.includes(each))) return false;
    const text = `${shownText(release)} ${release.words}`.toLowerCase();
    return parts.every((part) => text.includes(part) || holdsAll(text, wordsOf(part)));
  });
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => text.includes(word));
}

/** The text about a release in the list's data, without the words of its entries. */
export function shownText(release: Omit<ListedRelease, "words" | "path" | "date" | "kinds">): string {
  const breaking = release.breaking.map(({ what }) => what);
  return [releaseTitle(release), release.name, release.summary, ...breaking, ...release.security].join(" ");
}

/**
 * Groups by month, newest first; releases without a date come last.
 * @param titleOf formats the month of a day; null is the group of releases without a date
 */
export function groupByMonth<Release extends ListedRelease>(
  releases: readonly Release[],
  titleOf: (day: string | null) => string,
): ReleaseGroup<Release>[] {
  return grouped(releases.toSorted(byDate), ({ date }) => ({
    id: date?.slice(0, 7) ?? "undated",
    title: titleOf(date),
  }));
}

/** Release lines in the order readers expect: the Platform, which was discontinued, comes last. */
export const lineOrder: readonly ReleaseLine[] = [...releaseLines.slice(1), ...releaseLines.slice(0, 1)];

/** Groups by release line, highest version first. */
export function groupByLine<Release extends ListedRelease>(
  releases: readonly Release[],
): ReleaseGroup<Release>[] {
  const sorted = releases.toSorted(
    (a, b) => lineOrder.indexOf(a.line) - lineOrder.indexOf(b.line) || byVersion(a, b),
  );
  return grouped(sorted, ({ line }) => ({ id: line.toLowerCase(), title: lineLabel(line) }));
}

function grouped<Release>(
  releases: readonly Release[],
  groupOf: (release: Release) => { id: string; title: string },
): ReleaseGroup<Release>[] {
  const groups = new Map<string, ReleaseGroup<Release>>();
  for (const release of releases) {
    const { id, title } = groupOf(release);
    const group = groups.get(id) ?? { id, title, releases: [] };
    group.releases.push(release);
    groups.set(id, group);
  }
  return [...groups.values()];
}

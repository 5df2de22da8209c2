import { changelogPath } from "../navigation/changelog-paths";
import { lineLabel, lineSlug, releaseLines, type ReleaseLine } from "./release";

/** The feeds for one selection of releases: all releases, or one release line. */
export interface FeedLink {
  /** `All releases`, `Gateway`. */
  label: string;
  isOfAll: boolean;
  /** Addresses of the files, without origin. */
  rss: string;
  atom: string;
  json: string;
}

/** The feeds of all releases, or of one release line. */
export function feedOf(line?: ReleaseLine): FeedLink {
  const folder = line ? `${changelogPath}${lineSlug(line)}/` : changelogPath;
  return {
    label: line ? lineLabel(line) : "All releases",
    isOfAll: line === undefined,
    rss: `${folder}rss.xml`,
    atom: `${folder}atom.xml`,
    json: `${folder}feed.json`,
  };
}

/** All feeds of a site: the feed of all releases, and the feed of each release line that has releases. */
export function feedsOf(releases: readonly { readonly line: ReleaseLine }[]): FeedLink[] {
  const lines = releaseLines.filter((line) => releases.some((release) => release.line === line));
  return lines.length === 0 ? [] : [feedOf(), ...lines.map((line) => feedOf(line))];
}

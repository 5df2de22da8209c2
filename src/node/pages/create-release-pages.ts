import type { CreatePagesArgs } from "gatsby";
import { changelogPath, upgradePathPath } from "../../model/navigation/changelog-paths";
import { feedOf, feedsOf } from "../../model/release/feed";
import {
  areaOfLine,
  hasLine,
  latestNames,
  neighbours,
  releaseProducts,
  releaseTitle,
  type ReleaseLine,
} from "../../model/release/release";
import type { ReleaseEntry } from "../../model/release/release-entry";
import type { NetResult, RequiredStop } from "../../model/release/release-facts";
import type { SiteConfig } from "../../site/schema";
import { fileWhileDeveloping } from "./file-while-developing";
import { frameAlone, sourceDetails } from "../navigation/page-frame";
import type { PageFactory } from "./page-factory";
import { upgradeData } from "./upgrade-data";
import { writeHashedData } from "../published-files/write-data";

interface ReleaseData {
  id: string;
  name: string;
  path: string;
  file: string;
  line: ReleaseLine;
  version: string;
  date: string | null;
  title: string;
  summary: string | null;
  entries: ReleaseEntry[];
  stop: RequiredStop | null;
  netResults: NetResult[];
}

const query = `
  query ReleasePages {
    allRelease(sort: { name: ASC }) {
      nodes {
        id
        name
        path
        file
        line
        version
        date
        title
        summary
        entries {
          kind
          id
          name
          content
          action
          severity
          fixedIn
        }
        stop {
          at
          unlessFrom
          why
        }
        netResults {
          name
          replaces
          do
        }
      }
    }
  }
`;

/**
 * Creates the pages of the releases: the list, one page per release, and the upgrade path. A site without releases has none of
 * them.
 * @param dates the day of each file's last change
 */
export async function createReleasePages(
  { graphql, reporter }: Pick<CreatePagesArgs, "graphql" | "reporter">,
  root: string,
  site: SiteConfig,
  pages: PageFactory,
  dates: ReadonlyMap<string, string>,
): Promise<void> {
  const result = await graphql<{ allRelease: { nodes: ReleaseData[] } }>(query);
  if (!result.data) {
    reporter.panicOnBuild(`The releases can't be queried: ${JSON.stringify(result.errors)}`);
    return;
  }
  const releases = result.data.allRelease.nodes.filter(hasLine);
  if (releases.length === 0) return;
  const feeds = feedsOf(releases.filter(({ date }) => date !== null));
  const latest = latestNames(releases);

  pages.createInAllLanguages("changelog", changelogPath, { frame: frameAlone(changelogPath), feeds });
  pages.createInAllLanguages("upgrade-path", upgradePathPath, {
    frame: frameAlone(upgradePathPath, { breadcrumbs: [{ label: "Release notes", path: changelogPath }] }),
    dataUrls: Object.fromEntries(
      releaseProducts.map((product) => [
        product,
        writeHashedData(root, "/changelog/upgrade-path", upgradeData(releases, product)),
      ]),
    ),
  });
  for (const release of releases) {
    const { previous, next } = neighbours(release, releases);
    const linkTo = (other: ReleaseData | null) => other && { label: releaseTitle(other), path: other.path };
    const frame = frameAlone(release.path, {
      section: { id: "changelog", label: "Release notes", area: areaOfLine(release.line) },
      breadcrumbs: [{ label: "Release notes", path: changelogPath }],
      previous: linkTo(previous),
      next: linkTo(next),
      ...sourceDetails(release, site.editUrl, dates),
    });
    pages.createInAllLanguages("release", release.path, {
      ...fileWhileDeveloping(release.file),
      id: release.id,
      frame,
      isLatest: latest.has(release.name),
      previous: previous && { line: previous.line, version: previous.version },
      feeds: [feedOf(), feedOf(release.line)].filter(({ rss }) => feeds.some((feed) => feed.rss === rss)),
    });
  }
}

import type { BuildArgs } from "gatsby";
import { hasLine } from "../../model/release/release";
import type { SiteConfig } from "../../site/schema";
import { writeTextFile } from "../published-files/write-data";
import { releaseFeeds, type FeedRelease } from "./release-feeds";

const query = `
  query ReleaseFeeds {
    allRelease(sort: { name: ASC }) {
      nodes {
        path
        line
        version
        date
        summary
        body {
          tree
        }
      }
    }
  }
`;

type ReleaseData = Omit<FeedRelease, "tree"> & { body: Pick<FeedRelease, "tree"> };

/** Writes the feeds of the releases. A site without dated releases has none. */
export async function writeFeeds(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  root: string,
  site: SiteConfig,
): Promise<void> {
  const result = await graphql<{ allRelease: { nodes: ReleaseData[] } }>(query);
  if (!result.data) {
    reporter.panicOnBuild(`The releases can't be queried: ${JSON.stringify(result.errors)}`);
    return;
  }
  const releases = result.data.allRelease.nodes
    .filter(hasLine)
    .map((release) => ({ ...release, ...release.body }));
  for (const [address, text] of releaseFeeds(releases, { ...site, author: site.productName }))
    writeTextFile(root, address, text);
}

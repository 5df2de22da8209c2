import type { NodePluginArgs } from "gatsby";
import { hasLine } from "../../model/release/release";
import type { SiteConfig } from "../../site/schema";
import type { ReleaseNode } from "../node-types/content-types";
import { writeTextFile } from "../published-files/write-data";
import { inNodeOrder, nodesOfType } from "../reading/ordered-nodes";
import { pageTree } from "../site/page-tree";
import { releaseFeeds } from "./release-feeds";

/** Writes the feeds of the releases. A site without dated releases has none. */
export function writeFeeds(
  tools: Pick<NodePluginArgs, "getNode" | "getNodesByType">,
  root: string,
  site: SiteConfig,
): void {
  const releases = inNodeOrder(nodesOfType<ReleaseNode>(tools, "Release")).filter(hasLine);
  const files = releaseFeeds(
    releases.map((release) => ({ ...release, tree: pageTree(tools, release) })),
    { ...site, author: site.productName },
  );
  for (const [address, text] of files) writeTextFile(root, address, text);
}

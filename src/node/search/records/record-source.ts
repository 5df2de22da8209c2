import type { Node, NodePluginArgs, Reporter } from "gatsby";
import type { ContentNode } from "../../../model/content/content-tree";
import type { SearchRecord } from "../../../model/search/search-record";
import type { SiteConfig } from "../../../site/schema";
import type { ContentPageNode } from "../../node-types/content-types";
import { readSite } from "../../site/read-site";
import { recordNames } from "./record-names";
import { siteRecords } from "./site-records";
import { readSynonyms } from "../synonyms-file";
import { writeSearchIndex } from "../write-index";

type NodeTools = Pick<NodePluginArgs, "getNode" | "getNodesByType">;

/** Creates all search records of the site from its nodes. They aren't kept in memory, because a large site has many. */
export function readSearchRecords(tools: NodeTools, root: string, site: SiteConfig): SearchRecord[] {
  const treeOf = ({ body }: ContentPageNode): ContentNode[] => {
    const node = tools.getNode(body) as (Node & { content: string }) | undefined;
    return node ? (JSON.parse(node.content) as ContentNode[]) : [];
  };
  return [...siteRecords(readSite(tools, site), treeOf, site, recordNames(root, site))].flat();
}

/**
 * Writes the indexes of the embedded search, if the site is configured to use it.
 * @param splitAbove the number of pages above which the full text is split; by default, as the site is configured
 */
export function writeEmbeddedSearch(
  tools: NodeTools & { reporter: Pick<Reporter, "info"> },
  root: string,
  site: SiteConfig,
  splitAbove?: number,
): void {
  if (site.search.provider !== "embedded") return;
  const { synonyms } = readSynonyms(root);
  const found = readSearchRecords(tools, root, site);
  const { indexes, records } = writeSearchIndex(root, found, site, synonyms, splitAbove);
  const urls = Object.values(indexes).flatMap(({ outline, texts }) => [outline, texts]);
  const files = [...new Set(urls)].map((url) => `public${url}`);
  tools.reporter.info(`Wrote ${records} search records to ${files.join(", ")}`);
}

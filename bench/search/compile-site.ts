import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContentNode } from "../../src/model/content/content-tree";
import type { SearchRecord } from "../../src/model/search/search-record";
import { navigationOf } from "../../src/node/navigation/section-navigation";
import { parseSidebar } from "../../src/node/navigation/sidebar-config";
import { contentFileOf } from "../../src/node/nodes/content-files";
import { allContentFolders, contentFilesIn, type ContentFolder } from "../../src/node/nodes/content-folders";
import type { ContentPageNode, DocPageNode } from "../../src/node/node-types/content-types";
import { readEnvironment } from "../../src/node/nodes/environment";
import { makePage } from "../../src/node/nodes/make-page";
import type { SiteSection } from "../../src/node/site/read-site";
import { siteRecords } from "../../src/node/search/records/site-records";
import type { SiteConfig } from "../../src/site/schema";

/**
 * Creates the search records of a site from its content, like a build, but in seconds and without Gatsby.
 * @param root folder that contains `content/`
 */
export function compileSite(root: string, site: SiteConfig): SearchRecord[] {
  const trees = new Map<string, ContentNode[]>();
  const { environment } = readEnvironment(root, site);
  const pagesOf = (source: ContentFolder): ContentPageNode[] =>
    contentFilesIn(root, source).flatMap((relative) => {
      const absolute = path.join(root, source.path, relative);
      const file = contentFileOf(root, absolute, relative);
      const raw = readFileSync(absolute, "utf8");
      const made = file.isPartial ? null : makePage(source.name, file, raw, site, environment);
      if (!made || made.draft) return [];
      const node = { ...made.fields, internal: { type: made.type } } as unknown as ContentPageNode;
      trees.set(node.file, JSON.parse(made.content) as ContentNode[]);
      return [node];
    });
  const sections: SiteSection[] = [];
  const pages: ContentPageNode[] = [];
  for (const source of allContentFolders(site)) {
    const own = pagesOf(source);
    pages.push(...own);
    if (typeof source.kind === "string") continue;
    const { section: config, version } = source.kind;
    const { routeBase, directory } = version;
    const docs = own as DocPageNode[];
    const file = `${source.path}/sidebar.yaml`;
    const sidebar = existsSync(path.join(root, file))
      ? { file, entries: parseSidebar(file, readFileSync(path.join(root, file), "utf8")).entries }
      : undefined;
    const navigation = navigationOf({ routeBase, directory }, sidebar, docs, []);
    sections.push({ config, version, locale: source.locale, routeBase, navigation, docs });
  }
  return [...siteRecords({ pages, sections }, ({ file }) => trees.get(file) ?? [], site)].flat();
}

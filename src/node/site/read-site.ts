import type { Node, NodePluginArgs } from "gatsby";
import { localePath } from "../../model/navigation/locale";
import type { ContentProblem } from "../../model/problem/problem";
import type { SupportWindow } from "../../model/release/support-window";
import type { SiteConfig } from "../../site/schema";
import { versionsOf, type DocsVersion } from "../../site/docs-version";
import type { SectionConfig } from "../../site/documentation-schema";
import { navigationOf } from "../navigation/section-navigation";
import type { SectionNavigation } from "../navigation/sidebar-tree";
import {
  contentPageTypes,
  type ContentPageNode,
  type DocPageNode,
  type ReleaseNode,
} from "../node-types/content-types";
import type { SupportFileNode, SupportWindowNode } from "../nodes/create-support";
import type { FolderNode, SidebarNode } from "../navigation/sidebar-nodes";
import { inNodeOrder, nodesOfType } from "../reading/ordered-nodes";
import { inLanguage } from "./in-language";

/** A section in one version and language. */
export interface SiteSection {
  config: SectionConfig;
  version: DocsVersion;
  locale: string;
  /** The base address of its pages. */
  routeBase: string;
  navigation: SectionNavigation;
  /** Pages with their final addresses. An untranslated page is in the default language (`locale`). */
  docs: DocPageNode[];
}

/** All content of the site, in the form that page creation needs. */
export interface SiteContent {
  pages: ContentPageNode[];
  sections: SiteSection[];
  releases: ReleaseNode[];
  supportWindows: SupportWindow[];
  /** Problems that the nodes have found in their own files. */
  problems: ContentProblem[];
}

interface Located {
  section: string;
  version: string;
  locale: string;
}

/**
 * Reads the content nodes and builds the navigation of each section, version and language.
 * @param broken problems of files that couldn't be read and therefore have no pages
 */
export function readSite(
  tools: Pick<NodePluginArgs, "getNodesByType">,
  site: SiteConfig,
  broken: readonly ContentProblem[] = [],
): SiteContent {
  // Sorted by file, so that the result doesn't depend on chance if two pages claim the same address.
  const pages = inNodeOrder(contentPageTypes.flatMap((type) => nodesOfType<ContentPageNode>(tools, type)));
  const sidebars = nodesOfType<SidebarNode>(tools, "Sidebar");
  const folders = nodesOfType<FolderNode>(tools, "SidebarFolder");
  const docs = nodesOfType<DocPageNode>(tools, "DocPage");
  const drafts = nodesOfType<Node & Located & { docId: string }>(tools, "DraftPage");

  const sectionIn = (config: SectionConfig, version: DocsVersion, locale: string): SiteSection => {
    const own = <Part extends Located>(parts: readonly Part[], language: string) =>
      parts.filter(
        (part) => part.section === config.id && part.version === version.name && part.locale === language,
      );
    const localDocs = inLanguage(own(docs, site.language), own(docs, locale), locale, site.language);
    const sidebar = own(sidebars, locale)[0] ?? own(sidebars, site.language)[0];
    const unpublished = [
      ...own(drafts, site.language).map(({ docId }) => docId),
      ...idsIn(`content/${version.directory}/`, broken),
    ];
    const inLocale = (address: string) => localePath(address, locale, site.language);
    const routeBase = inLocale(version.routeBase);
    const location = { routeBase, directory: version.directory, inLocale, locale };
    const localFolders = [...own(folders, site.language), ...own(folders, locale)];
    const navigation = navigationOf(location, sidebar, localDocs, localFolders, unpublished);
    return { config, version, locale, routeBase, navigation, docs: localDocs };
  };
  const sections = site.documentation.sections.flatMap((config) =>
    versionsOf(config).flatMap((version) => site.locales.map(({ tag }) => sectionIn(config, version, tag))),
  );
  const supportFiles = nodesOfType<SupportFileNode>(tools, "SupportFile");
  const files = [...pages, ...sidebars, ...folders, ...supportFiles];
  const problems = [...broken, ...files.flatMap((node) => node.problems)];
  const releases = nodesOfType<ReleaseNode>(tools, "Release");
  const supportWindows = nodesOfType<SupportWindowNode>(tools, "SupportWindow");
  return { pages, sections, releases, supportWindows, problems };
}

/** The IDs that files in a folder would have. */
function idsIn(folder: string, problems: readonly ContentProblem[]): string[] {
  return problems
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file }) => file.slice(folder.length).replace(/\.mdx?$/, ""));
}

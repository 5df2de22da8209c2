import type { CreateResolversArgs, Node } from "gatsby";
import { resolveAddresses } from "../content/references/content-reference";
import { localePath } from "../../model/navigation/locale";
import type { ContentNode } from "../../model/content/content-tree";
import type { SidebarItem } from "../../model/navigation/navigation";
import { hasLine } from "../../model/release/release";
import { readEntries, type ReleaseEntry } from "../../model/release/release-entry";
import { entriesWithFacts } from "../../model/release/release-facts";
import { shownText } from "../../model/release/release-list";
import { releaseWords } from "../../model/release/release-words";
import { versionsOf } from "../../site/docs-version";
import { inLanguage } from "../site/in-language";
import { allNodes, type ResolverContext } from "./node-model";
import { versionResolvers } from "./version-resolvers";
import type { SiteConfig } from "../../site/schema";
import type { DocPageNode, ReleaseNode } from "../node-types/content-types";
import type { FolderNode, SidebarNode } from "../navigation/sidebar-nodes";
import { navigationOf } from "../navigation/section-navigation";
import { fillSupportData } from "./support-data";
import { readSearchRecords } from "../search/records/record-source";

/** Resolvers of fields that are computed on request. */
export function addResolvers(args: CreateResolversArgs, root: string, site: SiteConfig): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Query: {
      searchRecords: {
        type: "[SearchRecord!]!",
        description:
          "All search records of the site. For the end of a build: pages that ask are not run again on changes.",
        resolve: () => readSearchRecords(args, root, site),
      },
    },
    PageBody: {
      tree: {
        type: "JSON!",
        args: { locale: "String" },
        resolve: (
          body: { content: string },
          { locale }: { locale?: string | null },
          context: ResolverContext,
        ) =>
          treeOf(body.content, context, (path) => localePath(path, locale ?? site.language, site.language)),
      },
    },
    Release: {
      entries: {
        type: "[ReleaseEntry!]!",
        resolve: (release: ReleaseNode, _args: unknown, context: ResolverContext) =>
          entriesOf(release, context),
      },
      words: {
        type: "String!",
        resolve: (release: ReleaseNode, _args: unknown, { nodeModel }: ResolverContext) => {
          const body = nodeModel.getNodeById({ id: release.body });
          const entries = body ? readEntries(JSON.parse(String(body.content)) as ContentNode[]) : [];
          return releaseWords(entries, hasLine(release) ? shownText(release) : "");
        },
      },
    },
    DocsVersion: versionResolvers(site),
    Sidebar: {
      items: {
        type: "[SidebarItem!]!",
        resolve: (sidebar: SidebarNode, _args: unknown, context: ResolverContext) =>
          itemsOf(sidebar, site, context),
      },
    },
  });
}

/**
 * Returns a body's tree with final addresses, which lead to pages in the reader's language. Looking up pages here, and not when
 * the body is built, lets Gatsby run the query again when the address of a linked page changes.
 */
async function treeOf(
  content: string,
  { nodeModel }: ResolverContext,
  inLocale: (path: string) => string,
): Promise<ContentNode[]> {
  const tree = JSON.parse(content) as ContentNode[];
  await fillSupportData(tree, nodeModel);
  const files = new Set<string>();
  resolveAddresses(tree, (file) => {
    files.add(file);
    return null;
  });
  const addresses = new Map<string, string | null>();
  for (const file of files) {
    if (/\.mdx?$/.test(file)) {
      const page = await nodeModel.findOne({
        type: "ContentPage",
        query: { filter: { file: { eq: file } } },
      });
      addresses.set(file, page?.path ? inLocale(page.path) : null);
    } else {
      // Images keep their path in the repository, because templates use it to find the page's image data.
      addresses.set(file, file);
    }
  }
  return resolveAddresses(tree, (file) => addresses.get(file) ?? null, inLocale);
}

async function entriesOf(
  { body, breaking, deprecations, securityFixes, knownIssues }: ReleaseNode,
  context: ResolverContext,
): Promise<ReleaseEntry[]> {
  const node = context.nodeModel.getNodeById({ id: body });
  if (!node) return [];
  const entries = readEntries(await treeOf(String(node.content), context, (path) => path));
  return entriesWithFacts(entries, { breaking, deprecations, security: securityFixes, knownIssues });
}

async function itemsOf(
  sidebar: SidebarNode,
  site: SiteConfig,
  { nodeModel }: ResolverContext,
): Promise<SidebarItem[]> {
  const section = site.documentation.sections.find(({ id }) => id === sidebar.section);
  const version = section && versionsOf(section).find(({ name }) => name === sidebar.version);
  if (!version) return [];
  const edition = { section: { eq: sidebar.section }, version: { eq: sidebar.version } };
  const all = <Kind extends Node>(type: string, locale: string) =>
    allNodes<Kind>(nodeModel, type, { ...edition, locale: { eq: locale } });
  const { locale } = sidebar;
  const inLocale = (path: string) => localePath(path, locale, site.language);
  const location = { routeBase: inLocale(version.routeBase), directory: version.directory, inLocale };
  const docs = inLanguage(
    await all<DocPageNode>("DocPage", site.language),
    await all<DocPageNode>("DocPage", locale),
    locale,
    site.language,
  );
  return navigationOf(location, sidebar, docs, await all<FolderNode>("SidebarFolder", locale)).items;
}

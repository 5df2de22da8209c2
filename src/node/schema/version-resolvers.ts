import type { Node } from "gatsby";
import type { SiteConfig } from "../../site/schema";
import { firstPathIn } from "../navigation/main-page";
import { navigationOf } from "../navigation/section-navigation";
import type { DocPageNode } from "../node-types/content-types";
import type { DocsVersionFields } from "../nodes/create-versions";
import type { FolderNode, SidebarNode } from "../navigation/sidebar-nodes";
import { allNodes, type ResolverContext } from "./node-model";

/** Resolvers for the fields of a version that depend on its pages. */
export function versionResolvers(site: SiteConfig): object {
  const all = <Kind extends Node>(
    type: string,
    { section, name }: DocsVersionFields,
    { nodeModel }: ResolverContext,
  ): Promise<Kind[]> =>
    allNodes<Kind>(nodeModel, type, {
      section: { eq: section },
      version: { eq: name },
      locale: { eq: site.language },
    });

  const mainDocId = async (version: DocsVersionFields, context: ResolverContext): Promise<string | null> => {
    const docs = await all<DocPageNode>("DocPage", version, context);
    const idAt = (path: string | undefined) => docs.find((doc) => doc.path === path)?.docId;
    const atAddress = idAt(version.path);
    if (atAddress !== undefined) return atAddress;
    const [sidebar] = await all<SidebarNode>("Sidebar", version, context);
    const folders = await all<FolderNode>("SidebarFolder", version, context);
    const location = { routeBase: version.path, directory: version.directory };
    return idAt(firstPathIn(navigationOf(location, sidebar, docs, folders).items)) ?? null;
  };

  const field = (
    type: string,
    resolve: (version: DocsVersionFields, context: ResolverContext) => unknown,
  ) => ({
    type,
    resolve: (version: DocsVersionFields, _args: unknown, context: ResolverContext) =>
      resolve(version, context),
  });
  return {
    mainDocId: field("String", mainDocId),
    docs: field("[DocPage!]!", (version, context) => all("DocPage", version, context)),
    sidebars: field("[Sidebar!]!", (version, context) => all("Sidebar", version, context)),
    draftIds: field("[String!]!", async (version, context) =>
      (await all<Node & { docId: string }>("DraftPage", version, context)).map(({ docId }) => docId),
    ),
  };
}

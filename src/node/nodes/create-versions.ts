import type { NodePluginArgs } from "gatsby";
import { versionsOf } from "../../site/docs-version";
import type { SiteConfig } from "../../site/schema";

/** A version of a section. Fields that depend on its pages are resolved when a query requests them. */
export interface DocsVersionFields {
  section: string;
  name: string;
  label: string;
  isLast: boolean;
  banner: string | null;
  /** The base address of its pages. */
  path: string;
  /** Folder under content/. */
  directory: string;
}

type NodeTools = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">;

/** Creates a `DocsVersion` node for each configured version. */
export function createVersionNodes(
  { actions, createNodeId, createContentDigest }: NodeTools,
  site: SiteConfig,
): void {
  for (const section of site.documentation.sections) {
    for (const { name, label, isLast, banner, routeBase, directory } of versionsOf(section)) {
      const fields: DocsVersionFields = {
        section: section.id,
        name,
        label,
        isLast,
        banner,
        path: routeBase,
        directory,
      };
      void actions.createNode({
        ...fields,
        id: createNodeId(`DocsVersion ${section.id} ${name}`),
        parent: null,
        children: [],
        internal: { type: "DocsVersion", contentDigest: createContentDigest(fields) },
      });
    }
  }
}

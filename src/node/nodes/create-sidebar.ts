import { readFileSync } from "node:fs";
import type { Node, NodePluginArgs } from "gatsby";
import { z } from "zod";
import type { SiteConfig } from "../../site/schema";
import { localePath } from "../../model/navigation/locale";
import { checkYaml } from "../reading/yaml-file";
import { listedCategories } from "../navigation/listing-slugs";
import { parseSidebar } from "../navigation/sidebar-config";
import type { FolderFields, SidebarFields } from "../navigation/sidebar-nodes";
import { createChildNode } from "./child-nodes";
import { contentFileOf } from "./content-files";
import { folderNamed } from "./content-folders";

/** `_category.yaml`: a folder of an `autogenerate` entry. */
export const folderSchema = z.strictObject({
  label: z.string().trim().min(1).optional(),
  position: z.number().optional(),
});

type NodeTools = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">;

/** Whether a node is a file that defines a sidebar. */
export function isSidebarFile(node: Node): boolean {
  return (
    node.internal.type === "File" && (node.relativePath === "sidebar.yaml" || node.base === "_category.yaml")
  );
}

/**
 * Creates the nodes of a file that defines a sidebar: from `sidebar.yaml`, a `Sidebar` with its `Category` nodes; from
 * `_category.yaml`, a `SidebarFolder`.
 */
export function createSidebarNodes(node: Node, tools: NodeTools, root: string, site: SiteConfig): void {
  const source = folderNamed(site, String(node.sourceInstanceName));
  if (!source || typeof source.kind === "string") return;
  const { section, version } = source.kind;
  const location = { section: section.id, version: version.name, locale: source.locale };
  const absolutePath = String(node.absolutePath);
  const relativePath = String(node.relativePath);
  const { file } = contentFileOf(root, absolutePath, relativePath);
  if (relativePath === "sidebar.yaml") {
    const { entries, problems } = parseSidebar(file, readFileSync(absolutePath, "utf8"));
    const data: SidebarFields = { ...location, file, entries, problems };
    createChildNode(node, tools, { type: "Sidebar", data });
    const routeBase = localePath(version.routeBase, source.locale, site.language);
    for (const category of listedCategories(entries, routeBase)) {
      createChildNode(node, tools, {
        type: "Category",
        name: category.path,
        data: { ...location, ...category },
      });
    }
  } else {
    const folder = relativePath.split("/").slice(0, -1).join("/");
    const fields: FolderFields = { ...location, folder, file, ...readFolder(file, absolutePath) };
    createChildNode(node, tools, { type: "SidebarFolder", data: fields });
  }
}

function readFolder(
  file: string,
  absolutePath: string,
): Pick<FolderFields, "label" | "position" | "problems"> {
  const yaml = readFileSync(absolutePath, "utf8");
  const { value, problems } = checkYaml(file, yaml, folderSchema);
  return { label: value?.label ?? null, position: value?.position ?? null, problems };
}

import type { CatalogEntry } from "../../model/reference/interceptor-catalog";
import { walkSidebar, type SidebarItem } from "../../model/navigation/navigation";
import { interceptorFile } from "../data-files/interceptor-file";
import type { DocPageNode } from "../node-types/content-types";
import type { InterceptorNode } from "../nodes/create-interceptor";

/** With fewer interceptors, no filter is needed: the category's cards show all of them. */
const worthAFilter = 5;

/**
 * Lists the interceptors described on a category's pages, for the catalog on the category's page. A page describes the
 * interceptors whose data it shows, which can be several.
 * @returns an empty list for a category with only a few
 */
export function catalogOf(
  category: SidebarItem,
  interceptors: readonly InterceptorNode[],
  docs: readonly Pick<DocPageNode, "path" | "dependencies">[],
): CatalogEntry[] {
  const byFile = new Map(interceptors.map((node) => [interceptorFile(node.interceptorId), node]));
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  const entries = new Map<string, CatalogEntry>();
  walkSidebar(category.items ?? [], ({ path }) => {
    for (const { file } of byPath.get(path ?? "")?.dependencies ?? []) {
      const node = byFile.get(file);
      if (!node || path === undefined) continue;
      const { interceptorId, name, summary, kind, goals, requests } = node;
      entries.set(interceptorId, { id: interceptorId, path, name, summary, kind, goals, requests });
    }
  });
  return entries.size >= worthAFilter ? [...entries.values()] : [];
}

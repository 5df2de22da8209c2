import { fetchJson } from "../../components/fetch-json";
import type { ContentNode } from "../../model/content/content-tree";

/**
 * The content of a page of this site, from its page data.
 * @param path site path with trailing slash
 * @throws Error if the file can't be loaded or doesn't contain the content
 */
export async function loadTree(path: string, signal: AbortSignal): Promise<ContentNode[]> {
  const name = path === "/" ? "/index/" : path;
  const tree = treeIn(await fetchJson(`/page-data${name}page-data.json`, signal));
  if (!tree) throw new Error("The page has no content.");
  return tree;
}

/** Each template names its page differently, so this looks for the one that has a body with a tree. */
function treeIn(pageData: unknown): ContentNode[] | null {
  const data = (pageData as { result?: { data?: Record<string, unknown> } }).result?.data ?? {};
  for (const node of Object.values(data)) {
    const tree = (node as { body?: { tree?: unknown } } | null)?.body?.tree;
    if (Array.isArray(tree)) return tree as ContentNode[];
  }
  return null;
}

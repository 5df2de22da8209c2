import { withPrefix } from "gatsby";
import type { ContentNode } from "../../model/content/content-tree";

/**
 * The content of a page of this site, from the file that Gatsby keeps for it.
 * @param path site path with trailing slash
 * @throws Error where the file can't be had or holds no content
 */
export async function loadTree(path: string, signal: AbortSignal): Promise<ContentNode[]> {
  const name = path === "/" ? "/index/" : path;
  const response = await fetch(withPrefix(`/page-data${name}page-data.json`), { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const tree = treeIn(await response.json());
  if (!tree) throw new Error("no content");
  return tree;
}

/** Each template names its page in its own way; what has a body with a tree is it. */
function treeIn(pageData: unknown): ContentNode[] | null {
  const data = (pageData as { result?: { data?: Record<string, unknown> } }).result?.data ?? {};
  for (const node of Object.values(data)) {
    const tree = (node as { body?: { tree?: unknown } } | null)?.body?.tree;
    if (Array.isArray(tree)) return tree as ContentNode[];
  }
  return null;
}

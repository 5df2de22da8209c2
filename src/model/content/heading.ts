import type { ContentNode } from "./content-tree";

/** A heading of a page. `content` keeps inline markup such as code, without links. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
  content: ContentNode[];
}

export interface TableOfContentsItem {
  id: string;
  content: ContentNode[];
  children: TableOfContentsItem[];
}

/**
 * Nests a page's headings for the table of contents.
 * @param headings in document order
 * @param deepest the deepest level shown; levels start at 2
 * @returns items in document order; a heading that skips a level is placed below the last shallower one
 */
export function tableOfContents(headings: readonly Heading[], deepest = 3): TableOfContentsItem[] {
  const items: TableOfContentsItem[] = [];
  const open: { depth: number; item: TableOfContentsItem }[] = [];
  for (const { depth, id, content } of headings) {
    if (depth < 2 || depth > deepest) continue;
    const item: TableOfContentsItem = { id, content, children: [] };
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    (open.at(-1)?.item.children ?? items).push(item);
    open.push({ depth, item });
  }
  return items;
}

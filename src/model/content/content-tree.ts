/** A page's body as plain JSON: the build creates it from MDX, and the renderer renders it. */
export type ContentNode = string | ContentElement;

export interface ContentElement {
  /** An HTML tag in lowercase or the name of an author component. */
  type: string;
  props?: Record<string, JsonValue>;
  children?: ContentNode[];
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

const invisible = new Set(["CodeBlock", "Diagram"]);

/**
 * Returns the visible words in a piece of content, without markup.
 * @param nodes the content; code blocks and diagrams count as empty because their text is in props
 */
export function textOf(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (invisible.has(node.type)) return "";
      return textOf(node.children ?? []);
    })
    .join("");
}

/** Calls `visit` for each element of the tree, parents before children, in document order. */
export function walkElements(nodes: readonly ContentNode[], visit: (element: ContentElement) => void): void {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    visit(node);
    if (node.children) walkElements(node.children, visit);
  }
}

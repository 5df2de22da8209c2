import type { ContentElement, ContentNode } from "../../model/content/content-tree";

/** What is shown on its page only: it needs data, room or an address of its own. */
const leftOut = new Set([
  "Diagram",
  "Figure",
  "img",
  "EntryAnchor",
  "ResourceBuilder",
  "InterceptorCatalog",
  "SupportWindows",
  "CompatibilityTable",
  "CompatibilityPicker",
  "input",
]);
/** What only stands around content. */
const unwrapped = new Set(["FilterableTable", "Term"]);
const heading = /^h[1-6]$/;

/**
 * The part of a page's content that belongs to one heading: from there up to the next one, wherever in the tree that is.
 * @param tree the content of the page
 * @param path the page's own address, for links that stay on it
 * @param anchor id of the heading; empty for what stands before the first heading
 * @returns content without ids, fit to stand on any page; empty where there is no such heading
 */
export function sectionNodes(tree: readonly ContentNode[], path: string, anchor: string): ContentNode[] {
  let place: "before" | "inside" | "after" = anchor === "" ? "inside" : "before";
  const take = (nodes: readonly ContentNode[]): ContentNode[] =>
    nodes.flatMap((node) => {
      if (typeof node === "string") return place === "inside" ? [node] : [];
      if (heading.test(node.type)) {
        if (place === "inside") place = "after";
        else if (place === "before" && node.props?.id === anchor) place = "inside";
        return [];
      }
      const began = place;
      const children = take(node.children ?? []);
      if (began !== "inside") return children;
      if (leftOut.has(node.type)) return [];
      if (unwrapped.has(node.type)) return children;
      // A container of which the next heading took everything.
      if (children.length === 0 && (node.children?.length ?? 0) > 0) return [];
      return [detached(node, children, path)];
    });
  return take(tree).filter((node) => typeof node !== "string" || node.trim() !== "");
}

function detached({ type, props = {}, children }: ContentElement, kept: ContentNode[], path: string) {
  const { id: _, href, ...others } = props;
  const link = typeof href === "string" && href.startsWith("#") ? path + href : href;
  return {
    type,
    props: { ...others, ...(link === undefined ? {} : { href: link }) },
    ...(children ? { children: kept } : {}),
  };
}

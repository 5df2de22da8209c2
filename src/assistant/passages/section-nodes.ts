import type { ContentElement, ContentNode } from "../../model/content/content-tree";

/** Shown only on its own page, because it needs data, space or its own address. */
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
/** Elements that only wrap content. */
const unwrapped = new Set(["FilterableTable", "Term"]);
const heading = /^h[1-6]$/;

/**
 * The part of a page's content that belongs to one heading: everything up to the next heading, wherever in the tree that is.
 * @param tree the content of the page
 * @param path the page's own address, for links within the page
 * @param anchor ID of the heading; empty for the content before the first heading
 * @returns content without IDs, which can be shown on any page; empty if there is no such heading
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
      // A container whose whole content belongs to the next heading.
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

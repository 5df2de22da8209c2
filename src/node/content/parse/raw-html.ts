import { htmlTagNames } from "html-tag-names";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";

const known = new Set(htmlTagNames);
const tag = /<\/?([a-zA-Z][^\s/>]*)/g;

/**
 * Converts unknown HTML tags in plain Markdown to text, because authors write placeholders such as `<cluster-id>`.
 * @returns whether there is still HTML to parse
 */
export function escapeUnknownHtml(tree: Root): boolean {
  let left = false;
  visit(tree, "html", (node, index, parent) => {
    if (!parent || index === undefined) return;
    const value = node.value.replace(/<!--[\s\S]*?(?:-->|$)/g, "");
    const tags = [...value.matchAll(tag)].map(([, name = ""]) => known.has(name.toLowerCase()));
    if (!tags.includes(false) || tags.includes(true)) {
      node.value = value.replace(tag, (start: string, name: string) =>
        known.has(name.toLowerCase()) ? start : start.replace("<", "&lt;"),
      );
      left = true;
      return;
    }
    const text = { type: "text" as const, value };
    const isInline = parent.type !== "root" && parent.type !== "blockquote" && parent.type !== "listItem";
    parent.children[index] = isInline ? text : { type: "paragraph", children: [text] };
  });
  return left;
}

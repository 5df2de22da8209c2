import type { Paragraph, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";

const inlineNames = new Set(
  (
    "Kbd Badge Since Term a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong " +
    "sub sup time u var wbr"
  ).split(" "),
);

/**
 * MDX parses `<Tab label="a">text</Tab>` on one line as a paragraph that contains a component. If a paragraph contains only
 * block components, they replace it, as if their tags were on separate lines.
 */
export function unravel(tree: Root): void {
  visit(tree, "paragraph", (paragraph, index, parent) => {
    if (!parent || index === undefined) return;
    const elements = elementsOf(paragraph);
    if (!elements?.some(({ name }) => !inlineNames.has(name ?? ""))) return;
    const blocks = elements.map(
      (element) => ({ ...element, type: "mdxJsxFlowElement" }) as MdxJsxFlowElement,
    );
    (parent.children as RootContent[]).splice(index, 1, ...blocks);
    return [SKIP, index];
  });
}

/** The components of a paragraph that contains nothing else; null for other paragraphs. */
function elementsOf(paragraph: Paragraph): MdxJsxTextElement[] | null {
  const elements: MdxJsxTextElement[] = [];
  for (const child of paragraph.children) {
    if (child.type === "mdxJsxTextElement") elements.push(child);
    else if (child.type !== "text" || child.value.trim() !== "") return null;
  }
  return elements;
}

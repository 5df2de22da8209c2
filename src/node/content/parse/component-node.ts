import type { BlockContent, DefinitionContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/**
 * Creates a syntax node for an author component, as if it had been written in MDX.
 * @param properties `true` becomes a bare attribute; undefined properties are left out
 */
export function componentNode(
  name: string,
  properties: Readonly<Record<string, string | true | undefined>>,
  children: (BlockContent | DefinitionContent)[] = [],
): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(properties)
      .filter((entry): entry is [string, string | true] => entry[1] !== undefined)
      .map(([key, value]) => ({ type: "mdxJsxAttribute", name: key, value: value === true ? null : value })),
    children,
  };
}

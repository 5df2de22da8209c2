import type { PhrasingContent } from "mdast";
import { textOf, type ContentElement, type ContentNode } from "../../model/content/content-tree";
import { productNames } from "../../model/content/product-names";
import { text } from "./mdast-nodes";

type Absolute = (address: string) => string;

/**
 * Converts inline content to a Markdown syntax tree.
 * @param absolute converts the address of a link or an image to one that works outside the site
 */
export function phrasingOf(nodes: readonly ContentNode[], absolute: Absolute): PhrasingContent[] {
  return nodes.flatMap((node) => (typeof node === "string" ? wordsOf(node) : elementOf(node, absolute)));
}

function elementOf(element: ContentElement, absolute: Absolute): PhrasingContent[] {
  const { type, props = {}, children = [] } = element;
  switch (type) {
    case "strong":
    case "b":
      return [{ type: "strong", children: phrasingOf(children, absolute) }];
    case "em":
    case "i":
      return [{ type: "emphasis", children: phrasingOf(children, absolute) }];
    case "del":
    case "s":
      return [{ type: "delete", children: phrasingOf(children, absolute) }];
    case "code":
      return [{ type: "inlineCode", value: textOf(children) }];
    case "br":
      return [text(" ")];
    case "img":
      return [imageOf(element, absolute)];
    // The list item stores whether it is checked.
    case "input":
      return [];
    case "a":
      if ("data-footnote-backref" in props) return [];
      return [
        {
          type: "link",
          url: absolute(property(element, "href")),
          children: phrasingOf(children, absolute),
        },
      ];
    case "Since":
      return [text(sinceText(element))];
    default:
      return phrasingOf(children, absolute);
  }
}

/** An image, or a figure with one. */
export function imageOf(element: ContentElement, absolute: Absolute): PhrasingContent {
  return {
    type: "image",
    url: absolute(property(element, "src")),
    alt: property(element, "alt"),
  };
}

function sinceText(element: ContentElement): string {
  const product = property(element, "product");
  const name = Object.entries(productNames).find(([id]) => id === product)?.[1] ?? product;
  return `Since ${name} ${property(element, "version")}`;
}

/** Line breaks in the source become spaces. */
function wordsOf(words: string): PhrasingContent[] {
  return words === "" ? [] : [text(words.replace(/\s+/g, " "))];
}

/** Removes spaces at both ends. */
export function trimmed(content: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = content;
  if (first?.type === "text") {
    const value = first.value.trimStart();
    return value === "" ? trimmed(rest) : trimmedEnd([text(value), ...rest]);
  }
  return trimmedEnd(content);
}

function trimmedEnd(content: readonly PhrasingContent[]): PhrasingContent[] {
  const last = content.at(-1);
  if (last?.type !== "text") return [...content];
  const value = last.value.trimEnd();
  const before = content.slice(0, -1);
  return value === "" ? trimmedEnd(before) : [...before, text(value)];
}

/** A text in an element's properties; empty if it is missing. */
export function property(element: ContentElement, name: string): string {
  const value = element.props?.[name];
  return typeof value === "string" ? value : "";
}

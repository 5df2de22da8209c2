import type { Code, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { keepDataProse } from "./data-prose";
import type { PlacedYaml } from "./frontmatter";
import { ProseMask, type TextPoint } from "./prose-mask";

/** Component properties and diagram options that readers see. */
export const readAttributes = new Set(["title", "label", "description", "summary", "alt"]);

/** Frontmatter keys that readers see. */
export const readKeys = new Set(["title", "description", "sidebar_label", "summary", "badges", "what", "do"]);

/**
 * The prose of a page or partial. Everything else is blank: code, addresses, expressions, component names.
 * @param text the whole file
 * @param tree its body; empty if it can't be read
 * @returns as many lines as the text has, with each word at its original position
 */
export function pageProse(text: string, frontmatter: PlacedYaml | null, tree: Root): string {
  const mask = new ProseMask(text);
  if (frontmatter) keepDataProse(mask, frontmatter, (key) => readKeys.has(key));
  visit(tree, (node) => {
    keepNode(mask, text, node as RootContent);
  });
  return mask.text;
}

function keepNode(mask: ProseMask, text: string, node: RootContent): void {
  const { position } = node;
  if (!position) return;
  if (node.type === "text") mask.keep(position.start, position.end);
  if (node.type === "image" && node.alt) keepFound(mask, text, position.start, node.alt);
  if (node.type === "code" && node.lang === "mermaid") keepOptions(mask, text, node, position.start);
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || !readAttributes.has(attribute.name)) continue;
    if (typeof attribute.value === "string" && attribute.position)
      keepFound(mask, text, attribute.position.start, attribute.value, attribute.name.length);
  }
}

/** The title and the description of a diagram. Titles of other fences are file names. */
function keepOptions(mask: ProseMask, text: string, { meta }: Code, start: TextPoint): void {
  for (const [, name = "", value = ""] of (meta ?? "").matchAll(/([\w-]+)="([^"]*)"/g))
    if (readAttributes.has(name)) keepFound(mask, text, start, value);
}

/** Parsers don't report the position of a value inside its node, so the search starts at the node. */
function keepFound(mask: ProseMask, text: string, start: TextPoint, value: string, skip = 0): void {
  const lines = text.split("\n");
  const from = lines.slice(0, start.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const found = text.indexOf(value, from + start.column - 1 + skip);
  if (found >= 0) mask.keepOffsets(text, found, found + value.length);
}

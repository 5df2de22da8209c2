import type { Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { admonitionTypes } from "../../../model/content/author-components";
import { didYouMean } from "../../../model/problem/suggestion";
import { componentNode } from "./component-node";
import type { Reporter } from "../../problems/reporter";
import { walk } from "./walk";

/**
 * Converts each `:::type` container to `<Admonition>`. Unknown types and unclosed containers are errors.
 * @param text the parsed text, because the tree doesn't show whether a container was closed
 */
export function convertAdmonitions(tree: Root, text: string, report: Reporter): void {
  const lines = text.split("\n");
  visit(tree, "containerDirective", (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!isClosed(node, lines)) {
      report.error(node, `\`:::${node.name}\` isn't closed`, "end it with a line that contains only `:::`");
    }
    const type = admonitionTypes.find((name) => name === node.name);
    if (!type) {
      report.error(
        node,
        `\`:::${node.name}\` isn't an admonition`,
        `${didYouMean(node.name, admonitionTypes, (type) => `:::${type}`)}Types: ${admonitionTypes.join(", ")}`,
      );
      return;
    }
    if (Object.keys(node.attributes ?? {}).length > 0) {
      report.error(node, `\`:::${node.name}\` takes a title, not attributes in braces`);
    }
    const [first, ...others] = node.children;
    const isLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
    const title = isLabel ? toString(first) : undefined;
    const replacement = componentNode("Admonition", { type, title }, isLabel ? others : node.children);
    replacement.position = node.position;
    parent.children[index] = replacement;
    // The node itself has been removed from the tree. Continue with its replacement, which can contain more containers.
    return [SKIP, index];
  });
  walk(tree, (node) => {
    if (node.type === "text" && /^:::/m.test(node.value))
      report.error(
        node,
        "`:::` here neither opens nor closes an admonition",
        "start an admonition with `:::note` on its own line, and end it with `:::`",
      );
  });
}

/** Whether a container ends with as many colons as it starts with. Nested containers have fewer colons. */
function isClosed({ position }: ContainerDirective, lines: readonly string[]): boolean {
  if (!position) return true;
  const { start, end } = position;
  const opening = /^:*/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? "")?.[0].length ?? 0;
  const closing = /(?:^|[\s>])(:*)\s*$/.exec(lines[end.line - 1] ?? "")?.[1]?.length ?? 0;
  return end.line > start.line && closing >= opening;
}

import type { Root } from "hast";
import { authorComponents } from "../../../model/content/author-components";
import { didYouMean } from "../../../model/problem/suggestion";
import type { Reporter } from "../../problems/reporter";
import { walk } from "../parse/walk";

const internal = ["CodeBlock", "Diagram"];

/**
 * Reports components that neither the site nor the page defines, and replaces them with their content.
 * @param local names that the page imports or exports
 */
export function checkComponents(tree: Root, local: readonly string[], report: Reporter): void {
  const names = [...Object.keys(authorComponents), ...local];
  walk(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const name = node.name ?? "";
    const [object = "", ...members] = name.split(".");
    const isKnown =
      members.length > 0 ? local.includes(object) : names.includes(name) || /^([a-z]|$)/.test(name);
    if (isKnown || internal.includes(name)) return;
    report.error(
      node,
      `\`<${name}>\` isn't a component`,
      `${didYouMean(name, names, (known) => `<${known}>`)}Components: ${names.join(", ")}`,
    );
    node.name = null;
    node.attributes = [];
  });
}

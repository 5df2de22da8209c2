import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/** remark-lint doesn't have a rule for it. */
export const alternativeText = documentRule(
  "prose/alternative-text",
  "Images without an alternative text.",
  ({ tree }) => {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      if (lacksText(node))
        findings.push({
          line: node.position?.start.line ?? 0,
          column: node.position?.start.column ?? 0,
          message: "the image has no alternative text",
        });
    });
    return findings;
  },
);

function lacksText(node: Nodes): boolean {
  if (node.type === "image") return (node.alt ?? "").trim() === "";
  if (node.type === "html")
    return /<img\b/i.test(node.value) && !/\salt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s])/i.test(node.value);
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return false;
  if (node.name !== "img") return false;
  const alt = node.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === "alt")?.value;
  // The value of an expression isn't known here.
  return typeof alt === "string" ? alt.trim() === "" : !alt;
}

import { visit } from "unist-util-visit";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/** A hint. Release notes consist of lists of any length. */
export const shortLists = documentRule(
  "prose/short-lists",
  "Lists with a single item (hint).",
  ({ tree, kind }) => {
    const findings: Finding[] = [];
    if (kind === "release") return [];
    visit(tree, "list", ({ children, position }) => {
      if (children.length === 1)
        findings.push({
          line: position?.start.line ?? 0,
          message: "the list has only one item",
          isHint: true,
        });
    });
    return findings;
  },
);
